import { neverBut } from '../../../kernel/errors.ts'
import type { Reason } from '../../../kernel/question.ts'
import { type Kind, kinds } from '../books.ts'
import type { Counter, Faculty } from '../pack/terms.ts'
import { facultiesText, roman } from './amounts.ts'
import type { PlainReason } from './phrases/asking.ts'
import type { Phrases } from './phrases.ts'

/** Reasons whose sentence says how much is missing. */
type CountedReason =
  | 'ducats-short'
  | 'prestige-short'
  | 'dictionaries-short'
  | 'textbooks-short'
  | 'pieces-short'
  | 'books-missing'
  | 'glory-missing'

/** Why an option is blocked, and what would unblock it. */
export function reasonText(phrases: Phrases, reason: Reason): string {
  const { reasons, terms } = phrases
  const missing = Number(reason.missing)
  const plain: string | undefined = reasons.plain[reason.why as PlainReason]
  if (plain !== undefined) return plain
  const why = reason.why as CountedReason
  switch (why) {
    case 'ducats-short':
      return reasons.short(terms.ducats(missing))
    case 'prestige-short':
      return reasons.short(terms.prestige(missing))
    case 'dictionaries-short':
      return reasons.short(terms.books(missing, 'dictionary'))
    case 'textbooks-short':
      return reasons.short(terms.textbooks(missing, 'any'))
    case 'pieces-short':
      return reasons.piecesShort(missing)
    case 'books-missing':
      return reasons.booksMissing(terms.and(missingBooks(phrases, String(reason.books).split('+'))))
    case 'glory-missing': {
      const faculties = String(reason.faculties)
        .split('+')
        .filter(one => one !== '') as Faculty[]
      return reasons.gloryMissing(terms.counted(reason.counter as Counter, missing, facultiesText(phrases, faculties)))
    }
    default:
      return neverBut(why, reasons.unknown)
  }
}

/** `1@1.2`: one textbook of rank I or II. What lacks to several groups is of as many colours or kinds. */
function missingBooks({ terms }: Phrases, parts: readonly string[]): readonly string[] {
  let groups = 0
  return parts.map(part => {
    const [number = '', what = ''] = part.split('@')
    const count = Number(number)
    if (kinds.includes(what as Kind)) return terms.books(count, what as Kind)
    const at = groups++
    if (what === 'kind') return terms.bookGroup(count, at)
    const ranks = what === 'any' ? undefined : terms.or(what.split('.').map(rank => roman(Number(rank))))
    return terms.textbookGroup(count, at, ranks)
  })
}
