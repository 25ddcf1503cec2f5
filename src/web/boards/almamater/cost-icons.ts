import type { PackPayment, PackResearchCost, Quantity, Requirement } from '../../../games/almamater/pack/costs.ts'
import type { Pack } from '../../../games/almamater/pack.ts'
import { arrow, type IconToken, points, thing, word } from '../../plates/icon-tokens.ts'
import { countedIcons, slash } from './effect-icons.ts'

/** What research levels and glory tiles ask for, as icons. */

const or = word('|')

export function researchCostIcons(cost: PackResearchCost): IconToken[] {
  if ('pay' in cost) return paymentIcons(cost.pay)
  if ('freeIf' in cost) return [...requirementIcons(cost.freeIf), or, ...paymentIcons(cost.otherwise.pay)]
  return cost.anyOf.flatMap((way, at) => (at === 0 ? paymentIcons(way.pay) : [or, ...paymentIcons(way.pay)]))
}

function paymentIcons(way: PackPayment): IconToken[] {
  const { ducats, dictionaries, prestige, textbooks, textbookGroups, ducatsFraction } = way
  return [
    ...(ducats === undefined ? [] : quantityIcons(ducats, 'coin')),
    ...(dictionaries === undefined ? [] : [thing('dictionary', dictionaries)]),
    ...(textbooks === undefined ? [] : quantityIcons(textbooks.count, 'textbook')),
    ...(textbooks?.mode === 'different' ? [word('≠')] : []),
    ...(textbookGroups ?? []).flatMap((count, at) => [...(at > 0 ? [word('≠')] : []), thing('textbook', count)]),
    ...(ducatsFraction === undefined ? [] : [word(fraction(ducatsFraction)), thing('coin')]),
    ...pieceIcons(way),
    ...(prestige === undefined ? [] : [word('−'), points(prestige)]),
  ]
}

const fraction = ({ numerator, denominator }: { readonly numerator: number; readonly denominator: number }): string =>
  numerator * 2 === denominator ? '½' : `${numerator}⁄${denominator}`

function pieceIcons({ masterToDormitory, masterToBox, exhaustProfessor }: PackPayment): IconToken[] {
  return [
    ...(masterToDormitory === undefined ? [] : [thing('pawn')]),
    ...(masterToDormitory === 'all' ? [thing('pawn'), word('…')] : []),
    ...(masterToDormitory === undefined ? [] : [arrow, thing('moon')]),
    ...(masterToBox === undefined ? [] : [thing('pawn'), arrow, thing('close')]),
    ...(exhaustProfessor === undefined ? [] : [thing('master'), arrow, thing('moon')]),
  ]
}

/** A number, or a number and so much more or less for each thing counted. */
function quantityIcons(quantity: Quantity, icon: 'coin' | 'textbook'): IconToken[] {
  if (typeof quantity === 'number') return [thing(icon, quantity)]
  const { base, each, per } = quantity
  if (base === 0) return [thing(icon, each), slash, ...countedIcons(per)]
  return [thing(icon, base), word(each < 0 ? `−${-each}` : `+${each}`), slash, ...countedIcons(per)]
}

export function requirementIcons({ counter, atLeast, faculties = [] }: Requirement): IconToken[] {
  if (counter === 'student-faculties') return [word(`${atLeast}×`), ...countedIcons(counter)]
  return [
    word(`${atLeast}`),
    ...countedIcons(counter),
    ...(faculties.length === 4 ? [] : faculties.map(faculty => thing(faculty))),
  ]
}

export const gloryIcons = (tile: Pack['gloryTiles'][number]): readonly IconToken[][] =>
  tile.requires.map(requirementIcons)
