import { useState } from 'react'
import type { Analysis, SeatReview } from '../../bots/analysis.ts'
import type { CoreState } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import type { SeatName } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { pointsIn, signedIn } from '../hint/in-points.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import type { TableSnapshot } from '../session/session.ts'
import { seenBy, type ToldTurn, toldTurn } from './told-turn.ts'
import { type Analysed, useAnalysis } from './use-analysis.ts'
import { otherOf, reasonIn, surenessIn, titleOf } from './words.ts'
import './analysis.css'

/** The turns that mattered to each player, as bots see them afterwards; each opens the replay there. */
export function Moments({
  snapshot,
  board,
  who,
  record,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  who: SeatName
  record: () => Promise<GameRecord>
}) {
  const { messages } = useSpeech()
  const { analysis: say } = messages
  const { id, game, play, seat } = snapshot
  const { analysed, begin, stop } = useAnalysis(id, game, record)
  const [looked, lookAt] = useState(seat ?? 0)
  if (play === undefined) return null
  const reviewed = analysed.kind === 'done' ? analysed.analysis.seats : []
  const own = reviewed.find(one => one.seat === looked)
  return (
    <section className="key-moments moments sheet" aria-busy={analysed.kind === 'thinking'}>
      <header>
        <h2>{say.title}</h2>
        <span>{say.help}</span>
      </header>
      <Running analysed={analysed} onBegin={begin} onStop={stop} />
      {reviewed.length > 1 && (
        <div className="moments-seats">
          {reviewed.map(one => (
            <button key={one.seat} type="button" aria-pressed={one.seat === looked} onClick={() => lookAt(one.seat)}>
              {board !== undefined && <SeatBadge color={board.colorOf(play.state, one.seat)} size={1.2} />}{' '}
              {who(one.seat)}
            </button>
          ))}
        </div>
      )}
      {analysed.kind === 'done' && own !== undefined && (
        <>
          <SeatSum review={own} />
          <SeatMoments id={id} review={own} analysis={analysed.analysis} course={analysed.course} board={board} />
        </>
      )}
      {analysed.kind === 'done' && !analysed.analysis.knowsGame && <p>{say.plain}</p>}
    </section>
  )
}

/** How far the bots are, with a way to stop them. */
function Running({ analysed, onBegin, onStop }: { analysed: Analysed; onBegin: () => void; onStop: () => void }) {
  const { messages } = useSpeech()
  const { analysis: say } = messages
  switch (analysed.kind) {
    case 'looking':
    case 'done':
      return null
    case 'thinking':
      return (
        <div className="moments-running">
          <label>
            {say.thinking} <progress value={analysed.done} max={1} />
          </label>
          <button type="button" className="button" onClick={onStop}>
            {say.cancel}
          </button>
        </div>
      )
    case 'stopped':
    case 'failed':
      return (
        <div className="moments-running">
          <p>{analysed.kind === 'stopped' ? say.stopped : say.failed(saidFaultHere(analysed.why, messages))}</p>
          <button type="button" className="button" onClick={onBegin}>
            {say.begin}
          </button>
        </div>
      )
  }
}

/** From what was expected to what became of it: decisions, and the rest. */
function SeatSum({ review: { turns, good, lost, expected, result } }: { review: SeatReview }) {
  const { language, messages } = useSpeech()
  const { analysis: say } = messages
  const first = Math.round(expected)
  const decided = Math.round(lost)
  return (
    <>
      <p>{say.sum(pointsIn(language, first), pointsIn(language, result))}</p>
      <dl className="moments-sum">
        <dt>
          {say.decisions} <small>{say.decisionsHelp(turns - good)}</small>
        </dt>
        <dd>{signedIn(language, -decided)}</dd>
        <dt>
          {say.rest} <small>{say.restHelp}</small>
        </dt>
        <dd>{signedIn(language, result - first + decided)}</dd>
      </dl>
      <p>{say.good(good, turns)}</p>
    </>
  )
}

function SeatMoments({
  id,
  review: { seat, moments },
  analysis: { words },
  course: { game, components, states },
  board,
}: {
  id: string
  review: SeatReview
  analysis: Analysis
  course: ReplayedGame
  board: Board | undefined
}) {
  const { language, messages } = useSpeech()
  const { analysis: say } = messages
  if (moments.length === 0) return <p>{say.none}</p>
  const told = moments.map(one =>
    toldTurn(seenBy(game, components, states[one.index] as CoreState, seat), one, board, language),
  )
  return (
    <ol>
      {told.map(turn => (
        <li key={turn.reviewed.index}>
          <Link to={{ page: 'replay', id, at: turn.reviewed.index, seat }}>
            <span>
              <b>
                {turn.moment}: {titleOf(turn, say)}
              </b>
              <small>
                {turn.reviewed.kind === 'loss' ? say.betterThan(otherOf(turn, say)) : say.praise(otherOf(turn, say))}
              </small>
              <small>{reasonIn(language, turn, words)}</small>
              <small>{surenessIn(language, turn, say)}</small>
            </span>
            <Amount turn={turn} />
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Amount({ turn: { reviewed } }: { turn: ToldTurn }) {
  const { language, messages } = useSpeech()
  return reviewed.kind === 'praise' ? (
    <b className="key-moments-points">{messages.analysis.best}</b>
  ) : (
    <b className="moments-lost">{signedIn(language, -Math.round(reviewed.points))}</b>
  )
}
