import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Option, offerUnless, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import type { PlaceCubeFrame } from '../frames.ts'
import { type NewtonState, type Play, playerAt } from '../state.ts'
import { isOpen } from './cubes.ts'
import { applyEffects } from './effects.ts'
import { reachObjective, tileOn } from './landing.ts'
import { offerMaster } from './master-offer.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { gainCoins, gainPoints } from './resources.ts'
import { stop } from './stop.ts'

/** Places the next cube: its points (N-7.4), then what the place brings (N-7.6). */
export function placeCube(play: Play, seat: Seat, id: string): void {
  const player = playerAt(play, seat)
  const slot = play.components.pack.playerBoard.travelCubes.slots[player.cubes.length]
  player.cubes.push(id)
  if (play.events) happened(play, { type: 'cube-placed', seat, place: id })
  gainPoints(play, seat, slot?.vp ?? 0, 'travel-cube', 'cubes')
  const place = row(play.components.places, id)
  if (place.kind === 'city') {
    const city = row(play.components.cities, tileOn(play, id))
    applyEffects(play, seat, city.effects, city.id, 'cities')
  } else if (place.kind === 'master') offerMaster(play, seat, id)
  else if (place.kind === 'objective') reachObjective(play, seat, id)
}

export const placeCubeRule: AskingRule<NewtonState, Newton, PlaceCubeFrame> = {
  kind: 'ask',
  rules: ['N-15.7', 'N-17.7'],
  options(play, frame, offer) {
    const player = playerAt(play, frame.seat)
    const missing = frame.coins - player.coins
    for (const place of play.components.placeList)
      if (isOpen(play, player, place, frame.kinds))
        offerUnless(offer, place.visit, missing > 0 ? { why: 'coins-short', missing, rule: 'N-15.7' } : undefined)
    offer.legal.push(stop)
    offerQuickActions(play, frame.seat, false, offer)
  },
  apply(play, frame, chosen: Option) {
    if (chosen === stop) return
    if (chosen.verb !== 'visit') {
      push(play, frame)
      tookQuickAction(play, frame.seat, chosen)
      return
    }
    gainCoins(play, frame.seat, -frame.coins, frame.because ?? '')
    placeCube(play, frame.seat, target(chosen))
  },
}
