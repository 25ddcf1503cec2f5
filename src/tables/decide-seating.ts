import { isKept } from '../games/editions.ts'
import { componentHash, prepared } from '../kernel/components.ts'
import type { Seat } from '../kernel/contract.ts'
import { settleOptions } from '../kernel/options.ts'
import { thenEnd } from './decide-absence.ts'
import type { Arrangement, EntryBody, TableHeader } from './entry.ts'
import { isTimeZone } from './pace.ts'
import { mustBeMeasured, mustBeRateable } from './rated.ts'
import { isRange } from './rating-range.ts'
import { TableRefusal } from './refusal.ts'
import { botSeat, holderOf, openSeat, STAND_IN, seatHeldBy, seatOf, type Who, withHolder } from './seats.ts'
import { statusOf, type Table } from './table.ts'
import { startFrom } from './waiting.ts'

export function arrange(
  table: Table,
  by: Who,
  { arrangement, players }: { readonly arrangement: Arrangement; readonly players: number },
): readonly EntryBody[] {
  mustBeOpen(table)
  mustBeHost(table, by)
  checkArrangement(table.game, arrangement, players)
  const lost = table.seats.find((holder, seat) => seat >= players && holder.kind === 'person')
  if (lost?.kind === 'person') throw new TableRefusal('seat-would-go', { name: lost.name })
  return [{ kind: 'arranged', arrangement, players }]
}

/** Refuses what the game cannot be played with, in the words of the game. */
export function checkArrangement(game: Table['game'], arrangement: Arrangement, players: number): void {
  const { min, max } = game.players
  if (!Number.isInteger(players) || players < min || players > max)
    throw new TableRefusal('wrong-players', { game: game.title, min, max, players })
  settleOptions(game.options, players, arrangement.options)
  if (arrangement.pack !== undefined) prepared(game, arrangement.pack)
  mustBeRateable(game, arrangement, players)
  const { clock, pace, ratings } = arrangement
  if (pace !== undefined && (clock !== undefined || pace.turn <= 0 || !isTimeZone(pace.zone ?? 'UTC')))
    throw new TableRefusal('bad-pace')
  if (clock !== undefined && !(clock.bank > 0 && clock.increment >= 0)) throw new TableRefusal('bad-clock')
  if (ratings !== undefined && !isRange(ratings)) throw new TableRefusal('bad-range')
}

export function sit(table: Table, by: Who, seat: Seat): readonly EntryBody[] {
  const holder = holderOf(table.seats, seat)
  if (holder.kind === 'person' && holder.person === by.person) return []
  if (holder.kind === 'person') throw new TableRefusal('seat-of-person', { name: holder.name })
  const mine = seatHeldBy(table.seats, by.person)
  if (mine !== undefined && statusOf(table) !== 'open') throw new TableRefusal('have-a-seat')
  if (holder.kind === 'bot' && holder.free && statusOf(table) === 'playing')
    return [{ kind: 'seated', seat, holder: seatOf(by) }]
  if (holder.kind === 'bot' && statusOf(table) === 'open' && by.person !== table.header.host.person)
    throw new TableRefusal('seat-of-bot')
  if (statusOf(table) !== 'open') throw new TableRefusal('seats-given')
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
  if (holder.kind === 'person') throw new TableRefusal('seat-of-person', { name: holder.name })
  const bot = { ...(holder.kind === 'bot' ? holder : {}), ...botSeat(level) }
  mustBeMeasured(table.arrangement, bot)
  return [{ kind: 'seated', seat, holder: bot }]
}

/** The host empties a seat before the game. */
export function openASeat(table: Table, by: Who, seat: Seat): readonly EntryBody[] {
  mustBeOpen(table)
  mustBeHost(table, by)
  return holderOf(table.seats, seat).kind === 'open' ? [] : [{ kind: 'seated', seat, holder: openSeat }]
}

export function start(table: Table, by: Who, newSeed: () => string, now: number): readonly EntryBody[] {
  mustBeOpen(table)
  mustMayStart(table, by, now)
  const open = table.seats.findIndex(holder => holder.kind === 'open')
  if (open >= 0) throw new TableRefusal('seat-open', { seat: open })
  return begin(table, newSeed)
}

