import type { Seat } from '../../../kernel/contract.ts'
import { happened } from '../events.ts'
import { type Play, type PointSource, playerAt } from '../state.ts'

/** Funding stops at its limit; the rest is lost (E-5.12, E-R26). */
export function gainMoney(play: Play, seat: Seat, wanted: number, because: string): void {
  const player = playerAt(play, seat)
  const amount = Math.min(wanted, play.components.pack.limits.maxFunding - player.money)
  player.money += amount
  if (play.events && amount !== 0) happened(play, { type: 'money', seat, amount, because })
}

export function pay(play: Play, seat: Seat, price: number, because: string): void {
  if (price === 0) return
  playerAt(play, seat).money -= price
  if (play.events) happened(play, { type: 'money', seat, amount: -price, because })
}

export function gainPoints(play: Play, seat: Seat, amount: number, because: string, source: PointSource): void {
  if (amount === 0) return
  playerAt(play, seat).points[source] += amount
  if (play.events) happened(play, { type: 'vp', seat, amount, because, source })
}
