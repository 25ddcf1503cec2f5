import type { Person } from '../../store/port.ts'
import type { Command } from '../../tables/command.ts'
import { decide } from '../../tables/decide.ts'
import type { Holiday } from '../../tables/pace.ts'
import { seatHeldBy } from '../../tables/seats.ts'
import type { Context } from '../context.ts'
import { act, type LiveTable } from '../tables/live-table.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { preferencesOf } from './preferences.ts'

/** Tells every table over days at which somebody plays when they are away. */
export async function takeHoliday(
  { store, now }: Context,
  liveTables: LiveTables,
  { id, name }: Person,
  { from, to }: Holiday,
): Promise<void> {
  const { tables } = await store.listTables({ person: id, status: 'playing', limit: 100 })
  for (const row of tables) {
    const { table } = await liveTables.look(row.id)
    const seat = seatHeldBy(table.seats, id)
    if (seat === undefined || table.arrangement.pace === undefined) continue
    const command: Command = { kind: 'holiday', seat, from, to }
    await liveTables.command(row.id, `holiday-${now()}`, () => ({ person: id, name }), command)
  }
}

/** A game that starts while somebody is away, or shortly before, knows it. */
export async function knowHolidays(context: Context, live: LiveTable): Promise<void> {
  if (live.table.arrangement.pace === undefined) return
  for (const [seat, holder] of live.table.seats.entries()) {
    const person = holder.kind === 'person' ? await context.store.person(holder.person) : undefined
    const holiday = person && preferencesOf(person).holiday
    if (person === undefined || holiday === undefined || holiday.to <= context.now()) continue
    const by = { person: person.id, name: person.name }
    const ask = { by, seed: () => '', table: () => '', command: { kind: 'holiday', seat, ...holiday } } as const
    await act(context, live, undefined, table => decide(table, { ...ask, now: context.now() }))
  }
}
