import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Card } from '../components.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, playerAt, regionAt } from '../state.ts'
import { presentedOne } from '../turn-so-far.ts'
import { type Action, perform } from './action.ts'
import { available, none, ofType, pay } from './payment.ts'

/** Present an Idea (I-9.1). */

/** How many citizens the specialist tile beside a region takes. */
export const takenBy = (play: Play, at: number): number =>
  row(play.components.specialistTiles, play.state.layout.specialistTiles[at] ?? '').specialists

function can(play: Play, seat: Seat): boolean {
  const player = playerAt(play, seat)
  if (player.ideas.length === 0) return false
  let least = 99
  const { regions } = play.state
  for (let at = 0; at < regions.length; at++) if (regions[at]?.card === '') least = Math.min(least, takenBy(play, at))
  if (player.scholars >= least) return true
  for (const id of player.ideas) if (available(player, row(play.components.cards, id).type) >= least) return true
  return false
}

function why(play: Play, seat: Seat): Reason {
  if (playerAt(play, seat).ideas.length === 0) return { why: 'no-idea', rule: 'I-9.1.1' }
  if (play.state.regions.every(region => region.card !== '')) return { why: 'no-free-region', rule: 'I-9.1.1' }
  return { why: 'nobody-to-send', rule: 'I-9.1.2' }
}

function options(play: Play, seat: Seat, offer: Offer): void {
  const player = playerAt(play, seat)
  const { regions } = play.state
  for (const id of player.ideas) {
    const card = row(play.components.cards, id)
    const have = available(player, card.type)
    for (let at = 0; at < regions.length; at++) {
      const option = itemAt(card.presentAt, at)
      if (regions[at]?.card !== '') {
        offer.blocked?.push({ option, reason: { why: 'region-taken', rule: 'I-9.1.1' } })
        continue
      }
      const need = takenBy(play, at)
      if (have >= need) offer.legal.push(option)
      else offer.blocked?.push({ option, reason: short(card, need - have) })
    }
  }
}

const short = ({ type }: Card, missing: number): Reason => ({
  why: 'specialists-short',
  rule: 'I-9.1.2',
  type,
  missing,
})

function apply(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const card = row(play.components.cards, chosen.to[0] ?? '')
  const at = card.presentAt.indexOf(chosen)
  const { ideas } = playerAt(play, seat)
  ideas.splice(ideas.indexOf(card.id), 1)
  regionAt(play, at).card = card.id
  play.state.turn = presentedOne(play.state.turn)
  perform(play, frame, card.id)
  sendPresenters(play, seat, at, card)
}

/** Citizens go to the specialist tile, then its benefit is gained (I-9.1.2, I-9.1.3). */
export function sendPresenters(play: Play, seat: Seat, at: number, card: Card): void {
  const tile = row(play.components.specialistTiles, play.state.layout.specialistTiles[at] ?? '')
  push(play, { rule: 'effect', seat, effect: tile.effect, because: tile.id, source: 'specialistTiles' })
  const needs = ofType[card.type]?.[tile.specialists] ?? none
  pay(play, { seat, because: card.id, needs, exhausts: none, purpose: 'presenter', region: at })
}

export const present: Action = { rules: ['I-9.1.1', 'I-9.1.2'], can, why, options, apply }
