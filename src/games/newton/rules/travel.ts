import { push } from '../../../kernel/agenda.ts'
import { type Offer, type Option, offerUnless, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Place, Route } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { actionRule } from './action.ts'
import { canTakeCube } from './cubes.ts'
import { takeToken } from './landing.ts'
import { affordable, cardModifier, coinsOf, markUsed } from './modifiers.ts'
import { placeCube } from './placing-cubes.ts'
import { coinsAfterLateRaise } from './quick.ts'
import { entryBlocked, potionsForVolumes, volumesFor } from './requirements.ts'
import { gainCoins, pay } from './resources.ts'
import { valueLeft } from './value.ts'

/** Travel (N-7): the Scientist goes along routes, step by step, paying each. */

export function travelOptions(play: Play, frame: ActionFrame, offer: Offer): void {
  const player = playerAt(play, frame.seat)
  const here = row(play.components.places, player.scientist)
  if (valueLeft(play, frame) < 1) return
  for (const route of here.routes) {
    if (isPlain(route) && (route.cost <= player.coins || frame.freeRoutes)) offer.legal.push(route.to.travel)
    else offerUnless(offer, route.to.travel, stepBlocked(play, frame, player.coins, route))
  }
  if (frame.parts > 0) offerCube(play, frame, player, here, offer)
}

/** Nearly every route asks for coins alone. */
const isPlain = ({ to }: Route): boolean => to.requirement === undefined

function stepBlocked(play: Play, frame: ActionFrame, coins: number, { to, cost }: Route): Reason | undefined {
  if (!frame.freeRoutes && cost > coins) return { why: 'coins-short', missing: cost - coins, rule: 'N-7.1' }
  return to.requirement === undefined ? undefined : entryBlocked(play, frame, to.requirement, 'N-7.7')
}

/** A cube on a place passed through (N-17.6). */
function offerCube(play: Play, frame: ActionFrame, player: Player, here: Place, offer: Offer): void {
  if (!canTakeCube(play, player, here)) return
  if (frame.cubesOnPassed) offer.legal.push(here.cube)
  else {
    const extra = cardModifier(play, frame, 'extraTravelCube')
    if (extra === undefined) return
    const missing = coinsOf(extra.effect) - player.coins
    offerUnless(offer, here.cube, missing > 0 ? { why: 'coins-short', missing, rule: 'N-17.6' } : undefined)
  }
}

function applyTravel(play: Play, frame: ActionFrame, chosen: Option): void {
  if (chosen.verb === 'cube') placeInPassing(play, frame)
  else goTo(play, frame, row(play.components.places, target(chosen)))
}

function placeInPassing(play: Play, frame: ActionFrame): void {
  push(play, frame)
  const extra = frame.cubesOnPassed ? undefined : cardModifier(play, frame, 'extraTravelCube')
  if (affordable(play, extra)) {
    gainCoins(play, frame.seat, -coinsOf(extra.effect), play.state.turn.card)
    markUsed(play, extra.name)
  }
  placeCube(play, frame.seat, playerAt(play, frame.seat).scientist)
}

function goTo(play: Play, frame: ActionFrame, to: Place): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const from = player.scientist
  const route = row(play.components.places, from).routes.find(one => one.to === to)
  if (route !== undefined && !frame.freeRoutes) gainCoins(play, seat, -route.cost, 'route')
  if (to.requirement !== undefined)
    pay(play, seat, { potions: potionsForVolumes(play, volumesFor(play, frame), to.requirement) }, 'objective')
  player.scientist = to.id
  if (play.events) happened(play, { type: 'travelled', seat, from, to: to.id, because: frame.because ?? '' })
  const { coins } = player
  takeToken(play, seat, to, 1)
  const moved = { ...frame, spent: frame.spent + 1, parts: frame.parts + 1 }
  if (valueLeft(play, moved) < 1 && !canGoOn(play, moved, to, coins)) endTravel(play, moved)
  else push(play, moved)
}

/** The last step brought the coins to raise the value, and enough for a step to take with it (N-R39). */
function canGoOn(play: Play, frame: ActionFrame, here: Place, coinsBefore: number): boolean {
  const coins = coinsAfterLateRaise(play, frame, coinsBefore)
  return coins !== undefined && here.routes.some(route => stepBlocked(play, frame, coins, route) === undefined)
}

/** The movement ends: the place takes a cube, if it can (N-7.3). */
function endTravel(play: Play, { seat, parts }: ActionFrame): void {
  if (parts === 0) return
  const player = playerAt(play, seat)
  if (canTakeCube(play, player, row(play.components.places, player.scientist))) placeCube(play, seat, player.scientist)
}

export const travel = actionRule(['N-7.1', 'N-7.3', 'N-7.7'], travelOptions, applyTravel, endTravel)
