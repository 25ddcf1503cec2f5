import { memo } from 'react'
import type { EraSpace, Inventions } from '../../../../games/inventions/components.ts'
import { markedBoundaries } from '../../../../games/inventions/rules/chronos.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { Target } from '../../../plates/marks/Target.tsx'
import { PlateFrame } from '../../../plates/PlateFrame.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { ChronosToken } from '../ChronosToken.tsx'
import { drawnFor } from '../drawn-for.ts'
import { effectIcons } from '../effect-icons.ts'
import { colorOf, roman, type TableInput } from '../table-input.ts'

const width = 640
const height = 62
const inset = 8
/** The first era has one space, each of the others the room of three: below the last one lie four markers as well. */
const unit = (width - 2 * inset) / 16
const leftOf = (index: number) => inset + index * unit
const widthOf = (scoring: boolean) => (scoring ? 3 * unit : unit)

/** Where the marker of an era space lies. */
function spotOf({ era, position }: EraSpace) {
  const first = era === 1 ? 0 : 1 + (era - 2) * 3
  return { x: leftOf(first) + (position - 0.5) * ((3 * unit) / 4), y: 47 }
}

const Calendar = memo(function Calendar({ pack }: { pack: Inventions['pack'] }) {
  const { spaces } = pack.eraTrack
  return (
    <>
      <PlateFrame width={width} height={height} />
      {spaces.map(({ index, era, pillar }) => {
        const x = leftOf(index)
        const wide = widthOf(pillar === 'scoring')
        return (
          <g key={index}>
            <rect
              x={x}
              y="6"
              width={wide}
              height="27"
              fill={era % 2 === 1 ? 'var(--paper-sunk)' : 'var(--paper)'}
              stroke="var(--ink)"
              strokeWidth=".9"
            />
            {pillar !== 'scoring' && (
              <g color="var(--ink-2)">
                <IconAt name="pillar" x={x + wide * 0.71} y={19.5} size={pillar === 'epoch' ? 21 : 15} />
              </g>
            )}
            {spaces[index - 1]?.era !== era && (
              <text x={x + 4} y="24.5" className="plate-name" fontSize="14">
                {roman[era]}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
})

/** Time as a calendar: the rounds of the eras with the figure of Chronos, and below the spaces for the era markers. */
function Ribbon({ play, marks, pointing, labels }: TableInput) {
  const { state, components } = play
  const { pack, eraSpaces } = components
  const scoring = pack.eraTrack.spaces[state.space]?.pillar === 'scoring'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own that groups buttons
    <svg className="plate era-ribbon" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={labels.eras}>
      <Calendar pack={pack} />
      {[...eraSpaces.values()].map(space => (
        <Target
          key={space.id}
          place={`era:${space.id}`}
          at={spotOf(space)}
          shape={{ kind: 'box', width: 28, height: 20 }}
          marks={marks}
          pointing={pointing}
        >
          <rect x="-14" y="-10" width="28" height="20" rx="10" fill="var(--paper)" stroke="var(--line-strong)" />
          <IconRowAt tokens={effectIcons(space.effect)} x={0} y={0} size={14} gap={0} room={26} />
        </Target>
      ))}
      <Piece at={{ x: leftOf(state.space) + (scoring ? 2.5 : 0.3) * unit, y: 19.5 }}>
        <path
          d="M0 -13a4.5 4.5 0 0 1 2.6 8c4 1 5.4 6 5.4 17H-8c0-11 1.4-16 5.4-17A4.5 4.5 0 0 1 0 -13Z"
          fill="var(--paper-raised)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <path d="M-3 0h6l-6 8h6Z" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      </Piece>
      {markedBoundaries(play).map(index => (
        <g key={index} transform={`translate(${leftOf(index)} 33.5)`}>
          <ChronosToken radius={6.5} />
        </g>
      ))}
      {state.markers.map((id, owner) => {
        const space = eraSpaces.get(id)
        if (space === undefined) return null
        const color = colorOf(state, owner)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an owner has one marker, and keeps their number
          <Piece key={owner} at={{ ...spotOf(space), y: 46 }}>
            {color === undefined ? <ChronosToken radius={8.5} /> : <MarkerDisc color={color} radius={8.5} />}
          </Piece>
        )
      })}
    </svg>
  )
}

export const EraRibbon = drawnFor(
  { kinds: ['era'], of: ({ play: { state } }: TableInput) => [state.space, state.markers] },
  Ribbon,
)
