import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { forecastOf } from './forecast.ts'
import type { PlanningState } from './planning.ts'

/** The final scores if the game ended now, and after the plan; and what each goal, majority or other source gives. */
export function PlanForecast({
  state: { real, laid, current },
  board,
  who,
  say,
}: {
  state: PlanningState
  board: Board | undefined
  who: SeatName
  say: PlanMessages
}) {
  const { language } = useSpeech()
  const now = real.play ?? laid.play
  const forecast = forecastOf(now, laid.play, current.seat)
  if (forecast === undefined) return null
  const most = Math.max(1, ...forecast.seats.flatMap(one => [one.now, one.after]))
  const words = now.game.words[language]
  return (
    <section className="plan-forecast" aria-label={say.endedNow}>
      <b>{say.endedNow}</b>
      <ul>
        {forecast.seats.map(one => (
          <li key={one.seat}>
            {board !== undefined && <SeatBadge color={board.colorOf(now.state, one.seat)} size={1.2} />}
            <span className="plan-who">{one.seat === current.seat ? say.you : who(one.seat)}</span>
            <span className="plan-bar" aria-hidden="true">
              <i style={{ width: `${(100 * Math.max(0, one.after)) / most}%` }} />
            </span>
            <Points now={one.now} after={one.after} />
          </li>
        ))}
      </ul>
      {forecast.sources.length > 0 && (
        <details>
          <summary>{say.sources}</summary>
          <table>
            <tbody>
              {forecast.sources.map(({ because, now: before, after }) => (
                <tr key={because}>
                  <th scope="row">{words.scoreReason(now.components, because)}</th>
                  <td>
                    <Points now={before} after={after} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  )
}

const Points = ({ now, after }: { now: number; after: number }) => (
  <b className="plan-points">{now === after ? now : `${now} → ${after}`}</b>
)
