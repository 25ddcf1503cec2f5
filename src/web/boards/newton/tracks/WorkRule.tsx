import { memo } from 'react'
import { IconAt } from '../../../plates/Icon.tsx'
import type { IconName } from '../../../plates/icons/icons.ts'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import { Tile } from '../../../plates/pieces/Tile.tsx'
import type { Marks, Pointing } from '../../../plates/targets.ts'
import type { BoardInput } from '../board-input.ts'
import { byId, type NewtonComponents, type WorkSpaceData } from '../components.ts'
import { effectRow, scoringIcons, specializationIcons } from '../effect-icons.ts'
import { hangingSpot, inventionWidth, rule, tracksWidth, workShape, workSpot } from './track-layout.ts'
import { VolumeStrip } from './VolumeStrip.tsx'

const spaceIcons: Readonly<Record<string, IconName>> = {
  specialization: 'specialization',
  invention: 'invention',
  master: 'master',
  objective: 'objective',
}

const Rule = memo(function Rule({ spaces }: { spaces: number }) {
  const step = workSpot(1, spaces).x - workSpot(0, spaces).x
  const foot = rule.y + rule.height / 2
  const ticks = Array.from(
    { length: spaces },
    (_, i) => `M${workSpot(i, spaces).x - step / 2} ${foot}v${i % 5 === 0 ? -7 : -4}`,
  )
  return (
    <>
      <rect
        x="8"
        y={rule.y - rule.height / 2}
        width={tracksWidth - 16}
        height={rule.height}
        fill="var(--paper-sunk)"
        stroke="var(--ink)"
      />
      <path d={ticks.join('')} stroke="var(--ink)" strokeWidth=".8" />
    </>
  )
})

const Hanging = memo(function Hanging({
  space,
  spaces,
  tile,
  components,
}: {
  space: WorkSpaceData
  spaces: number
  tile: string | undefined
  components: NewtonComponents
}) {
  const { x, y } = hangingSpot(space, spaces)
  const { tiles } = components
  if (space.kind === 'master') {
    return (
      <>
        <ellipse cx={x} cy={y} rx="12" ry="14" fill="var(--paper-raised)" />
        <IconAt name="master" x={x} y={y} size={29} />
      </>
    )
  }
  if (tile === undefined) return null
  switch (space.kind) {
    case 'specialization':
      return <Tile x={x} y={y} width={46} height={26} tokens={specializationIcons(components, tile)} />
    case 'invention':
      return (
        <Tile
          x={x}
          y={y}
          width={inventionWidth}
          height={26}
          tokens={effectRow(byId(tiles.invention, tile).effects)}
          framed
        />
      )
    case 'objective':
      return (
        <>
          <VolumeStrip requirement={space.requirement} at={{ x, y: y + 19 }} width={52} height={17} />
          <Tile
            x={x}
            y={y - 1}
            width={52}
            height={24}
            tokens={scoringIcons(byId(tiles.objective, tile).scoring)}
            size={13}
          />
        </>
      )
    default:
      return null
  }
})

/** A space of the rule; drawn again only when its marks change. */
const WorkSpace = memo(function WorkSpace({
  space,
  spaces,
  marks,
  pointing,
}: {
  space: WorkSpaceData
  spaces: number
  marks: Marks
  pointing: Pointing
}) {
  const icon = spaceIcons[space.kind]
  return (
    <Target
      place={`work:${space.index}`}
      at={workSpot(space.index, spaces)}
      shape={workShape}
      marks={marks}
      pointing={pointing}
    >
      {icon === undefined ? (
        <circle r="3" fill="var(--line-strong)" />
      ) : (
        <>
          <circle r="9.5" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="1.1" />
          <IconAt name={icon} x={0} y={0} size={14} />
        </>
      )}
    </Target>
  )
})

/** The work track as a graduated rule; what its special spaces give hangs below. */
export function WorkRule({ scene, components, marks, pointing }: BoardInput) {
  const { spaces } = components.workTrack
  const special = spaces.filter(space => spaceIcons[space.kind] !== undefined)
  return (
    <g>
      <Rule spaces={spaces.length} />
      {special.map(space => (
        <g key={space.id}>
          <path d={`M${workSpot(space.index, spaces.length).x} ${rule.y + rule.height / 2}v10`} stroke="var(--ink)" />
          <Hanging space={space} spaces={spaces.length} tile={scene.tiles[space.id]} components={components} />
        </g>
      ))}
      {spaces.map(space => (
        <WorkSpace
          key={space.id}
          space={space}
          spaces={spaces.length}
          marks={onlyAt(marks, `work:${space.index}`)}
          pointing={pointing}
        />
      ))}
    </g>
  )
}
