import { useState } from 'react'
import type { Analysis, SeatReview } from '../../bots/analysis.ts'
import type { Play } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'
import type { SeatName } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { pointsIn, signedIn, termsIn } from '../hint/in-points.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { reviewedAnswerOf } from './reviewed-answers.ts'
import { useAnalysis } from './use-analysis.ts'

/** The decisions that cost each player most, as a bot weighs them; each opens the replay there. */
export function LostPoints({
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
  const { game, play, seat } = snapshot
  const analysed = useAnalysis(game, record)
  const [looked, lookAt] = useState(seat ?? 0)
  if (play === undefined) return null
  return (
    <section className="key-moments lost-points sheet" aria-busy={analysed.kind === 'thinking'}>
      <header>
        <h2>{say.title}</h2>
        <span>{say.help}</span>
      </header>
      {analysed.kind === 'thinking' && <p>{say.thinking}</p>}
      {analysed.kind === 'failed' && <p>{say.failed(saidFaultHere(analysed.why, messages))}</p>}
      {analysed.kind === 'done' && (
        <>
          {analysed.analysis.seats.length > 1 && (
            <div className="lost-seats">
              {analysed.analysis.seats.map(one => (
                <button
                  key={one.seat}
                  type="button"
                  aria-pressed={one.seat === looked}
                  onClick={() => lookAt(one.seat)}
                >
                  {board !== undefined && <SeatBadge color={board.colorOf(play.state, one.seat)} size={1.2} />}{' '}
                  {who(one.seat)}
                </button>
              ))}
            </div>
          )}
          {analysed.analysis.seats
            .filter(one => one.seat === looked)
            .map(one => (
              <SeatLosses
                key={one.seat}
                id={snapshot.id}
                review={one}
                words={analysed.analysis.words}
                plays={analysed.plays}
              />
            ))}
          {!analysed.analysis.knowsGame && <p>{say.plain}</p>}
        </>
      )}
    </section>
  )
}

function SeatLosses({
  id,
  review: { seat, decisions, lost, largest },
  words,
  plays,
}: {
  id: string
  review: SeatReview
  words: Analysis['words']
  plays: ReadonlyMap<number, Play>
}) {
  const { language, messages } = useSpeech()
  const { analysis: say } = messages
  if (largest.length === 0) return <p>{say.none}</p>
  const told = largest.flatMap(one => {
    const play = plays.get(one.index)
    return play === undefined ? [] : [reviewedAnswerOf(play, one, language)]
  })
  return (
    <>
      <p>{say.sum(decisions, pointsIn(language, lost))}</p>
      <ol>
        {told.map(({ reviewed: { index, loss, terms }, moment, chosen, better }) => (
          <li key={index}>
            <Link to={{ page: 'replay', id, at: index, seat }}>
              <span>
                <b>
                  {moment}: {chosen}
                </b>
                <small>{say.better(better)}</small>
                <small>{termsIn(language, words, terms)}</small>
              </span>
              <b className="lost-amount">{signedIn(language, -loss)}</b>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
