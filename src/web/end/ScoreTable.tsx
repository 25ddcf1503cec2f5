import { useMemo } from 'react'
import type { Play, Score, Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { placings } from '../../kernel/ranking.ts'
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
  told,
}: {
  play: Play
  pack: Json
  scores: readonly Score[]
  seat: Seat | undefined
  board: Board | undefined
  who: SeatName
  /** Whether a reason's row is spoken of now. */
  told?: ((because: string) => boolean) | undefined
}) {
  const { language, messages } = useSpeech()
  const { end } = messages
  const words = play.game.words[language]
  const places = placings(scores)
  const ranked = places.flatMap(({ seat: one }) => scores.find(score => score.seat === one) ?? [])
  const kinds = useMemo(() => new Map(componentsIn(pack).map(({ id, group }) => [id, group])), [pack])
  const titles = board?.groups[language] ?? {}
  const groups = scoreGroups(ranked, because => titles[kinds.get(because) ?? ''])
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
            <SeatHeads play={play} scores={scores} seat={seat} board={board} who={who} />
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
            {reasons.map(because => (
              <ReasonRow
                key={because}
                because={because}
                name={words.scoreReason(play.components, because)}
                ranked={ranked}
                told={told?.(because) === true}
              />
            ))}
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

/** Who has which place, and what decided it among equals. */
function SeatHeads({
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
  const places = placings(scores)
  return places.map(({ seat: one, place, decidedBy }) => (
    <th key={one} scope="col">
      {board !== undefined && <SeatBadge color={board.colorOf(play.state, one)} size={1.4} />} <b>{who(one)}</b>
      {places.length > 1 && (
        <small>
          {end.place(place)}
          {one === seat ? ` · ${end.you}` : ''}
        </small>
      )}
      {decidedBy !== undefined && <small>{end.tie(play.game.words[language].tieBreak(decidedBy))}</small>}
    </th>
  ))
}

/** What each seat has for one reason; the most in bold. */
function ReasonRow({
  because,
  name,
  ranked,
  told,
}: {
  because: string
  name: string
  ranked: readonly Score[]
  told: boolean
}) {
  const { end } = useSpeech().messages
  const row = ranked.map(({ reasons }) =>
    reasons.reduce((sum, reason) => sum + (reason.because === because ? reason.points : 0), 0),
  )
  const best = Math.max(...row)
  return (
    <tr data-told={told ? '' : undefined}>
      <th scope="row">{name}</th>
      {row.map((points, at) => (
        <td key={ranked[at]?.seat} data-best={points === best && points !== 0 ? '' : undefined}>
          {points === 0 ? end.none : points}
        </td>
      ))}
    </tr>
  )
}
