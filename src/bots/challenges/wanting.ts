import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import type { Option } from '../../kernel/question.ts'
import type { Mind } from '../mind.ts'
import { type GoalPart, gainIn, kindOf } from './goal.ts'

/** How much a mind wants what it is asked for, against all else. */
const MORE = 1000

/** A mind that wants to reach a goal from a position on; of turns that bring as much of it, the better one. */
export function wanting<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  seat: Seat,
  parts: readonly GoalPart[],
): Mind<S, C> {
  const own = new Float64Array(mind.terms.length)
  const share = (play: Play<S, C>, part: GoalPart): number =>
    gainIn(part, { before, now: play, keys: [] }, seat) / part.gain
  const verbs = parts.flatMap(part => kindOf(before.game, part).verb ?? [])
  return {
    ...mind,
    terms: ['wanted', ...mind.terms],
    judge(play, judged, terms) {
      mind.judge(play, judged, own)
      terms.set(own, 1)
      terms[0] = MORE * parts.reduce((sum, part) => sum + Math.min(1, share(play, part)), 0)
    },
    consider: (_play, { options }) => (verbs.length === 0 ? options : firstOf(verbs, options)),
  }
}

/** What counts by its verb comes to mind first. */
const firstOf = (verbs: readonly string[], options: readonly Option[]): readonly Option[] => [
  ...options.filter(({ verb }) => verbs.includes(verb)),
  ...options.filter(({ verb }) => !verbs.includes(verb)),
]
