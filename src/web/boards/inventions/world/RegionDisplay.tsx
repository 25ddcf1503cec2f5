import { row } from '../../../../games/inventions/components.ts'
import { NOBODY, type Owner } from '../../../../games/inventions/state.ts'
import { centerOf, type Point } from '../../../plates/geometry.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { Target } from '../../../plates/marks/Target.tsx'
import { textWidth } from '../../../plates/text-width.ts'
import { needOf } from '../cards/CardBox.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { drawnFor } from '../drawn-for.ts'
import { effectIcons } from '../effect-icons.ts'
import { Person } from '../Person.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { InfluenceSpace } from './InfluenceSpace.tsx'
import {
  cardBox,
  displayHeight,
  displayWidth,
  influenceAt,
  innovatorAt,
  inventorAt,
  presentersBox,
  regionSpots,
  wealthBox,
} from './world-layout.ts'

const boxShape = ({ w, h }: { w: number; h: number }) => ({ kind: 'box', width: w, height: h }) as const

/** Somebody beside a card, or the empty space for somebody. */
function Standing({
  input,
  owner,
  at,
  icon,
}: {
  input: TableInput
  owner: Owner
  at: Point
  icon: 'invention' | 'bulb'
}) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle
        r="10.5"
        fill="var(--paper)"
        stroke="var(--line-strong)"
        strokeDasharray={owner === NOBODY ? '3 3' : undefined}
      />
      {owner === NOBODY ? (
        <g color="var(--ink-3)">
          <IconAt name={icon} x={0} y={0} size={13} />
        </g>
      ) : (
        <Person color={colorOf(input.play.state, owner)} size={19} />
      )}
    </g>
  )
}

/** The plate of a region in the margin of the world: its card and who stands beside it, tokens and wealth. */
function Display({ index, ...input }: TableInput & { index: number }) {
  const { play, name, labels, marks, pointing } = input
  const { components, state } = play
  const region = state.regions[index]
  const data = components.regions[index]
  const spot = regionSpots[index]
  if (region === undefined || data === undefined || spot === undefined) return null
  const tile = row(components.specialistTiles, state.layout.specialistTiles[index] ?? '')
  const wealth = components.wealth[state.layout.wealth[index] ?? 0]
  const title = `${index + 1} ${name(data.id)}`
  const titleSize = Math.max(12, Math.min(15, (122 / textWidth(title, 15)) * 15))
  return (
    <g transform={`translate(${spot.display.x} ${spot.display.y})`}>
      <rect
        width={displayWidth}
        height={displayHeight}
        rx="3"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <text x="9" y="18" className="plate-name" fontSize={titleSize}>
        {title}
      </text>
      {data.spaces.map((worth, space) => (
        <InfluenceSpace
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a region never change their order
          key={space}
          input={input}
          worth={worth}
          token={region.tokens[space]}
          at={influenceAt(space)}
        />
      ))}
      <Target
        place={`specialists:${tile.id}`}
        at={centerOf(presentersBox)}
        shape={boxShape(presentersBox)}
        marks={marks}
        pointing={pointing}
      >
        <rect
          x={-presentersBox.w / 2}
          y={-presentersBox.h / 2}
          width={presentersBox.w}
          height={presentersBox.h}
          rx="2"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth=".9"
        />
        {Array.from({ length: tile.specialists }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a tile never change their order
          <g key={at} transform={`translate(0 ${-24 + at * 22 + (tile.specialists === 1 ? 9 : 0)})`}>
            {at < region.presenters ? (
              <Person color={colorOf(state, region.presenter)} size={20} />
            ) : (
              <circle r="8.5" fill="none" stroke="var(--line-strong)" strokeDasharray="3 3" />
            )}
          </g>
        ))}
        <IconRowAt tokens={effectIcons(tile.effect)} x={0} y={26} size={15} gap={1} room={34} />
      </Target>
      {region.card === '' ? (
        <Target
          place={`display:${data.id}`}
          at={centerOf(cardBox)}
          shape={boxShape(cardBox)}
          marks={marks}
          pointing={pointing}
        >
          <rect
            x={-cardBox.w / 2}
            y={-cardBox.h / 2}
            width={cardBox.w}
            height={cardBox.h}
            rx="3.5"
            fill="none"
            stroke="var(--line-strong)"
            strokeDasharray="4 3"
          />
          <text y="4" textAnchor="middle" className="plate-minor" fontSize="13" fill="var(--ink-3)">
            {labels.noCard}
          </text>
        </Target>
      ) : (
        <Target
          place={`card:${region.card}`}
          at={centerOf(cardBox)}
          shape={boxShape(cardBox)}
          marks={marks}
          pointing={pointing}
        >
          <g transform={`translate(${-cardBox.w / 2} ${-cardBox.h / 2})`}>
            <CardFace
              components={components}
              id={region.card}
              title={name(region.card)}
              milestone={needOf(input, region.card, region.invented)}
              invented={region.invented}
              form="full"
            />
          </g>
        </Target>
      )}
      <Standing input={input} owner={region.inventor} at={inventorAt} icon="invention" />
      <Standing input={input} owner={region.innovator} at={innovatorAt} icon="bulb" />
      {wealth !== undefined && (
        <Target
          place={`wealth:${wealth.id}`}
          at={centerOf(wealthBox)}
          shape={boxShape(wealthBox)}
          marks={marks}
          pointing={pointing}
        >
          <g opacity={region.wealth === 0 ? 0.45 : 1}>
            {region.wealth > 1 && (
              <rect
                x={-wealthBox.w / 2 + 2}
                y={-wealthBox.h / 2 + 2}
                width={wealthBox.w - 2}
                height={wealthBox.h - 2}
                rx="2"
                fill="var(--paper-sunk)"
                stroke="var(--ink)"
                strokeWidth=".8"
              />
            )}
            <rect
              x={-wealthBox.w / 2}
              y={-wealthBox.h / 2}
              width={wealthBox.w - 3}
              height={wealthBox.h - 3}
              rx="2"
              fill="var(--paper-raised)"
              stroke="var(--t-wealth)"
              strokeWidth="1.4"
            />
            <text x={-9} y="3" className="plate-name" fontSize="13" textAnchor="middle">
              {wealth.letter}
            </text>
            <text x={6} y="3" className="plate-number" fontSize="11.5">
              ×{region.wealth}
            </text>
          </g>
        </Target>
      )}
    </g>
  )
}

export const RegionDisplay = drawnFor(
  {
    kinds: ['card', 'display', 'token', 'wealth', 'specialists'],
    of: ({ play, index }: TableInput & { index: number }) => play.state.regions[index],
  },
  Display,
)
