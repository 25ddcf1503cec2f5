import type { Seat } from '../../../kernel/contract.ts'
import type { EffectList } from '../effects.ts'
import type { Effect, Gain } from '../pack/effects.ts'
import { type Play, playerAt } from '../state.ts'
import { canChoose } from './choices.ts'
import { count } from './counters.ts'
import { emptySlots } from './display.ts'
import { recruitImpossible } from './recruiting.ts'
import { canRepeat } from './repeatable.ts'
import { isFinished } from './research.ts'

/** Whether nothing of a list of effects can come about now (A-R16). */
export const isInVain = (play: Play, seat: Seat, { effects, choices }: EffectList): boolean =>
  effects.every(effect =>
    'chooseOne' in effect ? !choices.some(choice => canChoose(play, seat, choice)) : isEmpty(play, seat, effect),
  )

function isEmpty(play: Play, seat: Seat, effect: Exclude<Effect, { chooseOne: object }>): boolean {
  if ('gain' in effect) return bringsNothing(play, seat, effect.gain)
  if ('gainPer' in effect) return count(play, seat, effect.gainPer.per) === 0
  if ('gainTextbooks' in effect) return false
  if ('gainPerProfessor' in effect) return playerAt(play, seat).professors.length === 0
  switch (effect.action) {
    case 'fill-display':
      return emptySlots(play, seat) === 0
    case 'repeat-placed-master':
      return !canRepeat(play, seat)
    case 'recruit-student':
    case 'recruit-professor':
      return recruitImpossible(play, seat, effect) !== undefined
    case 'display-clean-up':
    case 'place-price-tiles':
      return false
  }
}

/** Steps move nothing at the end of the track (A-R44), and tutors come as far as the supply goes. */
const bringsNothing = (play: Play, seat: Seat, gain: Gain): boolean =>
  Object.keys(gain).every(what =>
    what === 'tutors' ? play.state.tutors === 0 : /Steps$/.test(what) && isFinished(play, seat),
  )
