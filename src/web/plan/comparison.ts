import { type AmountChange, changesFor } from '../../kernel/amounts.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import { unlessHidden } from '../../kernel/hidden.ts'
import type { LaidPlan } from '../../kernel/planned.ts'
import type { Language, SeatName } from '../../kernel/words.ts'

/** What a plan comes to, to hold against others. */
export interface PlanOutcome {
  readonly costs: readonly AmountChange[]
  readonly gains: readonly AmountChange[]
  /** What lies before the seat after it, as far as that is not as it stands. */
  readonly leaves: readonly string[]
  readonly points: Standing | undefined
}

/** Points if the game ended there, and the place that they would give. */
export interface Standing {
  readonly points: number
  readonly place: number
}

/** What of the table as it stands some plan changes. */
export const changedLines = (
  now: Play,
  plans: readonly { readonly laid: LaidPlan }[],
  seat: Seat,
  reading: Reading,
): readonly string[] => {
  const left = plans.map(({ laid: { play } }) => ownLines(play, seat, reading))
  return ownLines(now, seat, reading).filter(line => left.some(lines => !lines.includes(line)))
}

/** What a plan pays and gets is told apart, so that a coin that comes back is seen twice. */
export function outcomeOf(laid: LaidPlan, now: Play, seat: Seat, reading: Reading): PlanOutcome {
  const all = laid.steps.flatMap(({ events }) => events)
  const changes = all.flatMap(event => changesFor([event], seat))
  const before = ownLines(now, seat, reading)
  return {
    costs: summed(changes.filter(({ amount }) => amount < 0)),
    gains: summed(changes.filter(({ amount }) => amount > 0)),
    leaves: ownLines(laid.play, seat, reading).filter(line => !before.includes(line)),
    points: standingOf(laid.play, seat),
  }
}

function summed(changes: readonly AmountChange[]): readonly AmountChange[] {
  const sums = new Map<string, number>()
  for (const { type, amount } of changes) sums.set(type, (sums.get(type) ?? 0) + amount)
  return [...sums].map(([type, amount]) => ({ type, amount }))
}

/** In which language, and what the others are called. */
interface Reading {
  readonly language: Language
  readonly who: SeatName
}

const ownLines = (play: Play, seat: Seat, { language, who }: Reading): readonly string[] =>
  play.game.words[language]
    .outline(play, who)
    .filter(section => section.seat === seat)
    .flatMap(({ lines }) => lines)

/** Undefined where points hang on what is hidden. */
export function standingOf(play: Play, seat: Seat): Standing | undefined {
  const scores = unlessHidden(() => play.game.scores(play))
  const own = scores?.find(score => score.seat === seat)
  if (scores === undefined || own === undefined) return undefined
  return { points: own.total, place: 1 + scores.filter(({ total }) => total > own.total).length }
}
