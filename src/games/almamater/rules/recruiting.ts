import type { Seat } from '../../../kernel/contract.ts'
import type { Reason } from '../../../kernel/question.ts'
import type { Effect } from '../pack/effects.ts'
import { type Play, playerAt } from '../state.ts'
import { anyProfessor } from './professor-offers.ts'
import { anyStudent } from './student-offers.ts'

/** Why an effect that recruits cannot recruit anybody now. */
export function recruitImpossible(
  play: Play,
  seat: Seat,
  effect: Extract<Effect, { action: string }>,
): Reason | undefined {
  if (effect.action === 'recruit-student')
    return anyStudent(play, seat, playerAt(play, seat).books, effect)
      ? undefined
      : { why: 'no-student-to-recruit', rule: 'A-R16' }
  if (effect.action === 'recruit-professor')
    return anyProfessor(play, seat, effect) ? undefined : { why: 'no-professor-to-recruit', rule: 'A-R16' }
  return undefined
}
