import { memo } from 'react'
import type { Inventions, Tile } from '../../../../games/inventions/components.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { drawnFor } from '../drawn-for.ts'
import { typeColor, typeIcons } from '../effect-icons.ts'
import type { TableInput } from '../table-input.ts'
import { stackIcons } from '../tile-icons.ts'
import './stacks.css'

const Face = memo(function Face({ components, id }: { components: Inventions; id: string }) {
  return <IconRow tokens={stackIcons(components, id)} />
})

function Stack({ tile, ...input }: TableInput & { tile: Tile }) {
  const { play, marks, pointing } = input
  const left = play.state.stock[tile.type]?.[tile.number - 1] ?? 0
  return (
    <TargetBox
      place={`stock:${tile.id}`}
      marks={marks}
      pointing={pointing}
      readable
      className={left === 0 ? 'stack stack--empty' : 'stack'}
    >
      <b className="number">{tile.number}</b>
      <Face components={play.components} id={tile.id} />
      <small className="number">×{left}</small>
    </TargetBox>
  )
}

/** The open stacks of progress tiles: a column for each type, a row for each number. */
function Stacks(input: TableInput) {
  const { components } = input.play
  return (
    <section className="stacks" aria-label={input.labels.progress}>
      {components.progress.map((tiles, type) => (
        <div key={typeIcons[type]} className="stacks-type" style={{ '--type': typeColor(type) }}>
          <span className="stacks-head">
            <Icon name={typeIcons[type] ?? 'tile'} size={1.15} />
          </span>
          {tiles.map(tile => (
            <Stack key={tile.id} {...input} tile={tile} />
          ))}
        </div>
      ))}
    </section>
  )
}

export const ProgressStacks = drawnFor({ kinds: ['stock'], of: ({ play }: TableInput) => play.state.stock }, Stacks)
