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

/** The host makes the seats of the table open to anybody. */
const offersSeats = (wanted: Command): boolean =>
  wanted.kind === 'arrange' && wanted.arrangement.visibility === 'public'

/** Does what somebody asks, as far as their share goes of what is kept. */
export async function giveCommand(
  context: Context,
  one: LiveTable,
  request: string,
  by: Who,
  wanted: Command,
): Promise<number> {
  if (wanted.kind === 'seat-bot') mustBeLevel(context.bots, wanted.level)
  if ((wanted.kind === 'say' || wanted.kind === 'remark') && !context.quotas.talk.of(by.person).take())
    throw new ServerRefusal('talks-too-fast')
  if (offersSeats(wanted)) await mustHaveFewOffers(context, by.person, one.id)
  const wasOpen = statusOf(one.table) === 'open'
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
      await makeRematch(context, decision, table, by)
    },
  )
  if (wasOpen && statusOf(one.table) === 'playing') await knowHolidays(context, one)
  const offer = offersSeats(wanted) ? offerAt(one.table, context.now()) : undefined
  if (offer !== undefined) await context.store.putOffer(offer)
  context.metrics.count('commands')
  return number
}
