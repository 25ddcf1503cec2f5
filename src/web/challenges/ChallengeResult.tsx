import { useEffect, useRef } from 'react'
import { counterOf, gainSince } from '../../bots/challenges/challenge.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { offeredLevel } from '../levels/kept-strength.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { forkTable } from '../session/local/new-table.ts'
import type { TableSnapshot } from '../session/session.ts'
import type { Playing } from '../table/use-playing.ts'
import './challenge.css'
import { ChallengeStory } from './ChallengeStory.tsx'
import { changeTried } from './kept-tries.ts'
import { Laurels } from './Laurels.tsx'
import { dayOfChallenge } from './of-day.ts'
import { ShareResult } from './ShareResult.tsx'
import { afterHint, afterTry, laurelsOf } from './tries.ts'
import { type TriedChallenge, useChallenge } from './use-challenge.ts'

/** In place of the question, when the turn of a challenge has been ended: reached or not, and what can be done now. */
export function ChallengeResult({ playing }: { playing: Playing }) {
  const challenged = useChallenge(playing.snapshot)
  return (
    <section className="question question--challenge" aria-labelledby="question-title">
      {challenged !== undefined && <Result challenged={challenged} playing={playing} />}
    </section>
  )
}

function Result({ challenged, playing }: { challenged: TriedChallenge; playing: Playing }) {
  const { language, messages } = useSpeech()
  const { say, challenge, goal, tried } = challenged
  const { snapshot } = playing
  const gain = gainOf(challenged, snapshot)
  const answers = answersIn(snapshot)
  const reached = gain >= challenge.goal.gain
  const turn = answers.join(' ')
  useEffect(() => {
    changeTried(challenge.id, before => afterTry(before, { gain, answers: turn.split(' ') }, challenge.goal.gain))
  }, [challenge, gain, turn])
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
        <Verdict challenged={challenged} gain={gain} reached={reached} />
        {tried.solved && (
          <>
            <ChallengeStory
              challenged={challenged}
              answers={reached ? answers : challenge.solution}
              who={playing.who}
            />
            <ShareResult challenged={challenged} game={snapshot.game.title} day={day} />
          </>
        )}
      </div>
      <footer className="question-foot">
        <button
          type="button"
          className={reached ? 'button' : 'button button--ink'}
          onClick={playing.commands.restartTurn}
        >
          <Icon name="restart" /> {say.again}
        </button>
        {!tried.solved && (
          <button
            type="button"
            className="button"
            title={say.hintCosts}
            onClick={() => hintAndRestart(challenged, playing)}
          >
            <Icon name="lamp" /> {say.hint}
          </button>
        )}
        <Link to={{ page: 'challenges', game: snapshot.game.id }} className="button">
          {messages.challenges.name}
        </Link>
        {reached && snapshot.status !== 'finished' && (
          <button type="button" className="button button--ink challenge-on" onClick={() => playOn(playing)}>
            {say.playOn}
          </button>
        )}
      </footer>
    </>
  )
}

/** Reached with laurels, or how far it fell short. */
function Verdict({ challenged, gain, reached }: { challenged: TriedChallenge; gain: number; reached: boolean }) {
  const { say, challenge, tried } = challenged
  const { gain: goal } = challenge.goal
  const won = laurelsOf(tried)
  return (
    <div className="challenge-verdict" data-reached={reached ? '' : undefined} role="status">
      <b>
        <Icon name={reached ? 'check' : 'close'} /> {reached ? say.solved(gain) : say.short(gain, goal)}
      </b>
      {tried.solved && (
        <p>
          <Laurels won={won} label={say.laurels(won)} />
          <small>{say.how(tried.tries.length, tried.hints)}</small>
        </p>
      )}
      {!reached && <p>{say.missedBy(goal - gain)}</p>}
    </div>
  )
}

function gainOf({ challenge, position }: TriedChallenge, { play }: TableSnapshot): number {
  if (play === undefined) return 0
  return gainSince(counterOf(position.game, challenge.goal), position, play, challenge.seat)
}

/** The keys that were answered since the challenge began. */
const answersIn = ({ happened, challenge }: TableSnapshot): readonly string[] =>
  happened.slice((challenge?.from ?? 0) + 1).map(({ key }) => key)

function hintAndRestart({ challenge }: TriedChallenge, { commands }: Playing): void {
  changeTried(challenge.id, afterHint)
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
