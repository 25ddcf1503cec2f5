import { row } from '../../../../kernel/rows.ts'
import { boxAround, type Point } from '../../../plates/geometry.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import { Pillar } from '../../../plates/pieces/Pillar.tsx'
import { Tile } from '../../../plates/pieces/Tile.tsx'
import { drawnFor } from '../drawn-for.ts'
import { effectIcons } from '../effect-icons.ts'
import { Person } from '../Person.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { useWorld } from './use-world.ts'
import { chronosSpot, crowdSpot, knowledgeSpot, sageSpot } from './world-layout.ts'

const number = { kind: 'disc', radius: 13 } as const
const person = { kind: 'box', width: 30, height: 19 } as const

/** A region on the map: its number, the knowledge tile and its sage, and everybody's citizens. */
function OnMap({ index, play, seat, marks, pointing }: TableInput & { index: number }) {
  const { state, components } = play
  const region = state.regions[index]
  const data = components.regions[index]
  const spot = useWorld().spots[index]
  if (region === undefined || data === undefined || spot === undefined) return null
  const { at } = spot
  const knowledge = row(components.knowledgeTiles, state.layout.knowledgeTiles[index] ?? '')
  const crowd = region.citizens.flatMap((count, owner) => (count === 0 ? [] : [{ owner, count }]))
  const tile = knowledgeSpot(at)
  const sage = sageSpot(at)
  const chronos = chronosSpot(at)
  return (
    <>
      <Target
        place={`knowledge:${knowledge.id}`}
        at={tile}
        shape={{ kind: 'box', width: 42, height: 20 }}
        marks={marks}
        pointing={pointing}
      >
        <Tile
          x={0}
          y={0}
          width={42}
          height={20}
          size={15}
          tokens={region.turned ? [points(components.pack.knowledgeTiles.backIp)] : effectIcons(knowledge.chain)}
          framed={region.turned}
        />
      </Target>
      {region.sage && (
        <g transform={`translate(${sage.x} ${sage.y})`}>
          <circle r="9.5" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="1" />
          <IconAt name="sage" x={0} y={0} size={15} />
        </g>
      )}
      {state.chronos?.region === index && (
        <g transform={`translate(${chronos.x} ${chronos.y})`}>
          <Pillar color={undefined} height={26} />
        </g>
      )}
      <Target place={`region:${data.id}`} at={at} shape={number} marks={marks} pointing={pointing}>
        <circle r="13" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="1.25" />
        <text y="5" textAnchor="middle" className="plate-name" fontSize="15">
          {index + 1}
        </text>
      </Target>
      {crowd.map(({ owner, count }, place) => {
        const spotOf = crowdSpot(at, place)
        return owner === seat ? (
          <Target
            key={owner}
            place={`citizens:${data.id}`}
            at={spotOf}
            shape={person}
            marks={marks}
            pointing={pointing}
          >
            <Figures color={colorOf(state, owner)} count={count} />
          </Target>
        ) : (
          <g key={owner} transform={`translate(${spotOf.x} ${spotOf.y})`}>
            <Figures color={colorOf(state, owner)} count={count} />
          </g>
        )
      })}
    </>
  )
}

/** Citizens of one owner. */
function Figures({ color, count }: { color: ReturnType<typeof colorOf>; count: number }) {
  return (
    <>
      <rect x="-18" y="-10.5" width="37" height="21" rx="9" fill="var(--land)" opacity=".86" />
      <g transform="translate(-6 0)">
        <Person color={color} size={20} />
      </g>
      <text x="9" y="4.5" className="plate-number inv-count" fontSize="13">
        {count}
      </text>
    </>
  )
}

export const RegionOnMap = drawnFor(
  {
    kinds: ['region', 'citizens', 'knowledge'],
    of: ({ play: { state }, index }: TableInput & { index: number }) => [
      state.regions[index],
      state.chronos?.region === index,
    ],
  },
  OnMap,
)

/** What stands around the number of a region, which chips should leave visible. */
export const crowdBox = (at: Point) => boxAround({ x: at.x + 20, y: at.y + 6 }, 124, 52)
