import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { covers, DICTIONARY, kindIndex } from '../books.ts'
import { layoutOf } from '../layout.ts'
import type { RecruitProfessor } from '../pack/effects.ts'
import type { Faculty } from '../pack/terms.ts'
import type { Professor } from '../prepared/people.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { groupsMissing, priceMissing } from './missing-books.ts'
import { owns } from './professors.ts'

/** Which professors may be recruited. */

export type Terms = 'pay' | 'no-ducats' | 'free'

export function offerProfessor(
  play: Play,
  seat: Seat,
  books: readonly number[],
  slot: number,
  terms: Terms,
  offer: Offer,
): void {
  const { recruit } = itemAt(layoutOf(play).professors, slot)
  if (canRecruit(play, seat, books, slot, terms)) offer.legal.push(recruit)
  else offer.blocked?.push({ option: recruit, reason: professorBlocked(play, seat, books, slot, terms) })
}

function canRecruit(play: Play, seat: Seat, books: readonly number[], slot: number, terms: Terms): boolean {
  const { state } = play
  const id = itemAt(state.layout.academy, slot)
  if (state.academy[slot] === 0 || owns(play, seat, id)) return false
  if (terms === 'free') return true
  const price = itemAt(state.prices, slot)
  if (price.length > 0) return covers(books, price)
  const { groups } = itemAt(layoutOf(play).professors, slot).cost
  const player = playerAt(play, seat)
  return ducatsDue(play, player, slot, terms) <= player.ducats && canFill(books, groups)
}

function professorBlocked(play: Play, seat: Seat, books: readonly number[], slot: number, terms: Terms): Reason {
  const { state } = play
  const id = itemAt(state.layout.academy, slot)
  if (owns(play, seat, id)) return { why: 'professor-owned', rule: 'A-9.1' }
  if (state.academy[slot] === 0) return { why: 'stack-empty', rule: 'A-R34' }
  const price = itemAt(state.prices, slot)
  if (price.length > 0) return priceMissing(price, books)
  const { groups } = costOf(play, id)
  const player = playerAt(play, seat)
  const missing = ducatsDue(play, player, slot, terms) - player.ducats
  if (missing > 0) return { why: 'ducats-short', missing, rule: 'A-9.2' }
  return groupsMissing(groups, kindsInPlay(play), books)
}

export const costOf = ({ components }: Play, id: string): Professor['cost'] => row(components.professors, id).cost

/** Ducats are paid by the first who recruits a professor; after somebody has, also for nothing, by nobody (A-9.3, A-R7). */
export function ducatsDue(play: Play, { powers }: Player, slot: number, terms: Terms): number {
  if (terms !== 'pay' || powers.noProfessorDucats || isRecruited(play, slot)) return 0
  return itemAt(layoutOf(play).professors, slot).cost.ducats
}

/** Whether somebody has taken a card from this stack. */
export const isRecruited = ({ state, components }: Play, slot: number): boolean =>
  itemAt(state.academy, slot) < (components.pack.playerSetup.professorStackSize[state.seats] as number)

/** The largest group takes the kind there is most of, and so on: if that fits, some way fits. */
function canFill(books: readonly number[], groups: readonly number[]): boolean {
  let used = 0
  for (const group of groups) {
    let best = -1
    for (let kind = 0; kind < books.length; kind++)
      if ((used & (1 << kind)) === 0 && (best < 0 || (books[kind] ?? 0) > (books[best] ?? 0))) best = kind
    if (best < 0 || (books[best] ?? 0) < group) return false
    used |= 1 << best
  }
  return true
}

/** Colours in play, and dictionaries. */
export const kindsInPlay = ({ state }: Play): readonly number[] => [
  ...state.layout.colors.map(kindIndex).sort(),
  DICTIONARY,
]

export const termsOf = ({ free, noDucats }: RecruitProfessor): Terms => (free ? 'free' : noDucats ? 'no-ducats' : 'pay')

export const serves = (faculties: readonly Faculty[] | undefined, faculty: Faculty): boolean =>
  faculties === undefined || faculties.includes(faculty)

export function anyProfessor(play: Play, seat: Seat, effect: RecruitProfessor): boolean {
  const { books } = playerAt(play, seat)
  const { professors } = layoutOf(play)
  for (let slot = 0; slot < professors.length; slot++) {
    const { faculty } = itemAt(professors, slot)
    if (serves(effect.faculties, faculty) && canRecruit(play, seat, books, slot, termsOf(effect))) return true
  }
  return false
}
