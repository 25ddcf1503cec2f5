import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Offer, Option } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { type Inventions, WEALTH } from '../components.ts'
import { happened } from '../events.ts'
import type { CallHomeFrame } from '../frames.ts'
import { typeIndex } from '../pack.ts'
import { type InventionsState, type Play, playerAt, regionAt, regionIndex } from '../state.ts'
import { decline } from './decline.ts'
import { payers } from './payment.ts'

/** Of choice: no card lies there, nor in the idea display. */
export const OF_CHOICE = -1

/** The type that citizens called home from a region have (I-7.6, I-R42). */
export function homeType(play: Play, at: number): number {
  const { ideas } = play.state
  const card = regionAt(play, at).card || ideas[ideas.length - 1]
  return card === undefined ? OF_CHOICE : row(play.components.cards, card).type
}

/** Map citizens become available specialists. */
export function bringHome(play: Play, seat: Seat, at: number, amount: number, type: number, because: string): void {
  const { citizens } = regionAt(play, at)
  const { home } = playerAt(play, seat)
  citizens[seat] = (citizens[seat] ?? 0) - amount
  home[type] = (home[type] ?? 0) + amount
  if (play.events) {
    const region = play.components.regions[at]?.id ?? ''
    happened(play, { type: 'called-home', seat, amount, kind: type, region, because })
  }
}

/** Every region with own citizens, and every number of them (Q12), with the type where it is of choice (Q5). */
export function offerCalls(play: Play, seat: Seat, offer: Offer): void {
  for (const region of play.components.regions) {
    const most = regionAt(play, region.index).citizens[seat] ?? 0
    if (most === 0) continue
    const type = homeType(play, region.index)
    for (let count = 1; count <= most; count++)
      if (type === OF_CHOICE) offer.legal.push(...(region.callAs[count] ?? []))
      else offer.legal.push(itemAt(region.call, count))
  }
}

/** Carries out `call:region:number[:type]`. */
export function called(play: Play, seat: Seat, { to }: Option, because: string): void {
  const at = regionIndex(play, to[0] ?? '')
  const type = to[2] === undefined ? homeType(play, at) : typeIndex(to[2])
  bringHome(play, seat, at, Number(to[1]), type, because)
}

/** Q12 as the effect of a tile or a hex. Those needed to pay for the tile on the hex must come (I-11.9). */
export const callHome: AskingRule<InventionsState, Inventions, CallHomeFrame> = {
  kind: 'ask',
  rules: ['I-7.6', 'I-11.9'],
  options(play, frame, offer) {
    const { seat, cost } = frame
    if (cost === 0) offerCalls(play, seat, offer)
    else
      for (const region of play.components.regions) {
        const most = regionAt(play, region.index).citizens[seat] ?? 0
        const type = homeType(play, region.index)
        for (let count = 1; count <= most; count++)
          if (type !== OF_CHOICE) offerIfItPays(play, frame, itemAt(region.call, count), type, count, offer)
          else
            region.callAs[count]?.forEach((each, ofType) => {
              offerIfItPays(play, frame, each, ofType, count, offer)
            })
      }
    const paid = cost > 0 && payers(playerAt(play, seat), frame.type) >= cost
    if (frame.mayDecline || paid || offer.legal.length === 0) offer.legal.push(decline)
  },
  apply(play, frame, chosen) {
    if (chosen !== decline) called(play, frame.seat, chosen, frame.because ?? '')
  },
}

function offerIfItPays(
  play: Play,
  { seat, type, cost }: CallHomeFrame,
  option: Option,
  homeAs: number,
  count: number,
  offer: Offer,
): void {
  const player = playerAt(play, seat)
  const have = payers(player, type) + (type === WEALTH || homeAs === type ? count : 0)
  if (have >= cost) offer.legal.push(option)
  else offer.blocked?.push({ option, reason: { why: 'cost-unpaid', rule: 'I-11.9', missing: cost - have } })
}
