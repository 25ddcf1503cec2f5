import { neverBut } from '../../../kernel/errors.ts'
import type { Reason } from '../../../kernel/question.ts'
import type { Energy } from '../pack.ts'
import type { Play } from '../state.ts'
import { nameOf } from './names.ts'
import type { Phrases } from './phrases.ts'

type Why =
  | 'money-short'
  | 'points-short'
  | 'would-break'
  | 'no-jury-tile'
  | 'just-chosen'
  | 'first-turn-of-round'
  | 'no-meeting-at-end'

/** Why an option is blocked, and what would unblock it. */
export function reasonText(phrases: Phrases, play: Play, reason: Reason): string {
  const { reasons, terms } = phrases
  const why = reason.why as Why
  switch (why) {
    case 'money-short':
      return reasons.moneyShort(Number(reason.missing))
    case 'points-short':
      return reasons.pointsShort(Number(reason.missing))
    case 'would-break':
      return reasons.wouldBreak(nameOf(phrases, play.components, String(reason.project)))
    case 'no-jury-tile':
      return reasons.noJuryTile(terms.energies[reason.energy as Energy])
    case 'just-chosen':
      return reasons.justChosen
    case 'first-turn-of-round':
      return reasons.firstTurn
    case 'no-meeting-at-end':
      return reasons.noMeetingAtEnd
    default:
      return neverBut(why, reasons.unknown)
  }
}
