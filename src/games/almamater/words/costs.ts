import type { PackPayment, Quantity, Requirement } from '../pack/costs.ts'
import type { Pack } from '../pack.ts'
import type { ResearchCost } from '../prepared/cards.ts'
import { facultiesText, roman } from './amounts.ts'
import type { Phrases } from './phrases.ts'

/** What research levels, students and professors cost, made from the data. */

export function requirementText(phrases: Phrases, { counter, atLeast, faculties = [] }: Requirement): string {
  return phrases.terms.counted(counter, atLeast, facultiesText(phrases, faculties))
}

export function costText(phrases: Phrases, { freeIf, ways }: Pick<ResearchCost, 'freeIf' | 'ways'>): string {
  const { effects, terms } = phrases
  const paid = terms.or(ways.map(way => wayText(phrases, way)))
  return freeIf === undefined ? paid : effects.freeIf(requirementText(phrases, freeIf), paid)
}

export function wayText(phrases: Phrases, way: PackPayment): string {
  const { effects, terms } = phrases
  const goods: string[] = []
  if (way.ducats !== undefined) goods.push(quantityText(phrases, way.ducats, terms.ducats))
  if (way.dictionaries !== undefined) goods.push(terms.books(way.dictionaries, 'dictionary'))
  if (way.textbooks !== undefined) {
    const { count, mode } = way.textbooks
    goods.push(quantityText(phrases, count, some => terms.textbooks(some, mode)))
  }
  if (way.textbookGroups !== undefined)
    goods.push(terms.and(way.textbookGroups.map((group, at) => terms.textbookGroup(group, at))))
  if (way.prestige !== undefined) goods.push(terms.prestige(way.prestige))
  if (way.ducatsFraction !== undefined) {
    const { numerator, denominator } = way.ducatsFraction
    goods.push(numerator * 2 === denominator ? effects.halfDucats : effects.fraction(numerator, denominator))
  }
  const doings: string[] = goods.length === 0 ? [] : [effects.pay(terms.and(goods))]
  if (way.masterToDormitory !== undefined)
    doings.push(way.masterToDormitory === 'all' ? effects.allToDormitory : effects.masterToDormitory)
  if (way.masterToBox !== undefined) doings.push(effects.masterToBox)
  if (way.exhaustProfessor !== undefined) doings.push(effects.exhaustProfessor)
  return terms.and(doings)
}

function quantityText({ effects, terms }: Phrases, quantity: Quantity, amount: (count: number) => string): string {
  if (typeof quantity === 'number') return amount(quantity)
  const { base, per, each } = quantity
  const what = terms.each[per]
  if (base === 0) return effects.forEach(amount(each), what)
  return each < 0 ? effects.less(amount(base), String(-each), what) : effects.plus(amount(base), String(each), what)
}

/** `2 textbooks of one colour of rank I or II, 1 of another colour` */
export function studentCostText({ terms }: Phrases, cost: Pack['studentCosts']['art']): string {
  const groups = cost.groups.map(({ count, ranks }, at) =>
    terms.textbookGroup(count, at, ranks === 'any' ? undefined : terms.or(ranks.map(roman))),
  )
  return [...groups, ...(cost.dictionaries > 0 ? [terms.books(cost.dictionaries, 'dictionary')] : [])].join(', ')
}

export const professorCostText = ({ terms }: Phrases, { ducats, groups }: Pack['professorCosts']['art']): string =>
  [...(ducats > 0 ? [terms.ducats(ducats)] : []), ...groups.map(terms.bookGroup)].join(', ')
