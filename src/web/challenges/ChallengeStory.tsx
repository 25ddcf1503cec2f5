import { useMemo } from 'react'
import { reasonMissed } from '../../bots/challenges/challenge.ts'
import { shareFound } from '../../bots/challenges/grading.ts'
import type { Language } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'
import type { ShowBoard } from '../table/shown-board.ts'
import type { Playing } from '../table/use-playing.ts'
import { ThemeLink } from './ThemeLink.tsx'
import type { TriedChallenge } from './use-challenge.ts'
import { WaySteps } from './WaySteps.tsx'
import { type ChallengeWay, decisiveStep, toldSteps, type WayStep, wayOf } from './way.ts'

/** How a challenge is solved: each try, the way in steps that can be walked on the board, and what it is about. */
export function ChallengeStory({
  challenged,
  answers,
  playing,
  onShow,
}: {
  challenged: TriedChallenge
  /** The turn that reached the goal. */
  answers: readonly string[]
  playing: Playing
  onShow: ShowBoard
}) {
  const { language } = useSpeech()
  const { say, challenge, position, tried } = challenged
  const { seat, goal } = challenge
  const { who, board } = playing
  const walk = (keys: readonly string[]): ChallengeWay => wayOf({ position, seat, goal, language, who, board }, keys)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answers of the same challenge are told in the same way
  const way = useMemo(() => walk(answers), [position, answers.join(' '), language, board])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const failed = useMemo(
    () => tried.tries.map(({ answers: keys }) => walk(keys)).filter(({ reached }) => reached.gain < reached.of),
    [position, tried.tries, language],
  )
  return (
    <>
      {failed.length > 0 && (
        <>
          <h2>{say.tries}</h2>
          <ol className="challenge-failed">
            {failed.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tries never change their order
              <li key={at}>
                <span>
                  <b>{headOf(one.steps)}</b>
                  <small>{shortOf(challenged, way, one, language)}</small>
                </span>
                <b className="challenge-gain">{one.reached.gain}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2>{say.way}</h2>
      <WaySteps way={way} challenged={challenged} board={board} onShow={onShow} />
      <h2>{say.works}</h2>
      <Why challenged={challenged} way={way} tempting={walk(challenge.tempting.answers)} />
      <p className="quiet">{say.bots(Math.round(shareFound(challenge) * 100))}</p>
    </>
  )
}

/** Why the way works, and why what looks good at first does not. */
function Why({
  challenged: { say, challenge, position },
  way,
  tempting,
}: {
  challenged: TriedChallenge
  way: ChallengeWay
  tempting: ChallengeWay
}) {
  const { language } = useSpeech()
  const { game, components } = position
  const { idea, rule } = challenge
  const most = decisiveStep(toldSteps(way))
  const { gain, of, parts } = tempting.reached
  return (
    <>
      {most !== undefined && <p>{say.decisive(most.at + 1, most.step.label)}</p>}
      {idea !== undefined && <p>{say.about(game.words[language].scoreReason(components, idea))}</p>}
      <p>
        {parts.length === 1
          ? say.tempting(headOf(tempting.steps), gain, of)
          : say.temptingSome(headOf(tempting.steps), gain, of)}
      </p>
      <p>
        <ThemeLink game={game.id} rule={rule} say={say} />
      </p>
    </>
  )
}

/** Why a try fell short, in a few words. */
function shortOf(
  { say, challenge: { goal, seat }, position }: TriedChallenge,
  way: ChallengeWay,
  { turn, reached: { gain, of, parts } }: ChallengeWay,
  language: Language,
): string {
  if (parts.length > 1) return say.some(gain, of)
  const missed = goal.parts[0]?.kind === 'points' ? reasonMissed(way.turn.now, turn.now, seat) : undefined
  if (missed === undefined) return say.missedPlain(of - gain)
  return say.missed(position.game.words[language].scoreReason(position.components, missed.because), missed.points)
}

/** What was done first, in a few words. */
const headOf = (steps: readonly WayStep[]): string =>
  steps
    .filter(({ rules, leaves }) => rules.length > 0 && !leaves)
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ')
