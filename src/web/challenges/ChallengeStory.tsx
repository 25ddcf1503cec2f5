import { useMemo } from 'react'
import { reasonMissed } from '../../bots/challenges/challenge.ts'
import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'
import { RuleLink } from '../question/RuleLink.tsx'
import type { TriedChallenge } from './use-challenge.ts'
import { rulesOf, type SolutionWay, type WayStep, wayOf } from './way.ts'

/** How a challenge was solved: each try, the way in steps, and what it is about. */
export function ChallengeStory({
  challenged: { say, challenge, position, tried },
  answers,
  who,
}: {
  challenged: TriedChallenge
  /** The turn that reached the goal. */
  answers: readonly string[]
  who: SeatName
}) {
  const { language } = useSpeech()
  const { seat, goal, idea, foundBy } = challenge
  const { game, components } = position
  const walk = (keys: readonly string[]): SolutionWay => wayOf(position, seat, goal, keys, language, who)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answers of the same challenge are told in the same way
  const way = useMemo(() => walk(answers), [position, answers.join(' '), language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const failed = useMemo(
    () => tried.tries.filter(({ gain }) => gain < goal.gain).map(({ answers: keys }) => walk(keys)),
    [position, tried.tries, language],
  )
  const reasonIn = (because: string): string => game.words[language].scoreReason(components, because)
  const shortOf = (after: Play, gain: number): string => {
    const missed = goal.counter === 'points' ? reasonMissed(way.after, after, seat) : undefined
    return missed === undefined
      ? say.missedPlain(goal.gain - gain)
      : say.missed(reasonIn(missed.because), missed.points)
  }
  const [rule] = rulesOf(way)
  const shares = Object.values(foundBy)
  const found = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  return (
    <>
      {failed.length > 0 && (
        <>
          <h2>{say.tries}</h2>
          <ol className="challenge-failed">
            {failed.map(({ steps, after, gain }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tries never change their order
              <li key={at}>
                <span>
                  <b>{headOf(steps)}</b>
                  <small>{shortOf(after, gain)}</small>
                </span>
                <b className="challenge-gain">{gain}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2>{say.way}</h2>
      <ol className="challenge-way">
        {way.steps.filter(tells).map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
          <li key={at}>
            <span>
              <b>{step.label}</b>
              {step.gain > 0 && <small>{step.lines.slice(1, 4).join('. ')}</small>}
            </span>
            {step.gain !== 0 && <b className="challenge-gain">{step.gain > 0 ? `+${step.gain}` : step.gain}</b>}
          </li>
        ))}
      </ol>
      <h2>{say.works}</h2>
      <p>
        {idea !== undefined && `${say.about(reasonIn(idea))} `}
        {rule !== undefined && (
          <RuleLink game={game.id} rule={rule}>
            {say.readAbout}
          </RuleLink>
        )}
      </p>
      <p className="quiet">{say.bots(Math.round(found * 100))}</p>
    </>
  )
}

/** What was done first, in a few words. */
const headOf = (steps: readonly WayStep[]): string =>
  steps
    .filter(({ rules }) => rules.length > 0)
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ')

/** Ending the turn is no step of the way, unless it brings something. */
const tells = ({ rules, gain, lines }: WayStep): boolean => gain !== 0 || (rules.length > 0 && lines.length > 0)
