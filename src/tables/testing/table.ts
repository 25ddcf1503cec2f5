import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import type { Game, Seat } from '../../kernel/contract.ts'
import { applyEntry } from '../apply.ts'
import type { Command, ServerCommand } from '../command.ts'
import { decide, decideForServer } from '../decide.ts'
import type { Arrangement, Entry } from '../entry.ts'
import { botSeat, type SeatHolder, seatOf, type Who } from '../seats.ts'
import { askedSeats, newTable, type Table } from '../table.ts'

export const ada: Who = { person: 'p-ada', name: 'Ada' }
export const ben: Who = { person: 'p-ben', name: 'Ben' }
export const eve: Who = { person: 'p-eve', name: 'Eve' }

/** A table under test: commands go in, and every entry is kept so that it can be folded again. */
export interface Trial {
  table: Table
  now: number
  readonly entries: Entry[]
}

export interface TrialOptions {
  readonly game?: Game
  readonly seats?: readonly SeatHolder[]
  readonly arrangement?: Partial<Arrangement>
  readonly start?: boolean
  readonly seed?: string
}

export function trial(options: TrialOptions = {}): Trial {
  const game = options.game ?? pebbles
  const header = {
    id: 't1',
    game: game.id,
    host: ada,
    createdAt: 1_000,
    arrangement: { visibility: 'private' as const, options: {}, ...options.arrangement },
    seats: options.seats ?? [seatOf(ada), seatOf(ben)],
  }
  const made: Trial = { table: newTable(header, game), now: 1_000, entries: [] }
  if (options.start !== false) give(made, ada, { kind: 'start' }, options.seed)
  return made
}

/** Gives a person's command and keeps what came of it. */
export function give(trial: Trial, by: Who, command: Command, seed = 'a seed for tests'): readonly Entry[] {
  const decision = decide(trial.table, { command, by, now: trial.now, seed: () => seed, table: () => 't2' })
  return keep(trial, decision)
}

export function giveForServer(trial: Trial, command: ServerCommand): readonly Entry[] {
  return keep(trial, decideForServer(trial.table, command, trial.now))
}

function keep(trial: Trial, { entries, tables }: ReturnType<typeof decide>): readonly Entry[] {
  trial.entries.push(...entries)
  trial.table = tables.at(-1) ?? trial.table
  return entries
}

export const whoSits = (table: Table, seat: Seat): Who => {
  const holder = table.seats[seat]
  if (holder?.kind !== 'person') throw new Error(`nobody sits at seat ${seat}`)
  return { person: holder.person, name: holder.name }
}

/** The keys that a seat may answer with now. */
export const keysOf = (table: Table, seat: Seat): readonly string[] =>
  table.course?.play.open.find(question => question.seat === seat)?.options.map(option => option.key) ?? []

/** One answer for whoever is asked first, the same for the same table. */
export function answerSomehow(trial: Trial, pick = trial.table.number): void {
  const seat = askedSeats(trial.table)[0] ?? 0
  const keys = keysOf(trial.table, seat)
  const key = keys[pick % keys.length] ?? ''
  if (trial.table.seats[seat]?.kind === 'bot')
    giveForServer(trial, { kind: 'bot-answer', seat, key, asked: trial.table.askedSince[seat] ?? 0 })
  else give(trial, whoSits(trial.table, seat), { kind: 'answer', seat, key })
}

export function playToTheEnd(trial: Trial): void {
  for (let steps = 0; trial.table.finishedAt === undefined && steps < 5_000; steps++) answerSomehow(trial)
}

/** The table folded again from nothing but its header and entries. */
export const foldedAgain = ({ table, entries }: Trial): Table =>
  entries.reduce(applyEntry, newTable(table.header, table.game))

export const twoPeopleAndABot: readonly SeatHolder[] = [seatOf(ada), seatOf(ben), botSeat('random')]
