import type { Seat } from '../../../kernel/contract.ts'
import { DICTIONARY, kindAt } from '../books.ts'
import { happened } from '../events.ts'
import type { PointSource } from '../points.ts'
import { type Play, playerAt, prestigeOf } from '../state.ts'

/** Gaining and paying; all amounts below zero are payments, which have been checked before. */

export function gainDucats(play: Play, seat: Seat, amount: number, because: string): void {
  if (amount === 0) return
  playerAt(play, seat).ducats += amount
  if (play.events) happened(play, { type: 'ducats', seat, amount, because })
}

export function gainBooks(play: Play, seat: Seat, kind: number, amount: number, because: string): void {
  if (amount === 0) return
  const { books } = playerAt(play, seat)
  books[kind] = (books[kind] ?? 0) + amount
  if (play.events) happened(play, { type: 'books', seat, kind: kindAt(kind), amount, because })
}

export const gainDictionaries = (play: Play, seat: Seat, amount: number, because: string): void =>
  gainBooks(play, seat, DICTIONARY, amount, because)

export function payBooks(play: Play, seat: Seat, books: readonly number[], because: string): void {
  for (let kind = 0; kind < books.length; kind++) gainBooks(play, seat, kind, -(books[kind] ?? 0), because)
}

/** Reaching 15 for the first time brings an additional master. */
export function gainPrestige(play: Play, seat: Seat, amount: number, because: string, source: PointSource): void {
  if (amount === 0) return
  const player = playerAt(play, seat)
  player.points[source] += amount
  if (play.events) happened(play, { type: 'prestige', seat, amount, because, source })
  if (!player.prestigeMaster && prestigeOf(player) >= play.components.masterAt) {
    player.prestigeMaster = true
    addMaster(play, seat, 'prestige')
  }
}

export const payPrestige = (play: Play, seat: Seat, amount: number, because: string): void =>
  gainPrestige(play, seat, -amount, because, 'spent')

/** An additional master, to the archive; a third one does not come (A-4.11, A-R22). */
export function addMaster(play: Play, seat: Seat, because: string): void {
  const player = playerAt(play, seat)
  if (player.additionalMasters >= play.components.pack.supplyLimits.additionalMastersPerPlayer) return
  player.additionalMasters++
  player.masters++
  player.archive++
  if (play.events) happened(play, { type: 'master-gained', seat, because })
}

/** Whether prestige can still bring an additional master. */
export function masterMayCome(play: Play, seat: Seat): boolean {
  const { prestigeMaster, additionalMasters } = playerAt(play, seat)
  return !prestigeMaster && additionalMasters < play.components.pack.supplyLimits.additionalMastersPerPlayer
}

/** Tutors come as far as the supply goes. */
export function gainTutors(play: Play, seat: Seat, wanted: number, because: string): void {
  const amount = Math.min(wanted, play.state.tutors)
  if (amount === 0) return
  play.state.tutors -= amount
  playerAt(play, seat).tutors += amount
  if (play.events) happened(play, { type: 'tutors', seat, amount, because })
}

/** Research steps join the pool of the turn. */
export function gainSteps(play: Play, seat: Seat, green: number, black: number, because: string): void {
  const { turn } = play.state
  turn.green += green
  turn.black += black
  if (play.events === undefined) return
  if (green > 0) happened(play, { type: 'green-steps', seat, amount: green, because })
  if (black > 0) happened(play, { type: 'black-steps', seat, amount: black, because })
}