/** What changes the seats, and the start with it where the table starts when it is full. */
export function thenStart(table: Table, bodies: readonly EntryBody[], newSeed: () => string): readonly EntryBody[] {
  if (table.arrangement.starts !== 'when-full' || statusOf(table) !== 'open') return bodies
  const seats = bodies.reduce(
    (seats, body) => (body.kind === 'seated' ? withHolder(seats, body.seat, body.holder) : seats),
    table.seats,
  )
  return seats.some(holder => holder.kind === 'open') ? bodies : [...bodies, ...begin(table, newSeed)]
}

/** The host; and whoever sits there, where the host has let them wait for as long as a turn may take. */
function mustMayStart(table: Table, by: Who, now: number): void {
  const from = startFrom(table)
  if (from === undefined || seatHeldBy(table.seats, by.person) === undefined) mustBeHost(table, by)
  else if (table.header.host.person !== by.person && now < from) throw new TableRefusal('not-yet', { from })
}

function begin(table: Table, newSeed: () => string): readonly EntryBody[] {
  const { game, arrangement } = table
  const { rulesVersion, pack } = game
  for (const holder of table.seats) mustBeMeasured(arrangement, holder)
  const components = componentHash(arrangement.pack ?? pack)
  const canBeFound = arrangement.pack !== undefined || isKept(game.id, components)
  return [
    ...(arrangement.rated ? withoutCoaches(table) : []),
    { kind: 'started', seed: newSeed(), rulesVersion, components, ...(canBeFound ? {} : { pack }) },
  ]
}

const withoutCoaches = ({ seats }: Table): readonly EntryBody[] =>
  seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.coach ? [{ kind: 'seated', seat, holder: seatOf(holder) }] : [],
  )

export function leave(table: Table, seat: Seat, now: number): readonly EntryBody[] {
  if (statusOf(table) === 'open') return [{ kind: 'seated', seat, holder: openSeat }]
  return thenEnd(table, seat, standIn(table, seat, {}), now)
}

export function resign(table: Table, seat: Seat, now: number): readonly EntryBody[] {
  if (statusOf(table) === 'open') throw new TableRefusal('leave-instead')
  return thenEnd(table, seat, standIn(table, seat, { resigned: true }), now)
}

function standIn(table: Table, seat: Seat, how: { readonly resigned?: true }): readonly EntryBody[] {
  if (statusOf(table) === 'finished') throw new TableRefusal('game-is-over')
  const holder = holderOf(table.seats, seat)
  if (holder.kind !== 'person') return []
  const standsInFor: Who = { person: holder.person, name: holder.name }
  return [{ kind: 'seated', seat, holder: { ...botSeat(STAND_IN), standsInFor, ...how } }]
}

export function returnTo(table: Table, by: Who, seat: Seat): readonly EntryBody[] {
  const holder = holderOf(table.seats, seat)
  if (holder.kind === 'person' && holder.person === by.person) return []
  if (holder.kind !== 'bot' || holder.standsInFor?.person !== by.person) throw new TableRefusal('not-left-by-you')
  if (holder.resigned) throw new TableRefusal('has-resigned')
  return [{ kind: 'seated', seat, holder: seatOf(by) }]
}

export function allowCoach(
  table: Table,
  { seat, allowed }: { readonly seat: Seat; readonly allowed: boolean },
): readonly EntryBody[] {
  const holder = holderOf(table.seats, seat)
  if (holder.kind !== 'person') return []
  if (allowed && table.arrangement.rated) throw new TableRefusal('rated-no-advice')
  return [{ kind: 'seated', seat, holder: { ...seatOf(holder), ...(allowed ? { coach: true } : {}) } }]
}

export function rematch(table: Table, by: Who, newTable: () => string): readonly EntryBody[] {
  if (statusOf(table) !== 'finished') throw new TableRefusal('rematch-after-end')
  if (table.rematch !== undefined) return []
  if (seatHeldBy(table.seats, by.person) === undefined) throw new TableRefusal('rematch-of-players')
  return [{ kind: 'rematched', table: newTable() }]
}

/** The table of a rematch: the same game and seats, with whoever left still out. */
export function rematchHeader(table: Table, id: string, host: Who, now: number): TableHeader {
  const seats = table.seats.map(holder => (holder.kind === 'bot' && holder.standsInFor ? openSeat : holder))
  const { game } = table.header
  return { id, game, host, createdAt: now, arrangement: table.arrangement, seats, follows: table.header.id }
}

function mustBeOpen(table: Table): void {
  if (statusOf(table) !== 'open') throw new TableRefusal('already-started')
}

function mustBeHost(table: Table, by: Who): void {
  if (table.header.host.person !== by.person) throw new TableRefusal('not-host', { host: table.header.host.name })
}
