import { IconAt } from '../../../plates/Icon.tsx'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { drawnFor } from '../drawn-for.ts'
import { colorOf, type TableInput } from '../table-input.ts'

const width = 232
const height = 46
const inset = 6

/** Influence as a rule from 0 to the end: how many chain tokens a turn gets there, and everybody's marker. */
function Rule({ play, labels }: TableInput) {
  const { state, components } = play
  const { items } = components.pack.influenceTrack
  const step = (width - 2 * inset) / items.length
  const changes = items.filter(({ level, chainTokens }) => items[level - 1]?.chainTokens !== chainTokens)
  const spoken = state.players.map(({ influence }) => influence).join(', ')
  return (
    <svg
      className="plate influence-rule"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${labels.influence}: ${spoken}`}
    >
      <rect
        x=".6"
        y="15"
        width={width - 1.2}
        height="30"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="1.1"
      />
      {changes.map(({ level, chainTokens }) => (
        <g key={level}>
          {level > 0 && <path d={`M${inset + level * step} 2V45`} stroke="var(--ink)" strokeWidth=".8" />}
          {Array.from({ length: chainTokens }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal signs in a row
            <IconAt key={at} name="chain" x={inset + level * step + 10 + at * 14} y={7.5} size={14} />
          ))}
        </g>
      ))}
      {items.map(({ level }) => (
        <text
          key={level}
          x={inset + (level + 0.5) * step}
          y="42"
          className="plate-number"
          fontSize="10.5"
          fill="var(--ink-2)"
        >
          {level}
        </text>
      ))}
      {state.players.map(({ influence }, seat) => {
        const here = state.players.flatMap((other, one) => (other.influence === influence ? [one] : []))
        const color = colorOf(state, seat)
        const at = here.indexOf(seat)
        const spread = here.length === 1 ? 0 : (at / (here.length - 1) - 0.5) * 8
        return (
          color !== undefined && (
            <Piece
              key={color}
              at={{ x: inset + (influence + 0.5) * step + spread, y: 23 + (here.length > 1 ? spread * 0.4 : 0) }}
            >
              <MarkerDisc color={color} radius={7} />
            </Piece>
          )
        )
      })}
    </svg>
  )
}

export const InfluenceRule = drawnFor(
  { kinds: [], of: ({ play }: TableInput) => play.state.players.map(({ influence }) => influence) },
  Rule,
)
