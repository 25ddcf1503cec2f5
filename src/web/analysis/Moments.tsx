import { useState } from 'react'
import type { SeatReview } from '../../bots/analysis.ts'
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
import { ThoughtProgress } from '../thinking/ThoughtProgress.tsx'
import { WhereHeading } from './chart/WhereHeading.tsx'
import { lettersOf } from './letters.ts'
import { MomentList } from './MomentList.tsx'
import { useAnalysis } from './use-analysis.ts'
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
  const thinking = useAnalysis(id, game, record)
  const { thought } = thinking
  const [looked, lookAt] = useState(seat ?? 0)
  if (play === undefined) return null
  const found = thought.kind === 'done' ? thought.found : undefined
  const reviewed = found?.analysis.seats ?? []
  const own = reviewed.find(one => one.seat === looked)
  return (
    <section className="key-moments moments sheet" aria-busy={thought.kind === 'thinking'}>
      <header>
        <h2>{say.title}</h2>
        <span>{say.help}</span>
      </header>
      <ThoughtProgress
        thinking={thinking}
        label={say.thinking}
        start={say.begin}
        stopped={say.stopped}
        failed={why => say.failed(saidFaultHere(why, messages))}
      />
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
      {found !== undefined && own !== undefined && (
        <>
          <SeatChart id={id} review={own} course={found.course} board={board} who={who} />
          <SeatSum review={own} />
          <MomentList id={id} review={own} analysis={found.analysis} course={found.course} board={board} />
          <FromHere id={id} review={own} />
        </>
      )}
      {found !== undefined && !found.analysis.knowsGame && <p>{say.plain}</p>}
    </section>
  )
}

/** Where the game was heading for a seat; a click goes along the chart, and the list beside it knows the letters. */
function SeatChart({
  id,
  review,
  course,
  board,
  who,
}: {
  id: string
  review: SeatReview
  course: ReplayedGame
  board: Board | undefined
  who: SeatName
}) {
  const { language, messages } = useSpeech()
  const end = course.states.length - 1
  const [at, go] = useState(end)
  const state = course.states[at]
  return (
    <>
      <WhereHeading
        {...{ id, course, board, who, at }}
        looked={review.seat}
        letters={lettersOf(review)}
        height={220}
        slider
        onGo={go}
      />
      {at < end && state !== undefined && (
        <Link to={{ page: 'replay', id, at, seat: review.seat }} className="button">
          <Icon name="play" /> {messages.analysis.openAt(course.game.words[language].moment(state))}
        </Link>
      )}
    </>
  )
}

/** What can be made of it: the mistakes as exercises, and a board to play on. */
function FromHere({ id, review: { seat, moments } }: { id: string; review: SeatReview }) {
  const { analysis: say } = useSpeech().messages
  const losses = moments.filter(({ kind }) => kind === 'loss').length
  return (
    <div className="moments-ways">
      {losses > 0 && (
        <Link to={{ page: 'exercises', id, seat }} className="button button--ink">
          <Icon name="lamp" /> {say.learn(losses)}
        </Link>
      )}
      <Link to={{ page: 'analysis', id }} className="button">
        <Icon name="fork" /> {say.board}
      </Link>
    </div>
  )
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
