import type { TrendPoint } from '../../tables/tally.ts'
import type { HistoryMessages } from '../messages/history/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { dayIn } from './day.ts'
import { evenSteps, meansOver } from './trend.ts'

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [460, 280, 40, 12, 14, 30]

/** Points from game to game, filled where it was won, and the mean of the last five. */
export function TrendChart({
  say,
  trend,
  title,
}: {
  say: HistoryMessages
  trend: readonly TrendPoint[]
  title: string
}) {
  const { language } = useSpeech()
  const steps = evenSteps(trend.map(({ points }) => points))
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1]
  const x = (at: number): number => LEFT + 8 + (at / Math.max(1, trend.length - 1)) * (WIDTH - LEFT - RIGHT - 16)
  const y = (points: number): number => TOP + (1 - (points - low) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const means = meansOver(
    trend.map(({ points }) => points),
    5,
  )
  const dateOf = (point: TrendPoint | undefined): string =>
    point === undefined ? '' : dayIn(language, point.finishedAt)
  const whole = (mean: number | undefined): string => String(Math.round(mean ?? 0))
  return (
    <figure className="sheet trend-chart">
      <figcaption>
        <h2>{say.trend(title)}</h2>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say.trendSpoken(trend.map(({ points }) => `${points}`))}
      >
        {steps.map(step => (
          <g key={step}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(step)} y2={y(step)} className="trend-grid" />
            <text x={LEFT - 6} y={y(step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        <polyline className="trend-mean" points={means.map((mean, at) => `${x(at)},${y(mean)}`).join(' ')} />
        {trend.map((point, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: games that show no table are told apart by their position
            key={at}
            cx={x(at)}
            cy={y(point.points)}
            r={trend.length > 40 ? 3 : 4.5}
            data-won={point.won ? '' : undefined}
          />
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {dateOf(trend[0])}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
          {dateOf(trend.at(-1))}
        </text>
      </svg>
      <p className="quiet">{say.trendHelp(whole(means.at(-1)), whole(means[Math.min(4, means.length - 1)]))}</p>
    </figure>
  )
}
