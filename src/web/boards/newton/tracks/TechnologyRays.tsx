import { memo } from 'react'
import { IconAt } from '../../../plates/Icon.tsx'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import { Tile } from '../../../plates/pieces/Tile.tsx'
import type { Marks, Pointing } from '../../../plates/targets.ts'
import { BonusToken } from '../BonusToken.tsx'
import type { BoardInput } from '../board-input.ts'
import { byId, type NewtonComponents, type TechSpaceData } from '../components.ts'
import { effectRow, scoringIcons, specializationIcons } from '../effect-icons.ts'
import { inventionWidth, techShape, techSpot } from './track-layout.ts'
import { VolumeStrip } from './VolumeStrip.tsx'

/** A ray between two spaces: a double line, bent like light in glass. */
const Rays = memo(function Rays({ spaces }: { spaces: readonly TechSpaceData[] }) {
  const paths = spaces.flatMap(space =>
    space.next.map(id => {
      const a = techSpot(space)
      const b = techSpot(byId(spaces, id))
      const middle = (a.y + b.y) / 2
      return `M${a.x} ${a.y}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${b.y}`
    }),
  )
  return (
    <g fill="none">
      <path d={paths.join('')} stroke="var(--ink)" strokeWidth="5" />
      <path d={paths.join('')} stroke="var(--paper-raised)" strokeWidth="3" />
    </g>
  )
})

/** The prism that divides the ray. */
const Prism = () => (
  <g stroke="var(--ink)" strokeLinejoin="round">
    <path d="M0 -23l31 45h-62Z" fill="var(--paper-sunk)" strokeWidth="1.25" />
    <path d="M0 -16l23 34h-46Z" fill="none" strokeWidth=".6" />
    <path d="M2.5 -12l2 3M5.5 -9l3 4.5M8.5 -6l4 6M11.5 -3l5 7.5" strokeWidth=".6" opacity=".6" />
  </g>
)

/** What is printed and what lies on a space, drawn around the origin. */
function SpaceDrawing({
  space,
  tile,
  token,
  components,
}: {
  space: TechSpaceData
  tile: string | undefined
  token: string | undefined
  components: NewtonComponents
}) {
  const { tiles } = components
  switch (space.kind) {
    case 'start':
      return <Prism />
    case 'bonus':
      if (token !== undefined) return <BonusToken gain={byId(components.bonusTokens, token).gain} radius={11.5} />
      return (
        <>
          <circle r="11.5" fill="var(--r-coin)" stroke="var(--ink)" strokeWidth="1.1" />
          <circle r="7" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth=".9" />
        </>
      )
    case 'specialization':
      return (
        <Tile
          x={0}
          y={0}
          width={46}
          height={25}
          tokens={tile === undefined ? [] : specializationIcons(components, tile)}
        />
      )
    case 'invention':
      return (
        <Tile
          x={0}
          y={0}
          width={inventionWidth}
          height={26}
          tokens={tile === undefined ? [] : effectRow(byId(tiles.invention, tile).effects)}
          framed
        />
      )
    case 'master':
      return (
        <>
          <ellipse rx="15" ry="18" fill="var(--paper-raised)" />
          <IconAt name="master" x={0} y={0} size={36} />
        </>
      )
    case 'objective':
      return (
        <>
          <VolumeStrip requirement={space.requirement} at={{ x: 0, y: 13 }} width={58} height={20} />
          <Tile
            x={0}
            y={-10}
            width={58}
            height={26}
            tokens={tile === undefined ? [] : scoringIcons(byId(tiles.objective, tile).scoring)}
          />
        </>
      )
    default:
      return <circle r="8" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="1.25" />
  }
}

/** A space with what lies on it; drawn again only when that or its marks change. */
const TechSpace = memo(function TechSpace({
  marks,
  pointing,
  ...drawn
}: Parameters<typeof SpaceDrawing>[0] & { marks: Marks; pointing: Pointing }) {
  const { space } = drawn
  return (
    <Target place={`tech:${space.id}`} at={techSpot(space)} shape={techShape(space)} marks={marks} pointing={pointing}>
      <SpaceDrawing {...drawn} />
    </Target>
  )
})

/** The technology track: a ray that a prism divides into six. */
export function TechnologyRays({ scene, components, marks, pointing }: BoardInput) {
  const { spaces } = components.technologyTrack
  return (
    <g>
      <Rays spaces={spaces} />
      {spaces.map(space => (
        <TechSpace
          key={space.id}
          space={space}
          tile={scene.tiles[space.id]}
          token={scene.bonus[space.id]}
          components={components}
          marks={onlyAt(marks, `tech:${space.id}`)}
          pointing={pointing}
        />
      ))}
    </g>
  )
}
