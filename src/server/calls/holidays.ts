import type { Person } from '../../store/port/people.ts'
import { decide } from '../../tables/decide.ts'
import type { Holiday } from '../../tables/pace.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import { paceAt } from '../../tables/waiting.ts'
import type { Context } from '../context.ts'
import { isLater, refusalTold } from '../refused.ts'
import { act, type LiveTable } from '../tables/live-table.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { preferencesOf } from './preferences.ts'

/** Tells every table at which somebody is waited for when they are away. One that cannot be told keeps none of the others from it. */
export async function tellHoliday(
  context: Context,
  liveTables: LiveTables,
  { id, name }: Person,
  { from, to }: Holiday,
): Promise<void> {
  const by = { person: id, name }
  for (const table of await playedBy(context, id)) {
    try {
      const { table: found } = await liveTables.look(table)
      for (const [seat, holder] of found.seats.entries())
        if (holder.kind === 'person' && holder.person === id && paceAt(found.arrangement) !== undefined)
          await liveTables.command(table, `holiday-${seat}-${context.now()}`, () => by, {
            kind: 'holiday',
            seat,
            from,
            to,
          })
    } catch (fault) {
      if (!isLater(fault)) context.log.warn({ table, err: fault }, 'a table was not told of a holiday')
    }
  }
}

async function playedBy({ store }: Context, person: string): Promise<readonly string[]> {
  const ids: string[] = []
  let after: { after?: string } | undefined = {}
  while (after !== undefined) {
    const page = await store.listTables({ person, status: 'playing', archived: true, limit: 100, ...after })
    ids.push(...page.tables.map(({ id }) => id))
    after = page.next === undefined ? undefined : { after: page.next }
  }
  return ids
}

/** A game that starts while somebody is away, or shortly before, knows it; so does one at which they sit down later. */
export async function knowHolidays(context: Context, live: LiveTable, before: Table): Promise<void> {
  if (paceAt(live.table.arrangement) === undefined || statusOf(live.table) !== 'playing') return
  const started = statusOf(before) === 'open'
  for (const [seat, holder] of live.table.seats.entries()) {
    if (holder.kind !== 'person' || (!started && isOf(before.seats[seat], holder.person))) continue
    const person = await context.store.person(holder.person)
    const holiday = person && preferencesOf(person).holiday
    if (person === undefined || holiday === undefined || holiday.to <= context.now()) continue
    const by = { person: person.id, name: person.name }
    const ask = { by, seed: () => '', table: () => '', command: { kind: 'holiday', seat, ...holiday } } as const
    try {
      await act(context, live, undefined, table => decide(table, { ...ask, now: context.now() }))
    } catch (fault) {
      // The game goes on all the same, and the others are away too.
      if (refusalTold(fault) === undefined) throw fault
    }
  }
}

const isOf = (holder: Table['seats'][number] | undefined, person: string): boolean =>
  holder?.kind === 'person' && holder.person === person
