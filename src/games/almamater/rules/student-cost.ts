import { itemAt } from '../../../kernel/rows.ts'
import { type BookList, bookList, covers, DICTIONARY, kindIndex, noBooks, textbooksIn } from '../books.ts'
import { type Faculty, faculties } from '../pack/terms.ts'
import type { Play } from '../state.ts'

/** What a student costs: groups of textbooks, each of one colour, all of different colours, some of certain ranks. */

export interface Group {
  readonly count: number
  /** The kinds of book that may fill it. */
  readonly kinds: readonly number[]
  /** Its ranks, or `any`. */
  readonly ranks: readonly number[] | 'any'
}

/** The groups of a faculty as reputation stands; without ranks in round 1. */
export function groupsOf(play: Play, faculty: Faculty): readonly Group[] {
  const { reputation, layout } = play.state
  return play.components.pack.studentCosts[faculty].groups.map(({ count, ranks }) => {
    const ranked = reputation.length > 0 && ranks !== 'any'
    const colors = ranked ? reputation.filter((_, at) => ranks.includes(at + 1)) : layout.colors
    return { count, kinds: colors.map(kindIndex), ranks: ranked ? ranks : 'any' }
  })
}

/** Every way to pay, with so many textbooks less; found once for each order of the colours. */
export function studentPayments(play: Play, facultyAt: number, discount: number): readonly BookList[] {
  const found = paymentsNow(play)
  const at = discount * 4 + facultyAt
  let ways = found[at]
  if (ways === undefined) {
    const faculty = faculties[facultyAt] as Faculty
    const { dictionaries } = play.components.pack.studentCosts[faculty]
    ways = waysToPay(groupsOf(play, faculty), discount, dictionaries)
    found[at] = ways
  }
  return ways
}

/** Those of the order of the colours, which is written as a number with a digit for each: 0 for none, then the kinds. */
function paymentsNow({ state, components }: Play): (readonly BookList[])[] {
  const { reputation, layout } = state
  const ranked = reputation.length > 0
  let order = ranked ? 1 : 0
  for (const color of ranked ? reputation : layout.colors) order = order * 10 + kindIndex(color) + 1
  let found = components.studentPayments.get(order)
  if (found === undefined) {
    found = []
    components.studentPayments.set(order, found)
  }
  return found
}

function waysToPay(groups: readonly Group[], discount: number, dictionaries: number): readonly BookList[] {
  const ways = new Map<string, BookList>()
  for (const reduced of reductions(groups, discount)) {
    const books = noBooks()
    books[DICTIONARY] = dictionaries
    const fill = (at: number): void => {
      const group = reduced[at]
      if (group === undefined) {
        const way = bookList(books)
        ways.set(way.pay.key, way)
        return
      }
      if (group.count === 0) fill(at + 1)
      else
        for (const kind of group.kinds) {
          if (books[kind] !== 0) continue
          books[kind] = group.count
          fill(at + 1)
          books[kind] = 0
        }
    }
    fill(0)
  }
  return [...ways.values()]
}

/** The groups with textbooks taken away, in every way. */
export function reductions(groups: readonly Group[], discount: number): readonly (readonly Group[])[] {
  const total = groups.reduce((sum, group) => sum + group.count, 0)
  const spread = (at: number, left: number): readonly (readonly Group[])[] => {
    const group = groups[at]
    if (group === undefined) return left === 0 ? [[]] : []
    return Array.from({ length: Math.min(left, group.count) + 1 }, (_, less) =>
      spread(at + 1, left - less).map(rest => [{ ...group, count: group.count - less }, ...rest]),
    ).flat()
  }
  return spread(0, Math.min(discount, total))
}

export function canPayStudent(play: Play, books: readonly number[], facultyAt: number, discount: number): boolean {
  if (textbooksIn(books) + discount < itemAt(play.components.studentTextbooks, facultyAt)) return false
  const ways = studentPayments(play, facultyAt, discount)
  for (let at = 0; at < ways.length; at++) if (covers(books, (ways[at] as BookList).books)) return true
  return false
}
