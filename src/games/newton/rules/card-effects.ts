import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, offerUnless, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { CardEffect, Newton } from '../components.ts'
import { happened } from '../events.ts'
import { type CardRewardFrame, isOfCard } from '../frames.ts'
import type { Effect, Payment, Volumes } from '../pack.ts'
import { volumeColors } from '../pack.ts'
import { type NewtonState, type Play, playerAt } from '../state.ts'
import { affordable, coinsOf, markUsed, unusedModifier } from './modifiers.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { availableVolumes } from './requirements.ts'
import { gain, gainCoins, givesSomething, pay } from './resources.ts'
import { stop } from './stop.ts'
import { tileNeedsIt } from './tile-in-hand.ts'

/** Special effects of the card played this turn (N-17), before or after its basic action. */
export function offerCardEffects(play: Play, seat: Seat, offer: Offer): void {
  const toVillage = unusedModifier(play, 'moveToFreeVillage')
  if (toVillage !== undefined) offerVillages(play, seat, toVillage, offer)
  offerImmediateEffects(play, seat, offer)
}

/** Those that may come between the parts of the card's basic action too (N-17.5). */
export function offerImmediateEffects(play: Play, seat: Seat, offer: Offer): void {
  const { card, used } = play.state.turn
  for (const one of row(play.components.cards, card).effects) {
    if (used.includes(one.name)) continue
    const { effect } = one
    if (effect.kind === 'copyImmediate') offerCopies(play, seat, offer)
    else if (effect.timing === 'immediate') offerUnless(offer, one.use, blocked(play, seat, effect))
  }
}

function blocked(play: Play, seat: Seat, effect: Effect): Reason | undefined {
  const player = playerAt(play, seat)
  if (effect.kind === 'discardCard')
    return player.hand.length === 0 ? { why: 'no-other-card', rule: 'N-17.4' } : undefined
  if (effect.kind !== 'convert') return undefined
  return (
    shortOfPay(player, effect.pay) ??
    (givesSomething(play, seat, effect.gain) ? undefined : { why: 'gives-nothing', rule: 'N-17.7' }) ??
    tileNeedsIt(play, effect)
  )
}

function shortOfPay(player: { readonly coins: number; readonly potions: number }, cost: Payment): Reason | undefined {
  const coins = (cost.coins ?? 0) - player.coins
  if (coins > 0) return { why: 'coins-short', missing: coins, rule: 'N-17.7' }
  const potions = (cost.potions ?? 0) - player.potions
  return potions > 0 ? { why: 'potions-short', missing: potions, rule: 'N-17.7' } : undefined
}

/** Villages without a Bonus token (N-R33), while no Travel action is under way. */
function offerVillages(play: Play, seat: Seat, { effect }: CardEffect, offer: Offer): void {
  const player = playerAt(play, seat)
  const missing = coinsOf(effect) - player.coins
  if (missing > 0 && offer.blocked === undefined) return
  for (const place of play.components.placeList) {
    if (place.kind !== 'village' || place.id === player.scientist) continue
    const token = place.bonusAt >= 0 && play.state.tokens[place.bonusAt] !== ''
    const reason: Reason | undefined = token ? { why: 'token-there', rule: 'N-R33' } : undefined
    offerUnless(offer, place.village, missing > 0 ? { why: 'coins-short', missing, rule: 'N-17.7' } : reason)
  }
}

/** Immediate effects of other cards on the desk (N-17.3, N-17.4). */
function offerCopies(play: Play, seat: Seat, offer: Offer): void {
  for (const id of playerAt(play, seat).desk) {
    if (id === play.state.turn.card) continue
    for (const { effect, copy } of row(play.components.cards, id).effects)
      if (effect.timing === 'immediate') offerUnless(offer, copy, blocked(play, seat, effect))
  }
}

const cardVerbs = new Set(['use', 'copy', 'village'])
export const isCardEffect = (chosen: Option): boolean => cardVerbs.has(chosen.verb)

