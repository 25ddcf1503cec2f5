import { isKept } from '../games/editions.ts'
import { componentHash, prepared } from '../kernel/components.ts'
import type { Seat } from '../kernel/contract.ts'
import { settleOptions } from '../kernel/options.ts'
import type { Arrangement, EntryBody, TableHeader } from './entry.ts'
import { TableRefusal } from './refusal.ts'
import { botSeat, holderOf, openSeat, seatHeldBy, seatOf, type Who } from './seats.ts'
import { statusOf, type Table } from './table.ts'

/** The level of a bot that stands in when nobody chose one. */
const STAND_IN = 'novice'

export function arrange(
  table: Table,
  by: Who,
  { arrangement, players }: { readonly arrangement: Arrangement; readonly players: number },
): readonly EntryBody[] {
  mustBeOpen(table)
  mustBeHost(table, by)
  checkArrangement(table.game, arrangement, players)
  const lost = table.seats.find((holder, seat) => seat >= players && holder.kind === 'person')
  if (lost?.kind === 'person')
    throw new TableRefusal('seat-taken', `${lost.name} has a seat that would go; let them leave it first`)
  return [{ kind: 'arranged', arrangement, players }]
}

/** Refuses what the game cannot be played with, in the words of the game. */
export function checkArrangement(game: Table['game'], arrangement: Arrangement, players: number): void {
  const { min, max } = game.players
  if (!Number.isInteger(players) || players < min || players > max)
    throw new TableRefusal('bad-arrangement', `${game.title} is for ${min} to ${max} players, not ${players}`)
  settleOptions(game.options, players, arrangement.options)
  if (arrangement.pack !== undefined) prepared(game, arrangement.pack)
  const { clock } = arrangement
  if (clock !== undefined && !(clock.bank > 0 && clock.increment >= 0))
    throw new TableRefusal('bad-arrangement', 'a clock has a bank above zero and an increment of zero or more')
}

export function sit(table: Table, by: Who, seat: Seat): readonly EntryBody[] {
  const holder = holderOf(table.seats, seat)
  if (holder.kind === 'person' && holder.person === by.person) return []
  if (holder.kind === 'person') throw new TableRefusal('seat-taken', `${holder.name} has seat ${seat}`)
  const mine = seatHeldBy(table.seats, by.person)
  if (mine !== undefined && statusOf(table) !== 'open')
    throw new TableRefusal('seat-taken', `you have seat ${mine} in this game`)
  if (holder.kind === 'bot' && statusOf(table) === 'open' && by.person !== table.header.host.person)
    throw new TableRefusal('seat-taken', `a bot has seat ${seat}; the host can open it`)
  if (statusOf(table) !== 'open') throw new TableRefusal('not-open', 'the game has started; its seats are given')
  const left = mine === undefined ? [] : [{ kind: 'seated', seat: mine, holder: openSeat } as const]
  return [...left, { kind: 'seated', seat, holder: seatOf(by) }]
}

export function seatBot(
  table: Table,
  by: Who,
  { seat, level }: { readonly seat: Seat; readonly level: string },
): readonly EntryBody[] {
  mustBeHost(table, by)
  const holder = holderOf(table.seats, seat)
  if (holder.kind === 'person') throw new TableRefusal('seat-taken', `${holder.name} has seat ${seat}`)
  const kept = holder.kind === 'bot' ? holder : {}
  return [{ kind: 'seated', seat, holder: { ...kept, ...botSeat(level) } }]
}

/** The host empties a seat before the game. */
export function openASeat(table: Table, by: Who, seat: Seat): readonly EntryBody[] {
  mustBeOpen(table)
  mustBeHost(table, by)
  return holderOf(table.seats, seat).kind === 'open' ? [] : [{ kind: 'seated', seat, holder: openSeat }]
}

export function start(table: Table, by: Who, newSeed: () => string): readonly EntryBody[] {
  mustBeOpen(table)
  mustBeHost(table, by)
  const open = table.seats.findIndex(holder => holder.kind === 'open')
  if (open >= 0)
    throw new TableRefusal('seats-open', `seat ${open} is open: wait for somebody, give it to a bot, or take it away`)
  const { game, arrangement } = table
  const { rulesVersion, pack } = game
  const components = componentHash(arrangement.pack ?? pack)
  const canBeFound = arrangement.pack !== undefined || isKept(game.id, components)
  return [{ kind: 'started', seed: newSeed(), rulesVersion, components, ...(canBeFound ? {} : { pack }) }]
}

export function leave(table: Table, seat: Seat): readonly EntryBody[] {
  if (statusOf(table) === 'open') return [{ kind: 'seated', seat, holder: openSeat }]
  return standIn(table, seat, {})
}

export function resign(table: Table, seat: Seat): readonly EntryBody[] {
  if (statusOf(table) === 'open')
    throw new TableRefusal('not-playing', 'the game has not started: leave the seat instead')
  return standIn(table, seat, { resigned: true })
}

function standIn(table: Table, seat: Seat, how: { readonly resigned?: true }): readonly EntryBody[] {
  if (statusOf(table) === 'finished') throw new TableRefusal('finished', 'the game is over')
  const holder = holderOf(table.seats, seat)
  if (holder.kind !== 'person') return []
  const standsInFor: Who = { person: holder.person, name: holder.name }
  return [{ kind: 'seated', seat, holder: { ...botSeat(STAND_IN), standsInFor, ...how } }]
}

export function returnTo(table: Table, by: Who, seat: Seat): readonly EntryBody[] {
  const holder = holderOf(table.seats, seat)
  if (holder.kind === 'person' && holder.person === by.person) return []
  if (holder.kind !== 'bot' || holder.standsInFor?.person !== by.person)
    throw new TableRefusal('not-seated', `seat ${seat} was not left by you`)
  if (holder.resigned) throw new TableRefusal('not-seated', 'who has resigned does not come back')
  return [{ kind: 'seated', seat, holder: seatOf(by) }]
}

export function allowCoach(
  table: Table,
  { seat, allowed }: { readonly seat: Seat; readonly allowed: boolean },
): readonly EntryBody[] {
  const holder = holderOf(table.seats, seat)
  if (holder.kind !== 'person') return []
  return [{ kind: 'seated', seat, holder: { ...seatOf(holder), ...(allowed ? { coach: true } : {}) } }]
}

export function rematch(table: Table, by: Who, newTable: () => string): readonly EntryBody[] {
  if (statusOf(table) !== 'finished') throw new TableRefusal('not-playing', 'a rematch follows a finished game')
  if (table.rematch !== undefined) return []
  if (seatHeldBy(table.seats, by.person) === undefined)
    throw new TableRefusal('not-seated', 'only those who played can ask for a rematch')
  return [{ kind: 'rematched', table: newTable() }]
}

/** The table of a rematch: the same game and seats, with whoever left still out. */
export function rematchHeader(table: Table, id: string, host: Who, now: number): TableHeader {
  const seats = table.seats.map(holder => (holder.kind === 'bot' && holder.standsInFor ? openSeat : holder))
  const { game } = table.header
  return { id, game, host, createdAt: now, arrangement: table.arrangement, seats, follows: table.header.id }
}

function mustBeOpen(table: Table): void {
  if (statusOf(table) !== 'open')
    throw new TableRefusal('not-open', 'the game has started: this can no longer be changed')
}

function mustBeHost(table: Table, by: Who): void {
  if (table.header.host.person !== by.person)
    throw new TableRefusal('not-host', `only ${table.header.host.name}, who made this table, can do that`)
}
