import { neverBut } from '../../../kernel/errors.ts'
import type { Reason } from '../../../kernel/question.ts'
import type { Play } from '../state.ts'
import { nameOf } from './components.ts'
import { specialistText } from './effects.ts'
import type { PlainReason } from './phrases/asking.ts'
import type { Phrases } from './phrases.ts'

/** Reasons whose sentence says how much, or what, is missing. */
type CountedReason = 'specialists-short' | 'citizens-short' | 'influence-short' | 'cost-unpaid' | 'no-access'

/** Why an option is blocked, and what would unblock it. */
export function reasonText(phrases: Phrases, { components }: Play, reason: Reason): string {
  const { reasons } = phrases
  const missing = Number(reason.missing)
  const plain: string | undefined = reasons.plain[reason.why as PlainReason]
  if (plain !== undefined) return plain
  const why = reason.why as CountedReason
  switch (why) {
    case 'specialists-short':
      return reasons.specialistsShort(specialistText(phrases, Number(reason.type), missing))
    case 'citizens-short':
      return reasons.citizensShort(missing)
    case 'influence-short':
      return reasons.influenceShort(missing)
    case 'cost-unpaid':
      return reasons.costUnpaid(missing)
    case 'no-access':
      return reasons.noAccess(nameOf(phrases, components, String(reason.milestone)))
    default:
      return neverBut(why, reasons.unknown)
  }
}
