import type { Seat } from '../../../kernel/contract.ts'
import type { Reason } from '../../../kernel/question.ts'
import type { Effect } from '../pack/effects.ts'
import type { Play } from '../state.ts'
import { anyProfessor } from './professor-offers.ts'
import { anyStudent } from './student-offers.ts'

/** Why an effect that recruits cannot recruit anybody now. */
export function recruitImpossible(
  play: Play,
  seat: Seat,
  effect: Extract<Effect, { action: string }>,
): Reason | undefined {
  if (effect.action === 'recruit-student')
    return anyStudent(play, seat, effect) ? undefined : { why: 'no-student-to-recruit', rule: 'A-8.9' }
  if (effect.action === 'recruit-professor')
    return anyProfessor(play, seat, effect) ? undefined : { why: 'no-professor-to-recruit', rule: 'A-9.8' }
  return undefined
}
