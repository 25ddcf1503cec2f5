import type { Play, Score, Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { Scrolled } from '../shell/Scrolled.tsx'

/** Every point and its reason, a column for each seat, the best first. */
export function ScoreTable({
  play,
  scores,
  seat,
  board,
  who,
}: {
  play: Play
  scores: readonly Score[]
  seat: Seat | undefined
  board: Board | undefined
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const { end } = messages
  const words = play.game.words[language]
  const ranked = scores.toSorted((a, b) => b.total - a.total)
  const reasons = [...new Set(ranked.flatMap(score => score.reasons.map(reason => reason.because)))]
  const pointsOf = (score: Score, because: string): number =>
    score.reasons.reduce((sum, reason) => sum + (reason.because === because ? reason.points : 0), 0)
  const placeOf = (score: Score): number => 1 + ranked.filter(other => other.total > score.total).length
  return (
    <Scrolled className="score-sheet sheet" label={end.where}>
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{end.where}</th>
            {ranked.map(score => (
              <th key={score.seat} scope="col">
                {board !== undefined && <SeatBadge color={board.colorOf(play.state, score.seat)} size={1.4} />}{' '}
                <b>{who(score.seat)}</b>
                {ranked.length > 1 && (
                  <small>
                    {end.place(placeOf(score))}
                    {score.seat === seat ? ` · ${end.you}` : ''}
                  </small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(because => {
            const row = ranked.map(score => pointsOf(score, because))
            const best = Math.max(...row)
            return (
              <tr key={because}>
                <th scope="row">{words.scoreReason(play.components, because)}</th>
                {row.map((points, at) => (
                  <td key={ranked[at]?.seat} data-best={points === best && points !== 0 ? '' : undefined}>
                    {points === 0 ? end.none : points}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{end.total}</th>
            {ranked.map(score => (
              <td key={score.seat}>{score.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="score-note">{end.bestInBold}</p>
    </Scrolled>
  )
}
