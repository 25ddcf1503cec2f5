import { counterOf, type Goal, gainSince, turnIsOver } from '../../bots/challenges/challenge.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import { explain } from '../../kernel/explain.ts'
import { answer, fork } from '../../kernel/play.ts'
import type { Language, SeatName } from '../../kernel/words.ts'
import { toldLines } from '../table/happenings.ts'

/** An answer of a turn in words, and what it brought. */
export interface WayStep {
  readonly label: string
  /** What the log tells of it. */
  readonly lines: readonly string[]
  readonly gain: number
  /** Rules behind the question that it answers. */
  readonly rules: readonly string[]
}

/** A turn, walked through from the position of a challenge. */
export interface SolutionWay {
  readonly steps: readonly WayStep[]
  readonly after: Play
  readonly gain: number
}

/** Walks through a turn as far as it is offered, and tells each answer. */
export function wayOf(
  position: Play,
  seat: Seat,
  goal: Goal,
  keys: readonly string[],
  language: Language,
  who: SeatName,
): SolutionWay {
  const { game, components } = position
  const counter = counterOf(game, goal)
  const after = fork(position, true)
  const moment = game.moment(after.state)
  const steps: WayStep[] = []
  for (const key of keys) {
    const question = turnIsOver(after, seat, moment) ? undefined : explain(after, seat)
    const option = question?.options.find(one => one.key === key)
    if (question === undefined || option === undefined) break
    const label = game.words[language].option(after, option, question.frame)
    const before = gainSince(counter, position, after, seat)
    const { events } = answer(after, seat, key)
    steps.push({
      label,
      lines: toldLines(game, components, language, events, who).map(({ text }) => text),
      gain: gainSince(counter, position, after, seat) - before,
      rules: question.rules,
    })
  }
  return { steps, after, gain: gainSince(counter, position, after, seat) }
}

/** The rules of the step that brings most: what a challenge is about. */
export function rulesOf({ steps }: Pick<SolutionWay, 'steps'>): readonly string[] {
  const [most] = steps.filter(({ rules }) => rules.length > 0).toSorted((a, b) => b.gain - a.gain)
  return most?.rules ?? []
}
