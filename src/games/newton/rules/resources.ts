import type { Seat } from '../../../kernel/contract.ts'
import { happened } from '../events.ts'
import type { Gain, Payment } from '../pack.ts'
import { type Play, type PointSource, playerAt } from '../state.ts'

/** Gives resources and tells of it. Students come from the supply, as far as it goes (N-R24). */
export function gain(play: Play, seat: Seat, amounts: Gain, because: string, source: PointSource, times = 1): void {
  if (times === 0) return
  if (amounts.coins !== undefined) gainCoins(play, seat, amounts.coins * times, because)
  if (amounts.potions !== undefined) gainPotions(play, seat, amounts.potions * times, because)
  if (amounts.students !== undefined) enrol(play, seat, amounts.students * times, because)
  if (amounts.vp !== undefined) gainPoints(play, seat, amounts.vp * times, because, source)
}

export function gainCoins(play: Play, seat: Seat, amount: number, because: string): void {
  if (amount === 0) return
  playerAt(play, seat).coins += amount
  if (play.events) happened(play, { type: 'coins', seat, amount, because })
}

export function gainPotions(play: Play, seat: Seat, amount: number, because: string): void {
  if (amount === 0) return
  playerAt(play, seat).potions += amount
  if (play.events) happened(play, { type: 'potions', seat, amount, because })
}

export function gainPoints(play: Play, seat: Seat, amount: number, because: string, source: PointSource): void {
  if (amount === 0) return
  playerAt(play, seat).points[source] += amount
  if (play.events) happened(play, { type: 'vp', seat, amount, because, source })
}

function enrol(play: Play, seat: Seat, wanted: number, because: string): void {
  const player = playerAt(play, seat)
  const amount = Math.min(wanted, player.supply)
  if (amount === 0) return
  player.supply -= amount
  for (let each = 0; each < amount; each++) player.students.push(play.components.technologyStart)
  if (play.events) happened(play, { type: 'students', seat, amount, because })
}

export function pay(play: Play, seat: Seat, cost: Payment, because: string): void {
  if (cost.coins !== undefined) gainCoins(play, seat, -cost.coins, because)
  if (cost.potions !== undefined) gainPotions(play, seat, -cost.potions, because)
}

/** Whether a gain would give anything now: a Student needs one in supply (N-17.7). */
export function givesSomething(play: Play, seat: Seat, amounts: Gain): boolean {
  if ((amounts.coins ?? 0) > 0 || (amounts.potions ?? 0) > 0 || (amounts.vp ?? 0) > 0) return true
  return (amounts.students ?? 0) > 0 && playerAt(play, seat).supply > 0
}
