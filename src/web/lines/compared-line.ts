import type { TurnsToCompare } from '../../bots/review/compare-turns.ts'
import type { GivenAnswer } from '../../kernel/history.ts'
import { type AnnotatedRecord, answersAlong, variationOf } from '../../kernel/variations.ts'

/** A variation beside what it parts from: the answers of the seat that parts, until another seat answers. Undefined where either has none. */
export function comparedLine(annotated: AnnotatedRecord, line: number): TurnsToCompare | undefined {
  const variation = variationOf(annotated, line)
  const [first] = variation?.answers ?? []
  if (variation === undefined || first === undefined) return undefined
  const { seat } = first
  const { record } = annotated
  const before = answersAlong(annotated, variation.from)
  const one = runOf(variation.answers, seat)
  const other = runOf(before.slice(variation.after), seat)
  if (one.length === 0 || other.length === 0) return undefined
  return { record: { ...record, answers: before.slice(0, variation.after) }, seat, one, other }
}

/** The first answers of a list, as long as one seat gives them, by their keys. */
function runOf(answers: readonly GivenAnswer[], seat: number): readonly string[] {
  const ends = answers.findIndex(one => one.seat !== seat)
  return answers.slice(0, ends < 0 ? answers.length : ends).map(({ key }) => key)
}
