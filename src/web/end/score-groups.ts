import type { Score } from '../../kernel/contract.ts'

/** Reasons for points that belong together: those for components of one kind, or the others. */
export interface ScoreGroup {
  readonly kind: string | undefined
  readonly reasons: readonly string[]
}

/** Every reason once: first what components do not name, then components kind by kind, as they first come. */
export function scoreGroups(
  scores: readonly Score[],
  kindOf: (because: string) => string | undefined,
): readonly ScoreGroup[] {
  const reasons = [...new Set(scores.flatMap(score => score.reasons.map(reason => reason.because)))]
  const kinds = new Set([undefined, ...reasons.map(kindOf)])
  return [...kinds]
    .map(kind => ({ kind, reasons: reasons.filter(because => kindOf(because) === kind) }))
    .filter(group => group.reasons.length > 0)
}
