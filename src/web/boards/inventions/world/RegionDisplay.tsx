import { NOBODY, type Owner } from '../../../../games/inventions/state.ts'
import type { Point } from '../../../plates/geometry.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { textWidth } from '../../../plates/text-width.ts'
import { drawnFor } from '../drawn-for.ts'
import { Person } from '../Person.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { DisplayedCard } from './DisplayedCard.tsx'
import { InfluenceSpace } from './InfluenceSpace.tsx'
import { SpecialistTile } from './SpecialistTile.tsx'
import { useWorld } from './use-world.ts'
import { WealthStack } from './WealthStack.tsx'
import { displayHeight, displayWidth, influenceAt, innovatorAt, inventorAt } from './world-layout.ts'

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
  const { name } = input
  const { components, state } = input.play
  const region = state.regions[index]
  const data = components.regions[index]
  const spot = useWorld().spots[index]
  if (region === undefined || data === undefined || spot === undefined) return null
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
      <SpecialistTile index={index} now={region} input={input} />
      <DisplayedCard region={data.id} now={region} input={input} />
      <Standing input={input} owner={region.inventor} at={inventorAt} icon="invention" />
      <Standing input={input} owner={region.innovator} at={innovatorAt} icon="bulb" />
      <WealthStack index={index} left={region.wealth} input={input} />
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
