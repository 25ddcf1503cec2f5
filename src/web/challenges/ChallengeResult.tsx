import { useEffect, useRef } from 'react'
import { isReached, type Reached, reachedIn } from '../../bots/challenges/goal.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { offeredLevel } from '../levels/kept-strength.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { forkTable } from '../session/local/new-table.ts'
import type { TableSnapshot } from '../session/session.ts'
import type { ShowBoard } from '../table/shown-board.ts'
import type { Playing } from '../table/use-playing.ts'
import './challenge.css'
import { ChallengeStory } from './ChallengeStory.tsx'
import { changeTried } from './kept-tries.ts'
import { Laurels } from './Laurels.tsx'
import type { ListedChallenge } from './listed.ts'
import { challengeLists, dayOfChallenge } from './of-day.ts'
import { ShareResult } from './ShareResult.tsx'
import { fittingChallenge } from './solving.ts'
import { afterGivingUp, afterHint, afterTry, isTold, laurelsOf } from './tries.ts'
import { keysIn, type TriedChallenge, useChallenge, useKeptTries, useSolving } from './use-challenge.ts'

/** In place of the question, when the turn of a challenge has been ended: reached or not, and what can be done now. */
export function ChallengeResult({ playing, onShow }: { playing: Playing; onShow: ShowBoard }) {
  const challenged = useChallenge(playing.snapshot)
  return (
    <section className="question question--challenge" aria-labelledby="question-title">
      {challenged !== undefined && <Result challenged={challenged} playing={playing} onShow={onShow} />}
    </section>
  )
}

function Result({ challenged, playing, onShow }: { challenged: TriedChallenge; playing: Playing; onShow: ShowBoard }) {
  const { language } = useSpeech()
  const { say, challenge, goal, tried } = challenged
  const { snapshot } = playing
  const game = snapshot.game.id
  const answers = keysIn(snapshot)
  const result = resultOf(challenged, snapshot, answers)
  const { gain, of } = result
  const turn = answers.join(' ')
  useEffect(() => {
    changeTried(game, challenge, before => afterTry(before, { gain, answers: turn.split(' ') }, of))
  }, [game, challenge, gain, turn, of])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const day = dayOfChallenge(challenge.id, language)
  return (
    <>
      <header className="question-head">
        <div className="question-eyebrow">
          <span>{day === undefined ? say.one : say.ofDayOn(day)}</span>
        </div>
        <h1 id="question-title" ref={title} tabIndex={-1}>
          {goal}
        </h1>
      </header>
      <div className="challenge-told">
        <Verdict challenged={challenged} result={result} />
        {isTold(tried) && (
          <ChallengeStory
            challenged={challenged}
            answers={isReached(result) ? answers : challenge.solution}
            playing={playing}
            onShow={onShow}
          />
        )}
        {tried.solved && <ShareResult challenged={challenged} game={snapshot.game.title} day={day} />}
      </div>
      <Foot challenged={challenged} playing={playing} reached={isReached(result)} />
    </>
  )
}

/** What can be done now. */
function Foot({ challenged, playing, reached }: { challenged: TriedChallenge; playing: Playing; reached: boolean }) {
  const { messages } = useSpeech()
  const { say, tried, challenge } = challenged
  const { snapshot } = playing
  const next = useFittingChallenge(snapshot.game.id)
  // Turns that were passed over are no part of a record from which one could play on.
  const canPlayOn = reached && snapshot.status !== 'finished' && challenge.goal.within === 'turn'
  return (
    <footer className="question-foot">
      <button
        type="button"
        className={reached ? 'button' : 'button button--ink'}
        onClick={playing.commands.restartTurn}
      >
        <Icon name="restart" /> {say.again}
      </button>
      {!isTold(tried) && (
        <>
          <button
            type="button"
            className="button"
            title={say.hintCosts}
            onClick={() => hintAndRestart(challenged, playing)}
          >
            <Icon name="lamp" /> {say.hint}
          </button>
          <button
            type="button"
            className="button"
            title={say.giveUpCosts}
            onClick={() => changeTried(snapshot.game.id, challenge, afterGivingUp)}
          >
            {say.giveUp}
          </button>
        </>
      )}
      <Link to={{ page: 'challenges', game: snapshot.game.id }} className="button">
        {messages.challenges.name}
      </Link>
      {isTold(tried) && next !== undefined && (
        <Link to={{ page: 'challenge', game: snapshot.game.id, id: next.id }} className="button">
          {say.nextOne} <Icon name="chevron" />
        </Link>
      )}
      {canPlayOn && (
        <button type="button" className="button button--ink challenge-on" onClick={() => playOn(playing)}>
          {say.playOn}
        </button>
      )}
    </footer>
  )
}

/** Reached with laurels, or how far it fell short. */
function Verdict({ challenged, result }: { challenged: TriedChallenge; result: Reached }) {
  const { say, tried } = challenged
  const { gain, of, parts } = result
  const reached = isReached(result)
  const won = laurelsOf(tried)
  const told = parts.length === 1
  return (
    <div className="challenge-verdict" data-reached={reached ? '' : undefined} role="status">
      <b>
        <Icon name={reached ? 'check' : 'close'} />{' '}
        {reached
          ? told && gain > 1
            ? say.solved(gain)
            : say.solvedAll
          : told
            ? say.short(gain, of)
            : say.some(gain, of)}
      </b>
      {tried.solved && (
        <p>
          <Laurels won={won} label={say.laurels(won)} />
          <small>{say.how(tried.tries.length, tried.hints)}</small>
        </p>
      )}
      {!reached && <p>{told ? say.missedBy(of - gain) : say.missedSome}</p>}
      {tried.gaveUp && <p>{say.givenUp}</p>}
    </div>
  )
}

/** The challenge of a game that comes next for the viewer. */
function useFittingChallenge(game: string): ListedChallenge | undefined {
  const [tries, solving] = [useKeptTries(), useSolving(game)]
  const list = challengeLists.find(one => one.game === game)
  return list && fittingChallenge(list.challenges, tries, solving)
}

function resultOf({ challenge, position }: TriedChallenge, { play }: TableSnapshot, keys: readonly string[]): Reached {
  return reachedIn(challenge.goal, { before: position, now: play ?? position, keys }, challenge.seat)
}

function hintAndRestart({ challenge }: TriedChallenge, { commands, snapshot }: Playing): void {
  changeTried(snapshot.game.id, challenge, afterHint)
  commands.restartTurn()
}

/** A table of its own goes on from here, against bots. */
async function playOn({ snapshot, commands }: Playing): Promise<void> {
  const { seat = 0, seats, game } = snapshot
  const level = offeredLevel(game.id)
  const holders = seats.map(({ name }, at) =>
    at === seat ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, level } as const),
  )
  const record = await commands.record()
  navigate({ page: 'table', id: await forkTable(record, record.answers, holders, seat) })
}
