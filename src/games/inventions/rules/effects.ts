import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { type Effect, specialistIndex, specialists } from '../effect.ts'
import { happened } from '../events.ts'
import type { BuildFrame, CallHomeFrame, CountFrame, EffectFrame } from '../frames.ts'
import type { PointSource } from '../points.ts'
import { eraOf, type InventionsState, type Play, playerAt, regionIndex } from '../state.ts'
import { option } from '../verbs.ts'
import { gainAspiration } from './aspirations.ts'
import { stop } from './decline.ts'
import { economyMayHelp } from './economy-tiles.ts'
import { canPerform } from './legal.ts'
import {
  allExhausted,
  gainInfluence,
  gainIp,
  gainScholars,
  gainSpecialists,
  hasMapCitizen,
  placeCitizens,
} from './resources.ts'

/** Carries out an effect (I-13.1): at once, or by the question that it asks. What cannot be done is left out (I-6.5, I-R18). */
export function applyEffect(play: Play, seat: Seat, effect: Effect, because: string, source: PointSource): void {
  switch (effect.kind) {
    case 'ip':
      gainIp(play, seat, effect.count, because, source)
      return
    case 'influence':
      gainInfluence(play, seat, effect.count, because)
      return
    case 'scholar':
      gainScholars(play, seat, effect.count, because)
      return
    case 'specialist':
      if (effect.type >= 0) gainSpecialists(play, seat, effect.type, effect.count, because)
      else ask(play, 'choose-specialist', seat, Math.min(effect.count, playerAt(play, seat).supply), because)
      return
    case 'aspiration':
      gainAspiration(play, seat, 'wild', because)
      return
    case 'economyToken':
      playerAt(play, seat).ready++
      if (play.events) happened(play, { type: 'economy-token', seat, because })
      return
    case 'placeCitizen':
      ask(play, 'place-citizen', seat, Math.min(effect.count, playerAt(play, seat).supply), because)
      return
    case 'action':
      if (canPerform(play, seat, effect.action) || economyMayHelp(play, seat, effect.action))
        push(play, { rule: effect.action, seat, because, how: 'benefit' })
      return
    case 'refresh':
      ask(play, 'refresh', seat, Math.min(effect.count, allExhausted(play, seat)), because)
      return
    case 'callHome':
      if (hasMapCitizen(play, seat)) push(play, callHomeFrame(seat, because, false, 0, 0))
      return
    case 'build':
      gainInfluence(play, seat, -effect.influence, because)
      push(play, buildFrame(seat, because, eraOf(play, seat) - 1, 0, false))
      return
    case 'buy':
      gainInfluence(play, seat, -effect.influence, because)
      applyEffect(play, seat, effect.gives, because, source)
      return
    // Discounts count where tiles are paid, the turn order where an era begins.
    case 'discount':
    case 'turnOrder':
    case 'none':
      return
    default:
      never(effect)
  }
}

function ask(play: Play, rule: CountFrame['rule'], seat: Seat, left: number, because: string): void {
  if (left > 0) push(play, { rule, seat, because, left })
}

export const callHomeFrame = (
  seat: Seat,
  because: string,
  mayDecline: boolean,
  type: number,
  cost: number,
): CallHomeFrame => ({ rule: 'call-home', seat, because, mayDecline, type, cost })

export const buildFrame = (seat: Seat, because: string, left: number, built: number, step: boolean): BuildFrame => ({
  rule: 'build',
  seat,
  because,
  left,
  built,
  step,
})

/** An effect whose turn comes after what was put on the agenda above it. */
export const laterEffect: RunningRule<InventionsState, Inventions, EffectFrame> = {
  kind: 'run',
  run: (play, { seat, effect, because, source }) => applyEffect(play, seat, effect, because, source),
}

const again = (play: Play, { rule, seat, left, because = '' }: CountFrame): void =>
  ask(play, rule, seat, left - 1, because)

/** Q23: the region for a citizen from the supply. */
export const placeCitizen: AskingRule<InventionsState, Inventions, CountFrame> = {
  kind: 'ask',
  rules: ['I-13.1'],
  options(play, _frame, offer) {
    for (const region of play.components.regions) offer.legal.push(region.citizen)
  },
  apply(play, frame, chosen) {
    const at = regionIndex(play, target(chosen))
    placeCitizens(play, frame.seat, at, 1)
    if (playerAt(play, frame.seat).supply > 0) again(play, frame)
  },
}

const gainOne = specialists.map(kind => option('gain', kind))
const refreshOne = specialists.map(kind => option('refresh', kind))

/** Q24: the type of a new specialist. */
export const chooseSpecialist: AskingRule<InventionsState, Inventions, CountFrame> = {
  kind: 'ask',
  rules: ['I-13.1', 'I-12.2'],
  options: (_play, _frame, offer) => void offer.legal.push(...gainOne),
  apply(play, frame, chosen) {
    gainSpecialists(play, frame.seat, kindIndex(chosen), 1, frame.because ?? '')
    if (playerAt(play, frame.seat).supply > 0) again(play, frame)
  },
}

const kindIndex = (chosen: Option): number => specialistIndex(target(chosen))

/** Q24: which exhausted specialists become available; any mix, or fewer (I-R41). */
export const refresh: AskingRule<InventionsState, Inventions, CountFrame> = {
  kind: 'ask',
  rules: ['I-13.1', 'I-R41'],
  options(play, { seat }, offer) {
    const { exhausted } = playerAt(play, seat)
    for (let type = 0; type < 3; type++) if ((exhausted[type] ?? 0) > 0) offer.legal.push(itemAt(refreshOne, type))
    offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    refreshType(play, frame.seat, kindIndex(chosen), 1, frame.because ?? '')
    if (allExhausted(play, frame.seat) > 0) again(play, frame)
  },
}

export function refreshType(play: Play, seat: Seat, type: number, amount: number, because: string): void {
  if (amount === 0) return
  const { home, exhausted } = playerAt(play, seat)
  exhausted[type] = (exhausted[type] ?? 0) - amount
  home[type] = (home[type] ?? 0) + amount
  if (play.events) happened(play, { type: 'refreshed', seat, amount, kind: type, because })
}
