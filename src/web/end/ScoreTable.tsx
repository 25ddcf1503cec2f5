import { useMemo } from 'react'
import type { Play, Score, Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { componentsIn } from '../browse/component-list.ts'
import { useSpeech } from '../messages/messages.ts'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { Scrolled } from '../shell/Scrolled.tsx'
import { scoreGroups } from './score-groups.ts'

/** Every point and its reason, a column for each seat, the best first. */
export function ScoreTable({
  play,
  pack,
  scores,
  seat,
  board,
  who,
}: {
  play: Play
  pack: Json
  scores: readonly Score[]
  seat: Seat | undefined
  board: Board | undefined
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const { end } = messages
  const words = play.game.words[language]
  const ranked = scores.toSorted((a, b) => b.total - a.total)
  const kinds = useMemo(() => new Map(componentsIn(pack).map(({ id, group }) => [id, group])), [pack])
  const titles = board?.groups[language] ?? {}
  const groups = scoreGroups(ranked, because => titles[kinds.get(because) ?? ''])
  const pointsOf = (score: Score, because: string): number =>
    score.reasons.reduce((sum, reason) => sum + (reason.because === because ? reason.points : 0), 0)
  const placeOf = (score: Score): number => 1 + ranked.filter(other => other.total > score.total).length
  return (
    <Scrolled className="score-sheet sheet" label={end.where}>
      <header>
        <h2>{end.where}</h2>
        {ranked.length > 1 && <span>{end.bestInBold}</span>}
      </header>
      <table className="score-table">
        <thead>
          <tr>
            <td />
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
        {groups.map(({ kind, reasons }) => (
          <tbody key={kind ?? ''}>
            {kind !== undefined && (
              <tr className="score-group">
                <th scope="rowgroup" colSpan={ranked.length + 1}>
                  {kind}
                </th>
              </tr>
            )}
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
        ))}
        <tfoot>
          <tr>
            <th scope="row">{end.total}</th>
            {ranked.map(score => (
              <td key={score.seat}>{score.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  )
}
