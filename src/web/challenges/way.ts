import { type ChallengeTurn, type Goal, type Reached, reachedIn } from '../../bots/challenges/goal.ts'
import { answerInTime, timeIsOver, timeOf } from '../../bots/challenges/time.ts'
import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { explain } from '../../kernel/explain.ts'
import { fork } from '../../kernel/play.ts'
import { eventsFor } from '../../kernel/view.ts'
import type { Language, SeatName } from '../../kernel/words.ts'
import { seenBy } from '../analysis/told-turn.ts'
import type { Board } from '../boards/board.ts'
import { placesFor } from '../hint/tell-line.ts'
import type { PlaceName } from '../plates/targets.ts'
import { purposeIn } from '../question/choices.ts'
import { toldLines } from '../table/happenings.ts'

/** An answer of a way in words, what it brought, and where. */
export interface WayStep {
  readonly label: string
  /** What the log tells of it. */
  readonly lines: readonly string[]
  /** How much further the goal was reached, summed over its parts. */
  readonly gain: number
  /** Rules behind the question that it answers. */
  readonly rules: readonly string[]
  /** It only ends something. */
  readonly leaves: boolean
  /** Where in the game it was answered. */
  readonly turn: string
  /** The table after it, as its seat sees it. */
  readonly seen: Play
  readonly events: readonly GameEvent[]
  readonly places: readonly PlaceName[]
}

/** A way, walked through from the position of a challenge. */
export interface ChallengeWay {
  readonly steps: readonly WayStep[]
  readonly turn: ChallengeTurn
  readonly reached: Reached
}

export interface Walking {
  readonly position: Play
  readonly seat: Seat
  readonly goal: Goal
  readonly language: Language
  readonly who: SeatName
  readonly board: Board | undefined
}

/** Walks a way as far as it is offered, and tells each answer. */
export function wayOf({ position, seat, goal, language, who, board }: Walking, keys: readonly string[]): ChallengeWay {
  const { game, components } = position
  const now = fork(position, true)
  const time = timeOf(position, seat, goal)
  const steps: WayStep[] = []
  const given: string[] = []
  const reached = (): Reached => reachedIn(goal, { before: position, now, keys: given }, seat)
  for (const key of keys) {
    const question = timeIsOver(now, time) ? undefined : explain(now, seat)
    const option = question?.options.find(one => one.key === key)
    if (question === undefined || option === undefined) break
    const label = game.words[language].option(now, option, question.frame)
    const places = placesFor(now, question, option, board)
    const before = sumOf(reached())
    const turn = game.moment(now.state).join()
    const events = eventsFor(answerInTime(now, time, key).events, seat)
    given.push(key)
    steps.push({
      label,
      lines: toldLines(game, components, language, events, who).map(({ text }) => text),
      gain: sumOf(reached()) - before,
      rules: question.rules,
      leaves: purposeIn(board, option) === 'leave',
      turn,
      seen: seenBy(game, components, game.copy(now.state), seat),
      events,
      places,
    })
  }
  return { steps, turn: { before: position, now, keys: given }, reached: reached() }
}

const sumOf = ({ parts }: Reached): number => parts.reduce((sum, { gain }) => sum + gain, 0)

/** The steps that are told: what only ends something is none, unless it brings something. */
export const toldSteps = ({ steps }: Pick<ChallengeWay, 'steps'>): readonly WayStep[] =>
  steps.filter(({ rules, gain, lines, leaves }) => gain !== 0 || (!leaves && rules.length > 0 && lines.length > 0))

/** The step that brings most. */
export function decisiveStep(steps: readonly WayStep[]): { readonly step: WayStep; readonly at: number } | undefined {
  const at = steps.findIndex(one => one.gain === Math.max(...steps.map(({ gain }) => gain)))
  const step = steps[at]
  return step === undefined || step.gain <= 0 ? undefined : { step, at }
}