export function applyCardEffect(play: Play, seat: Seat, chosen: Option): void {
  if (chosen.verb === 'village') {
    moveToVillage(play, seat, target(chosen))
    return
  }
  const { card } = play.state.turn
  const [copied, name] = chosen.verb === 'copy' ? (chosen.to as readonly [string, string]) : [card, target(chosen)]
  const own = row(play.components.cards, card).effects
  const spent = chosen.verb === 'copy' ? own.find(one => one.effect.kind === 'copyImmediate')?.name : name
  markUsed(play, spent ?? name)
  const effect = row(play.components.cards, copied).effects.find(one => one.name === name)?.effect
  if (play.events) happened(play, { type: 'effect-used', seat, card: copied, effect: name, because: card })
  if (effect !== undefined) applyImmediate(play, seat, effect, copied, name)
}

function applyImmediate(play: Play, seat: Seat, effect: Effect, card: string, name: string): void {
  switch (effect.kind) {
    case 'gain':
      gain(play, seat, effect.gain, card, 'cards')
      return
    case 'convert':
      pay(play, seat, effect.pay, card)
      gain(play, seat, effect.gain, card, 'cards')
      return
    case 'gainPerVolume': {
      const have = availableVolumes(play, playerAt(play, seat))
      gain(play, seat, effect.gain, card, 'cards', have[effect.color] + have.any)
      return
    }
    case 'gainPerIdenticalVolumes':
      gain(
        play,
        seat,
        effect.gain,
        card,
        'cards',
        identicalSets(availableVolumes(play, playerAt(play, seat)), effect.setSize),
      )
      return
    case 'discardCard':
      push(play, { rule: 'discard', seat, card, effect: name, because: card })
      return
    // Modifiers work in the card's action; the rest stands on tiles and Masters (`check-effects.ts`).
    case 'copyImmediate':
    case 'secondBook':
    case 'ignoreBookRequirement':
    case 'moveToFreeVillage':
    case 'extraTravelCube':
    case 'doubleBonusTokens':
    case 'action':
    case 'actionPer':
    case 'gainPer':
    case 'lessonsThenAct':
    case 'removeBookshelfTiles':
    case 'placeTravelCube':
    case 'payPlaceTravelCube':
    case 'medicine':
    case 'playMaster':
    case 'permanentVolumes':
      return
    default:
      never(effect)
  }
}

/** The most sets of equal Volumes; `any` Volumes go where they complete a set (N-17). */
export function identicalSets(have: Volumes, size: number): number {
  let sets = 0
  const rests: number[] = []
  for (const color of volumeColors) {
    sets += Math.floor(have[color] / size)
    rests.push(have[color] % size)
  }
  let any = have.any
  for (const rest of rests.sort((a, b) => b - a)) {
    const missing = size - rest
    if (rest === 0 || missing > any) continue
    any -= missing
    sets++
  }
  return sets + Math.floor(any / size)
}

function moveToVillage(play: Play, seat: Seat, to: string): void {
  const player = playerAt(play, seat)
  const modifier = unusedModifier(play, 'moveToFreeVillage')
  if (!affordable(play, modifier)) return
  gainCoins(play, seat, -coinsOf(modifier.effect), play.state.turn.card)
  markUsed(play, modifier.name)
  const from = player.scientist
  player.scientist = to
  if (play.events) happened(play, { type: 'moved-to-village', seat, from, to, because: play.state.turn.card })
}

/** The effect may come before the basic action of the card, or between its parts (N-R31). */
const canRaiseCard = ({ state }: Play): boolean => !state.turn.acted || state.agenda.some(isOfCard)

/** D18: which card leaves the game (N-17.8). Declined, the effect is spent. */
export const discard: AskingRule<NewtonState, Newton, CardRewardFrame> = {
  kind: 'ask',
  rules: ['N-17.4', 'N-17.8'],
  options(play, { seat }, offer) {
    for (const id of playerAt(play, seat).hand) offer.legal.push(row(play.components.cards, id).discard)
    offer.legal.push(stop)
    offerQuickActions(play, seat, canRaiseCard(play), offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    const { seat, card, effect: name } = frame
    if (chosen.verb !== 'discard') {
      push(play, frame)
      tookQuickAction(play, seat, chosen)
      return
    }
    const { hand } = playerAt(play, seat)
    const id = target(chosen)
    hand.splice(hand.indexOf(id), 1)
    play.state.removed.push(id)
    if (play.events) happened(play, { type: 'card-discarded', seat, card: id, because: card })
    const effect = row(play.components.cards, card).effects.find(one => one.name === name)?.effect
    if (effect?.kind === 'discardCard') gain(play, seat, effect.gain, card, 'cards')
  },
}
