import type { Seat } from '../../kernel/contract.ts'
import { afterKeys, type LaidAnswer, type LaidStep, type Misfit, type PlannedStep } from '../../kernel/planned.ts'
import type { Language } from '../../kernel/words.ts'
import { gestureLabel } from '../question/follow-ups.ts'
import type { Happened } from '../session/session.ts'

/** How a plan is read: whose it is, in which language. */
export interface PlanReading {
  readonly seat: Seat
  readonly language: Language
  /** Verbs whose answers, one after the other, are one way. */
  readonly journeys: readonly string[]
}

/** What the answers of a gesture are called together. */
export function titleOf(answers: readonly LaidAnswer[], { language, journeys }: PlanReading): string {
  const titles: { readonly verb: string; readonly title: string }[] = []
  for (const { play, question, chosen } of answers) {
    const title = play.game.words[language].option(play, chosen, question.frame)
    if (titles.at(-1)?.verb === chosen.verb && journeys.includes(chosen.verb)) titles.pop()
    titles.push({ verb: chosen.verb, title })
  }
  return gestureLabel(titles.map(one => one.title))
}

/** Where in the game a step is done, in words. */
export function whenOf({ answers: [first] }: LaidStep, { language }: PlanReading): string {
  return first === undefined ? '' : first.play.game.words[language].moment(first.play.state)
}

/** Why a step is blocked, in words. */
export const blockedBecause = ({ blocked }: Misfit, language: Language): string | undefined =>
  blocked?.play.game.words[language].reason(blocked.play, blocked.reason)

/**
 * What of a plan was done and what is still to be done: answers that its seat has given at the table since it was begun, in the plan's
 * own order or that of one of its branches, are behind it. Who has done something else has the whole plan before them.
 */
export function stillToDo(
  steps: readonly PlannedStep[],
  from: number,
  happened: readonly Happened[],
  seat: Seat,
): Divided {
  const given = happened.filter(one => one.seat === seat && one.answer > from).map(({ key }) => key)
  return divided(steps, given) ?? { behind: [], still: steps }
}

interface Divided {
  readonly behind: readonly PlannedStep[]
  readonly still: readonly PlannedStep[]
}

function divided(steps: readonly PlannedStep[], given: readonly string[]): Divided | undefined {
  const [first, ...rest] = steps
  if (given.length === 0) return { behind: [], still: steps }
  if (first === undefined) return undefined
  const same = first.keys.findIndex((key, at) => key !== given[at])
  if (same === given.length) return { behind: [], still: afterKeys(steps, same) }
  const later = same < 0 ? divided(rest, given.slice(first.keys.length)) : undefined
  if (later !== undefined) return { behind: [first, ...later.behind], still: later.still }
  for (const branch of first.otherwise ?? []) {
    const inBranch = divided(branch.steps, given)
    if (inBranch !== undefined) return inBranch
  }
  return undefined
}
