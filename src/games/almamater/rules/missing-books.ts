import type { Reason } from '../../../kernel/question.ts'
import { DICTIONARY, kindAt } from '../books.ts'
import type { Faculty } from '../pack/terms.ts'
import type { Play } from '../state.ts'
import { type Group, groupsOf, reductions } from './student-cost.ts'

/**
 * What is missing to pay groups of books, in the way that misses least: parts as `1@1.2` for one textbook of rank I or II,
 * `2@any`, `1@blue`, `1@dictionary`, joined by `+`.
 */

export function studentBooksMissing(play: Play, faculty: Faculty, books: readonly number[], discount: number): Reason {
  const { dictionaries } = play.components.pack.studentCosts[faculty]
  const parts = fewestMissing(groupsOf(play, faculty), books, discount)
  const missing = dictionaries - (books[DICTIONARY] ?? 0)
  return reasonOf(missing > 0 ? [...parts, `${missing}@dictionary`] : parts, 'A-8.2')
}

/** Groups of any kinds, dictionaries too. */
export function groupsMissing(counts: readonly number[], kinds: readonly number[], books: readonly number[]): Reason {
  const groups = counts.map((count): Group => ({ count, kinds, ranks: 'any' }))
  return reasonOf(
    fewestMissing(groups, books, 0).map(part => part.replace('@any', '@kind')),
    'A-9.3',
  )
}

/** Exactly these books. */
export function priceMissing(price: readonly number[], books: readonly number[]): Reason {
  const parts = price.flatMap((count, kind) => {
    const missing = count - (books[kind] ?? 0)
    return missing > 0 ? [`${missing}@${kindAt(kind)}`] : []
  })
  return reasonOf(parts, 'A-9.4')
}

const reasonOf = (parts: readonly string[], rule: string): Reason => ({
  why: 'books-missing',
  books: parts.join('+'),
  rule,
})

function fewestMissing(groups: readonly Group[], books: readonly number[], discount: number): readonly string[] {
  let best: readonly string[] = []
  let least = Number.POSITIVE_INFINITY
  const used = new Set<number>()
  const fill = (reduced: readonly Group[], at: number, missing: number, parts: readonly string[]): void => {
    if (missing >= least) return
    const group = reduced[at]
    if (group === undefined) {
      least = missing
      best = parts
      return
    }
    if (group.count === 0) {
      fill(reduced, at + 1, missing, parts)
      return
    }
    for (const kind of group.kinds) {
      if (used.has(kind)) continue
      used.add(kind)
      const short = Math.max(0, group.count - (books[kind] ?? 0))
      const ranks = group.ranks === 'any' ? 'any' : group.ranks.join('.')
      fill(reduced, at + 1, missing + short, short === 0 ? parts : [...parts, `${short}@${ranks}`])
      used.delete(kind)
    }
  }
  for (const reduced of reductions(groups, discount)) fill(reduced, 0, 0, [])
  return best
}
