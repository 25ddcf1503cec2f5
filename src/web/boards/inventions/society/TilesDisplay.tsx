import { isAspiration } from '../../../../games/inventions/rules/aspirations.ts'
import { playerAt } from '../../../../games/inventions/state.ts'
import { hexagonPath } from '../../../plates/geometry.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { drawnFor } from '../drawn-for.ts'
import type { TableInput } from '../table-input.ts'
import { aspirations } from '../targets.ts'
import { TileFace, tileRadius } from './TileFace.tsx'

const emptySpace = hexagonPath({ x: 0, y: 0 }, tileRadius - 2)

function Slot({ place, tile, ...input }: TableInput & { place: string; tile: string }) {
  const { play, marks, pointing } = input
  return (
    <TargetBox
      place={place}
      marks={marks}
      pointing={pointing}
      readable={tile !== '' && !isAspiration(tile)}
      className="slot"
    >
      <svg viewBox="-27 -27 54 54" aria-hidden="true">
        {tile === '' ? (
          <path className="slot-empty" d={emptySpace} />
        ) : (
          <TileFace components={play.components} id={tile} />
        )}
      </svg>
    </TargetBox>
  )
}

/** The four spaces for tiles that are still to be built, and aspirations for which there is no space. */
function Display(input: TableInput) {
  const { play, seat, marks, pointing, labels } = input
  const { display } = playerAt(play, seat)
  const { turn } = play.state
  const surplus = turn.seat === seat ? turn.surplus : []
  return (
    <div className="tiles-display">
      <span className="sheet-caption">{labels.display}</span>
      {display.map((tile, space) => (
        <Slot
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the display never change their order
          key={space}
          {...input}
          place={tile === '' || isAspiration(tile) ? `slot:${space + 1}` : `tile:${tile}`}
          tile={tile}
        />
      ))}
      {surplus.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: surplus tiles are named by their place
        <Slot key={`surplus-${at}`} {...input} place={`surplus:${at + 1}`} tile={tile} />
      ))}
      <TargetBox place={aspirations} marks={marks} pointing={pointing} className="aspirations">
        <Icon name="tile" size={1.5} /> +?
      </TargetBox>
    </div>
  )
}

export const TilesDisplay = drawnFor(
  {
    kinds: ['slot', 'tile', 'surplus', 'aspirations'],
    of: ({ play, seat }: TableInput) => [playerAt(play, seat).display, play.state.turn.surplus],
  },
  Display,
)
