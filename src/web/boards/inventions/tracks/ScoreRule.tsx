import { pointsOf } from '../../../../games/inventions/state.ts'
import { Piece } from '../../../plates/marks/Piece.tsx'
import { MarkerDisc } from '../../../plates/pieces/MarkerDisc.tsx'
import { drawnFor } from '../drawn-for.ts'
import { colorOf, type TableInput } from '../table-input.ts'

const width = 232
const height = 30
const inset = 9
const lap = 50

/** Points as a rule in tens: it grows by laps as the leader does. */
function Rule({ play, labels }: TableInput) {
  const { state } = play
  const points = state.players.map(pointsOf)
  const end = Math.max(2 * lap, Math.ceil((Math.max(...points) + 1) / lap) * lap)
  const at = (score: number) => inset + (score / end) * (width - 2 * inset)
  const tens = Array.from({ length: end / 10 + 1 }, (_, ten) => ten * 10)
  return (
    <svg
      className="plate score-rule"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${labels.ip}: ${points.join(', ')}`}
    >
      <path
        d={`M${inset} 15.5H${width - inset}${tens.map(ten => `M${at(ten)} ${ten % lap === 0 ? 11 : 13}V18`).join('')}`}
        stroke="var(--ink)"
        strokeWidth="1"
      />
      {tens
        .filter(ten => ten % (end > 2 * lap ? lap : 20) === 0)
        .map(ten => (
          <text key={ten} x={at(ten)} y="28.5" className="plate-number" fontSize="10.5" fill="var(--ink-2)">
            {ten}
          </text>
        ))}
      {points.map((score, seat) => {
        const color = colorOf(state, seat)
        const below = points.filter((other, one) => Math.abs(at(other) - at(score)) < 9 && one < seat).length
        return (
          color !== undefined && (
            <Piece key={color} at={{ x: at(score) + below * 3, y: 9 + below * 2.5 }}>
              <MarkerDisc color={color} radius={6.5} />
            </Piece>
          )
        )
      })}
    </svg>
  )
}

export const ScoreRule = drawnFor({ kinds: [], of: ({ play }: TableInput) => play.state.players.map(pointsOf) }, Rule)
