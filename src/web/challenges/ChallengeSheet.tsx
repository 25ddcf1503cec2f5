import { useMemo } from 'react'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { purposeIn } from '../question/choices.ts'
import type { Playing } from '../table/use-playing.ts'
import './challenge.css'
import { gainsOf } from './gains.ts'
import { changeTried } from './kept-tries.ts'
import { afterHint, type Tried } from './tries.ts'
import { type TriedChallenge, useChallenge } from './use-challenge.ts'
import { wayOf } from './way.ts'

/** What is to be reached in this turn, and how far it has come, above the answers. */
export function ChallengeSheet({ playing }: { playing: Playing }) {
  const { snapshot } = playing
  const challenged = useChallenge(snapshot)
  if (challenged === undefined) return <section className="challenge" aria-busy="true" />
  const { say, goal, tried, challenge } = challenged
  return (
    <section className="challenge" aria-label={say.one}>
      <header>
        <h2>{goal}</h2>
        <Tries tried={tried} label={say.tryNumber(tried.tries.length + 1)} />
      </header>
      <Progress challenged={challenged} playing={playing} />
      <Hints challenged={challenged} playing={playing} key={challenge.id} />
    </section>
  )
}

/** A ring for each try that fell short. */
const Tries = ({ tried: { tries, solved }, label }: { tried: Tried; label: string }) =>
  solved ? null : (
    <span className="challenge-tries">
      {label}
      {tries.map(({ answers }) => (
        <i key={answers.join(' ')} aria-hidden="true" />
      ))}
    </span>
  )

function Progress({ challenged, playing }: { challenged: TriedChallenge; playing: Playing }) {
  const { say, challenge, position } = challenged
  const { snapshot, answering, board } = playing
  const { play } = snapshot
  const { goal, seat } = challenge
  const choice = answering.pointed ?? answering.selected
  const gains = useMemo(
    () => play && gainsOf({ position, goal, seat }, play, choice?.keys, option => purposeIn(board, option) === 'leave'),
    [play, choice, position, goal, seat, board],
  )
  if (gains === undefined) return null
  const { soFar, withChoice, ifStop } = gains
  const ahead = withChoice ?? ifStop ?? soFar
  const share = (gain: number): string => `${Math.max(0, Math.min(1, gain / goal.gain)) * 100}%`
  return (
    <>
      <div className="challenge-bar" aria-hidden="true" data-reached={soFar >= goal.gain ? '' : undefined}>
        <i style={{ width: share(ahead) }} data-ahead="" />
        <i style={{ width: share(Math.min(soFar, ahead)) }} />
      </div>
      <p className="challenge-gains" aria-live="polite">
        <span>
          <b>{say.soFar(soFar)}</b>
          {withChoice !== undefined && withChoice !== soFar && `, ${say.with(withChoice)}`}
          {withChoice === undefined && ifStop !== undefined && ifStop !== soFar && `, ${say.ifStop(ifStop)}`}
        </span>
        <span>{say.of(goal.gain)}</span>
      </p>
    </>
  )
}

/** The beginning of the way, an answer more each time. */
function Hints({ challenged, playing }: { challenged: TriedChallenge; playing: Playing }) {
  const { language } = useSpeech()
  const { say, tried, challenge, position } = challenged
  const { seat, goal, solution, id } = challenge
  const shown = tried.solved ? 0 : tried.hints
  const way = useMemo(
    () => wayOf(position, seat, goal, solution.slice(0, shown), language, playing.who),
    [position, seat, goal, solution, shown, language, playing.who],
  )
  return (
    <p className="challenge-hints">
      {shown > 0 ? (
        <span>{say.begins(way.steps.map(({ label }) => label).join(' → '))}</span>
      ) : (
        <span className="challenge-free">{say.free}</span>
      )}
      {!tried.solved && shown < solution.length && (
        <button type="button" className="text-button" title={say.hintCosts} onClick={() => changeTried(id, afterHint)}>
          <Icon name="lamp" /> {shown === 0 ? say.hint : say.moreHint}
        </button>
      )}
    </p>
  )
}
