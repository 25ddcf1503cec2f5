import { push } from '../../../kernel/agenda.ts'
import type { RunningRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import type { EffectFrame, EffectsFrame } from '../frames.ts'
import type { Effect, Gain } from '../pack/effects.ts'
import { type AlmaMaterState, type Play, playerAt } from '../state.ts'
import { count } from './counters.ts'
import { cleanUp, displayOwn, emptySlots, gainOwnTextbooks } from './display.ts'
import { addMaster, gainDictionaries, gainDucats, gainPrestige, gainSteps, gainTutors } from './resources.ts'

/** Carries out lists of effects in order; what an effect asks is answered before the next effect comes. */
export function carryOut(play: Play, seat: Seat, lists: readonly EffectList[], from = 0): void {
  const { agenda } = play.state
  const before = agenda.length
  for (let at = 0; at < lists.length; at++) {
    const list = lists[at] as EffectList
    for (let index = at === 0 ? from : 0; index < list.effects.length; index++) {
      if (agenda.length > before) {
        const rest: EffectsFrame = { rule: 'effects', seat, lists: lists.slice(at).map(({ id }) => id), at: index }
        agenda.splice(before, 0, rest)
        return
      }
      carryOutOne(play, seat, list, index)
    }
  }
}

/** Effects whose time comes when those before them have been resolved. */
export const laterEffects: RunningRule<AlmaMaterState, AlmaMater, EffectsFrame> = {
  kind: 'run',
  run(play, { seat, lists, at }) {
    carryOut(
      play,
      seat,
      lists.map(id => row(play.components.lists, id)),
      at,
    )
  },
}

function carryOutOne(play: Play, seat: Seat, list: EffectList, at: number): void {
  const effect = list.effects[at] as Effect
  if ('gain' in effect) gain(play, seat, effect.gain, list)
  else if ('gainTextbooks' in effect)
    push(play, { rule: 'textbooks', seat, because: list.because, ...effect.gainTextbooks })
  else if ('gainPer' in effect) gain(play, seat, effect.gainPer.gain, list, count(play, seat, effect.gainPer.per))
  else if ('gainPerProfessor' in effect) gainPerProfessor(play, seat, effect.gainPerProfessor, list)
  else if ('chooseOne' in effect) ask(play, 'choose', seat, list, at)
  else
    switch (effect.action) {
      case 'fill-display':
        displayOwn(play, seat, emptySlots(play, seat), list.because)
        return
      case 'display-clean-up':
        cleanUp(play, seat, list.because, 1)
        return
      case 'repeat-placed-master':
        ask(play, 'repeat', seat, list, at)
        return
      case 'place-price-tiles':
        push(play, { rule: 'price-tiles', seat, anew: false, because: list.because })
        return
      case 'recruit-student':
      case 'recruit-professor':
        ask(play, effect.action, seat, list, at)
        return
      default:
        never(effect)
    }
}

const ask = (play: Play, rule: EffectFrame['rule'], seat: Seat, list: EffectList, at: number): void =>
  push(play, { rule, seat, list: list.id, at, because: list.because })

/** Gains of a list, so many times. Own textbooks come last, since they may ask. */
export function gain(play: Play, seat: Seat, amounts: Gain, { because, source }: EffectList, times = 1): void {
  if (times === 0) return
  if (amounts.ducats !== undefined) gainDucats(play, seat, amounts.ducats * times, because)
  if (amounts.dictionaries !== undefined) gainDictionaries(play, seat, amounts.dictionaries * times, because)
  if (amounts.prestige !== undefined) gainPrestige(play, seat, amounts.prestige * times, because, source)
  if (amounts.greenSteps !== undefined) gainSteps(play, seat, amounts.greenSteps * times, 0, because)
  if (amounts.blackSteps !== undefined) gainSteps(play, seat, 0, amounts.blackSteps * times, because)
  if (amounts.masters !== undefined)
    for (let each = 0; each < amounts.masters * times; each++) addMaster(play, seat, because)
  if (amounts.tutors !== undefined) gainTutors(play, seat, amounts.tutors * times, because)
  if (amounts.ownTextbooks !== undefined) gainOwnTextbooks(play, seat, amounts.ownTextbooks * times, because)
}

function gainPerProfessor(
  play: Play,
  seat: Seat,
  points: Extract<Effect, { gainPerProfessor: object }>['gainPerProfessor'],
  { because, source }: EffectList,
): void {
  let sum = 0
  for (const { id } of playerAt(play, seat).professors) sum += points[row(play.components.professors, id).faculty]
  gainPrestige(play, seat, sum, because, source)
}
