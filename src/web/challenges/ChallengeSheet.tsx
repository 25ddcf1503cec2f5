import { useMemo } from 'react'
import { isReached, phraseOf, type Reached } from '../../bots/challenges/goal.ts'
import { capitalised } from '../../kernel/words.ts'
import type { ChallengeMessages } from '../messages/challenges/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { purposeIn } from '../question/choices.ts'
import type { Playing } from '../table/use-playing.ts'
import './challenge.css'
import { type Gains, gainsOf } from './gains.ts'
import { changeTried } from './kept-tries.ts'
import { ThemeLink } from './ThemeLink.tsx'
import { afterHint, isTold, type Tried } from './tries.ts'
import { keysIn, type TriedChallenge, useChallenge } from './use-challenge.ts'
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
      {challenge.goal.within === 'round' && <p className="challenge-alone">{say.othersStand}</p>}
      <Progress challenged={challenged} playing={playing} />
      <Hints challenged={challenged} playing={playing} key={challenge.id} />
    </section>
  )
}

/** A ring for each try that fell short. */
const Tries = ({ tried: { tries, solved, gaveUp }, label }: { tried: Tried; label: string }) =>
  solved || gaveUp ? null : (
    <span className="challenge-tries">
      {label}
      {tries.map(({ answers }) => (
        <i key={answers.join(' ')} aria-hidden="true" />
      ))}
    </span>
  )

function Progress({ challenged, playing }: { challenged: TriedChallenge; playing: Playing }) {
  const { challenge, position } = challenged
  const { snapshot, answering, board } = playing
  const { play } = snapshot
  const { goal, seat } = challenge
  const choice = answering.pointed ?? answering.selected
  const gains = useMemo(
    () =>
      play &&
      gainsOf({ position, goal, seat, now: play, keys: keysIn(snapshot) }, choice?.keys, option => {
        return purposeIn(board, option) === 'leave'
      }),
    [play, snapshot, choice, position, goal, seat, board],
  )
  if (gains === undefined || gains.soFar.of === 1) return null
  return goal.parts.length === 1 ? (
    <Bar say={challenged.say} gains={gains} />
  ) : (
    <Parts challenged={challenged} gains={gains} />
  )
}

/** How far one number has come. */
function Bar({ say, gains: { soFar, withChoice, ifStop } }: { say: ChallengeMessages; gains: Gains }) {
  const ahead = withChoice ?? ifStop ?? soFar
  const share = (gain: number): string => `${Math.max(0, Math.min(1, gain / soFar.of)) * 100}%`
  return (
    <>
      <div className="challenge-bar" aria-hidden="true" data-reached={isReached(soFar) ? '' : undefined}>
        <i style={{ width: share(ahead.gain) }} data-ahead="" />
        <i style={{ width: share(Math.min(soFar.gain, ahead.gain)) }} />
      </div>
      <p className="challenge-gains" aria-live="polite">
        <span>
          <b>{say.soFar(soFar.gain)}</b>
          {withChoice !== undefined && withChoice.gain !== soFar.gain && `, ${say.with(withChoice.gain)}`}
          {withChoice === undefined &&
            ifStop !== undefined &&
            ifStop.gain !== soFar.gain &&
            `, ${say.ifStop(ifStop.gain)}`}
        </span>
        <span>{say.of(soFar.of)}</span>
      </p>
    </>
  )
}

/** How far each of several things has come. */
function Parts({ challenged: { say, position }, gains }: { challenged: TriedChallenge; gains: Gains }) {
  const { language } = useSpeech()
  const { soFar, withChoice, ifStop } = gains
  const ahead: Reached = withChoice ?? ifStop ?? soFar
  return (
    <ul className="challenge-parts" aria-live="polite">
      {soFar.parts.map(({ part, gain }, at) => {
        const next = ahead.parts[at]?.gain ?? gain
        return (
          <li key={part.kind} data-reached={gain >= part.gain ? '' : undefined}>
            <Icon name={gain >= part.gain ? 'check' : 'arrow'} />
            <span>{capitalised(phraseOf(position.game, position.components, part, language))}</span>
            <b>
              {say.part(gain, part.gain)}
              {next !== gain && ` → ${next}`}
            </b>
          </li>
        )
      })}
    </ul>
  )
}

/** The beginning of the way, an answer more each time. */
function Hints({ challenged, playing }: { challenged: TriedChallenge; playing: Playing }) {
  const { language } = useSpeech()
  const { say, tried, challenge, position } = challenged
  const { seat, goal, solution, rule } = challenge
  const { who, board } = playing
  const told = isTold(tried)
  const shown = told ? 0 : tried.hints
  const way = useMemo(
    () => wayOf({ position, seat, goal, language, who, board }, solution.slice(0, shown)),
    [position, seat, goal, solution, shown, language, who, board],
  )
  return (
    <p className="challenge-hints">
      {shown > 0 ? (
        <span>{say.begins(way.steps.map(({ label }) => label).join(' → '))}</span>
      ) : (
        tried.tries.length === 0 && <span className="challenge-free">{say.free}</span>
      )}
      <ThemeLink game={position.game.id} rule={rule} say={say} />
      {!told && shown < solution.length && (
        <button
          type="button"
          className="text-button"
          title={say.hintCosts}
          onClick={() => changeTried(position.game.id, challenge, afterHint)}
        >
          <Icon name="lamp" /> {shown === 0 ? say.hint : say.moreHint}
        </button>
      )}
    </p>
  )
}
