import type { Command } from '../../tables/command.ts'
import { type Decision, decide } from '../../tables/decide.ts'
import { rematchHeader } from '../../tables/decide-seating.ts'
import type { TableHeader } from '../../tables/entry.ts'
import type { Who } from '../../tables/seats.ts'
import { newTable, statusOf, type Table } from '../../tables/table.ts'
import { mustBeLevel } from '../bots/bots.ts'
import { knowHolidays } from '../calls/holidays.ts'
import type { Context } from '../context.ts'
import { mustHaveShare } from '../limits/quotas.ts'
import { mustHaveFewOffers, offerAt } from '../offers/offering.ts'
import { mustFitRange } from '../offers/whose-seats.ts'
import type { Actor } from '../people/access.ts'
import { mustBeWelcome, withoutThoseApart } from '../people/apart.ts'
import { newSeed, rematchIdOf } from '../people/secrets.ts'
import { ServerRefusal } from '../refused.ts'
import { peopleOf, summaryOf } from './listing.ts'
import { act, type LiveTable } from './live-table.ts'
import { tryPack } from './pack-trials.ts'
import { keepPack, storedHeader } from './stored.ts'

/** Keeps a new table. One that is there already is left as it is. */
export async function makeTable(context: Context, header: TableHeader): Promise<boolean> {
  mustHaveShare(context.quotas, header.host.person, JSON.stringify(header).length)
  const table = newTable(header, await context.games.load(header.game))
  await keepPack(context.store, header.id, header.arrangement.pack)
  return context.store.createTable({
    id: header.id,
    game: header.game,
    header: storedHeader(header),
    createdAt: header.createdAt,
    status: statusOf(table),
    people: peopleOf(table),
    visibility: header.arrangement.visibility,
    summary: summaryOf(table),
    updatedAt: header.createdAt,
  })
}

/** The table of a rematch is there before anybody is told of it, and not before it is decided. */
async function makeRematch(context: Context, { entries }: Decision, table: Table, by: Who): Promise<void> {
  const next = entries.find(entry => entry.kind === 'rematched')
  if (next === undefined) return
  const header = rematchHeader(table, next.table, by, context.now())
  await makeTable(context, { ...header, seats: await withoutThoseApart(context, header.seats, by) })
}

/** Who leaves the table for good, or speaks there with no part in it, is found there when they want to be forgotten. */
async function noteTraces({ store }: Context, { entries, tables }: Decision, before: Table, by: Who): Promise<void> {
  const after = tables.at(-1) ?? before
  const speaks = entries.some(({ kind }) => kind === 'remarked')
  if (after.seats === before.seats && !speaks) return
  const stay = peopleOf(after)
  const there = speaks ? [...peopleOf(before), by.person] : peopleOf(before)
  for (const person of there) if (!stay.includes(person)) await store.noteTrace(person, before.header.id)
}

/** The host makes the seats of the table open to anybody. */
const offersSeats = (wanted: Command): boolean =>
  wanted.kind === 'arrange' && wanted.arrangement.visibility === 'public'

/** Does what somebody asks, as far as their share goes of what is kept. */
export async function giveCommand(
  context: Context,
  one: LiveTable,
  request: string,
  by: Actor,
  wanted: Command,
): Promise<number> {
  if (wanted.kind === 'seat-bot') mustBeLevel(context.bots, wanted.level)
  if ((wanted.kind === 'say' || wanted.kind === 'remark') && !context.quotas.talk.of(by.person).take())
    throw new ServerRefusal('talks-too-fast')
  const give = (): Promise<number> => given(context, one, request, by, wanted)
  const number = offersSeats(wanted) ? await offered(context, one, by, give) : await give()
  context.metrics.count('commands')
  return number
}

/** Does what offers the seats of the table to anybody, if its host offers few, and offers them. */
async function offered(context: Context, one: LiveTable, by: Actor, give: () => Promise<number>): Promise<number> {
  return context.quotas.counted(`tables of ${by.person}`, async () => {
    await mustHaveFewOffers(context, by.person, one.id)
    const number = await give()
    const offer = await offerAt(context, one.table)
    if (offer !== undefined) await context.store.putOffer(offer)
    return number
  })
}

async function given(context: Context, one: LiveTable, request: string, by: Actor, wanted: Command): Promise<number> {
  const before = one.table
  await tryPack(context, one.table, by, wanted)
  const ask = { command: wanted, by, seed: newSeed, table: () => rematchIdOf(one.id) }
  const number = await act(
    context,
    one,
    `${by.person}:${request}`,
    table => decide(table, { ...ask, now: context.now() }),
    async (decision, table) => {
      // By what was sent: that is how much of it can be kept.
      mustHaveShare(context.quotas, by.person, JSON.stringify(wanted).length)
      await mustBeWelcome(context, decision, table, by)
      await mustFitRange(context, decision, table, by)
      await makeRematch(context, decision, table, by)
      await noteTraces(context, decision, table, by)
    },
  )
  if (one.table.seats !== before.seats || (one.table.course === undefined) !== (before.course === undefined))
    await knowHolidays(context, one, before)
  return number
}
