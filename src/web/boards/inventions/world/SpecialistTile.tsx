import type { RegionState } from '../../../../games/inventions/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { effectIcons } from '../effect-icons.ts'
import { Person } from '../Person.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { BoxEdge, BoxTarget } from './BoxTarget.tsx'
import { presentersBox } from './world-layout.ts'

/** The specialist tile of a region: who presented the card, places that are free, and what presenting brings. */
export function SpecialistTile({ index, now, input }: { index: number; now: RegionState; input: TableInput }) {
  const { components, state } = input.play
  const tile = row(components.specialistTiles, state.layout.specialistTiles[index] ?? '')
  return (
    <BoxTarget input={input} place={`specialists:${tile.id}`} box={presentersBox}>
      <BoxEdge box={presentersBox} rx="2" fill="var(--paper)" stroke="var(--ink)" strokeWidth=".9" />
      {Array.from({ length: tile.specialists }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a tile never change their order
        <g key={at} transform={`translate(0 ${-24 + at * 22 + (tile.specialists === 1 ? 9 : 0)})`}>
          {at < now.presenters ? (
            <Person color={colorOf(state, now.presenter)} size={20} />
          ) : (
            <circle r="8.5" fill="none" stroke="var(--line-strong)" strokeDasharray="3 3" />
          )}
        </g>
      ))}
      <IconRowAt tokens={effectIcons(tile.effect)} x={0} y={26} size={15} gap={1} room={34} />
    </BoxTarget>
  )
}
