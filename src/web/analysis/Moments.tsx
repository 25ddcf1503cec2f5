import { useState } from 'react'
import type { Analysis, ReviewedTurn, SeatReview } from '../../bots/analysis.ts'
import type { Seat } from '../../kernel/contract.ts'
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
import { foundSoFar } from '../thinking/use-long-thought.ts'
import { WhereHeading } from './chart/WhereHeading.tsx'
import { lettered, lettersOf } from './letters.ts'
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
  const [looked, lookAt] = useState(seat ?? 0)
  const { thinking, course } = useAnalysis(id, game, seat ?? 0, record)
  const { thought } = thinking
  if (play === undefined) return null
  const analysis = foundSoFar(thought)
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
      {snapshot.seats.length > 1 && (
        <div className="moments-seats">
          {snapshot.seats.map((_, one) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
            <button key={one} type="button" aria-pressed={one === looked} onClick={() => lookAt(one)}>
              {board !== undefined && <SeatBadge color={board.colorOf(play.state, one)} size={1.2} />} {who(one)}
            </button>
          ))}
        </div>
      )}
      {course !== undefined && <SeatMoments key={looked} {...{ id, board, who, course, analysis }} seat={looked} />}
      {analysis !== undefined && !analysis.knowsGame && <p>{say.plain}</p>}
    </section>
  )
}

/**
 * Where the game was heading for a seat, and its turns that mattered, as soon as they are known, on the chart and as a list: five at
 * first, and as many more as are known when they are asked for.
 */
function SeatMoments({
  id,
  seat,
  analysis,
  course,
  board,
  who,
}: {
  id: string
  seat: Seat
  analysis: Analysis | undefined
  course: ReplayedGame
  board: Board | undefined
  who: SeatName
}) {
  const { analysis: say } = useSpeech().messages
  const [all, showAll] = useState(false)
  const review = analysis?.seats.find(one => one.seat === seat)
  const moments = review === undefined ? [] : all ? lettered(review) : review.moments
  return (
    <>
      <SeatChart {...{ id, seat, moments, course, board, who }} />
      {analysis !== undefined && review !== undefined && (
        <>
          <SeatSum review={review} />
          <MomentList {...{ id, seat, moments, analysis, course, board }} />
          {review.more.length > 0 && (
            <button type="button" className="button moments-more" aria-expanded={all} onClick={() => showAll(!all)}>
              {all ? say.fewer : say.more(review.more.length)}
            </button>
          )}
        </>
      )}
      <FromHere id={id} seat={seat} mistakes={review?.moments.filter(({ kind }) => kind === 'loss').length ?? 0} />
    </>
  )
}

/** Where the game was heading for a seat; a click goes along the chart, and the list beside it knows the letters. */
function SeatChart({
  id,
  seat,
  moments,
  course,
  board,
  who,
}: {
  id: string
  seat: Seat
  moments: readonly ReviewedTurn[]
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
        looked={seat}
        letters={lettersOf(moments)}
        height={220}
        slider
        onGo={go}
      />
      {at < end && state !== undefined && (
        <Link to={{ page: 'replay', id, at, seat }} className="button">
          <Icon name="play" /> {messages.analysis.openAt(course.game.words[language].moment(state))}
        </Link>
      )}
    </>
  )
}

/** What can be made of it: the mistakes as exercises, and a board to play on. */
function FromHere({ id, seat, mistakes }: { id: string; seat: Seat; mistakes: number }) {
  const { analysis: say } = useSpeech().messages
  return (
    <div className="moments-ways">
      {mistakes > 0 && (
        <Link to={{ page: 'exercises', id, seat }} className="button button--ink">
          <Icon name="lamp" /> {say.learn(mistakes)}
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
