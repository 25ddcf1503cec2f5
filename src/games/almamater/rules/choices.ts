import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectChoice } from '../effects.ts'
import type { EffectFrame } from '../frames.ts'
import { type AlmaMaterState, type Play, playerAt, prestigeOf } from '../state.ts'
import { carryOut } from './effects.ts'
import { gainDucats, payPrestige } from './resources.ts'
import { stop } from './stop.ts'

/** Choices that cost something: of a space, or of a lecture. */

export function canChoose(play: Play, seat: Seat, { ducats, prestige }: EffectChoice): boolean {
  const player = playerAt(play, seat)
  return ducats <= player.ducats && (prestige === 0 || prestige <= prestigeOf(player))
}

export function choiceBlocked(play: Play, seat: Seat, { ducats, prestige }: EffectChoice, rule: string): Reason {
  const player = playerAt(play, seat)
  return ducats > player.ducats
    ? { why: 'ducats-short', missing: ducats - player.ducats, rule }
    : { why: 'prestige-short', missing: prestige - prestigeOf(player), rule }
}

export function takeChoice(play: Play, seat: Seat, { ducats, prestige, gives }: EffectChoice): void {
  gainDucats(play, seat, -ducats, gives.because)
  payPrestige(play, seat, prestige, gives.because)
  carryOut(play, seat, [gives])
}

/** A-D8: one of several exchanges, as the Jurist offers, if one can be paid (A-R16). */
export const choose: AskingRule<AlmaMaterState, AlmaMater, EffectFrame> = {
  kind: 'ask',
  rules: ['A-17.2.10'],
  options(play, { seat, list }, offer) {
    for (const choice of row(play.components.lists, list).choices)
      if (canChoose(play, seat, choice)) offer.legal.push(choice.take)
      else offer.blocked?.push({ option: choice.take, reason: choiceBlocked(play, seat, choice, 'A-17.2.10') })
    if (offer.legal.length === 0) offer.legal.push(stop)
  },
  apply(play, { seat, list }, chosen) {
    const choice = row(play.components.lists, list).choices.find(({ take }) => take.key === chosen.key)
    if (choice !== undefined) takeChoice(play, seat, choice)
  },
}
