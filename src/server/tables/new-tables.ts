import type { z } from 'zod'
import type { newTable as wantedTable } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'
import { checkArrangement, start } from '../../tables/decide-seating.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { botSeat, openSeat, type SeatHolder, seatOf } from '../../tables/seats.ts'
import { newTable } from '../../tables/table.ts'
import { mustBeLevel } from '../bots/bots.ts'
import type { Context } from '../context.ts'
import { mustHaveFewOffers, offerOf } from '../offers/offering.ts'
import { newSeed, newTableId } from '../people/secrets.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from './live-tables.ts'

export type WantedTable = z.output<typeof wantedTable>

/** Makes tables for people, as far as they have room for more; gives the id. */
export interface TableMaker {
  /** What is public is offered to anybody at once, unless whoever asks does that. */
  make(person: Person, wanted: WantedTable, how?: 'unoffered'): Promise<string>
}

export function tableMaker(context: Context, liveTables: LiveTables): TableMaker {
  async function made(person: Person, wanted: WantedTable, how?: 'unoffered'): Promise<string> {
    await mustHaveRoom(context, person)
    const isPublic = wanted.visibility === 'public' && wanted.start !== true
    if (isPublic) await mustHaveFewOffers(context, person.id)
    const header = await headerOf(context, wanted, person)
    if (wanted.start) await mustStart(context, header)
    await liveTables.create(header)
    const offer = isPublic && how === undefined ? await offerOf(context, header) : undefined
    if (offer !== undefined) await context.store.putOffer(offer)
    const by = { person: person.id, name: person.name }
    if (wanted.start) await liveTables.command(header.id, 'start', () => by, { kind: 'start' })
    return header.id
  }

  return {
    make: (person, wanted, how) => context.quotas.counted(`tables of ${person.id}`, () => made(person, wanted, how)),
  }
}

/** What cannot start as it was wanted is not made either. */
async function mustStart({ games, now }: Context, header: TableHeader): Promise<void> {
  start(newTable(header, await games.load(header.game)), header.host, newSeed, now())
}

/** A person has only so many tables at once. */
async function mustHaveRoom({ store, settings }: Context, person: Person): Promise<void> {
  const most = settings.limits.tablesPerPerson
  const rows = await Promise.all(
    (['open', 'playing'] as const).map(status =>
      store.listTables({ person: person.id, status, limit: Math.min(most, 500) }),
    ),
  )
  if (rows.reduce((sum, page) => sum + page.tables.length, 1) > most)
    throw new ServerRefusal('too-many-tables', { most })
}

async function headerOf(context: Context, wanted: WantedTable, person: Person): Promise<TableHeader> {
  const { game: gameId, players, seat: hostSeat = 0, bots = [], start: _start, ...arranged } = wanted
  const game = await context.games.load(gameId)
  const arrangement = { visibility: 'private' as const, options: {}, ...arranged }
  if (arranged.pack !== undefined) await context.packs.mustPlay({ game: gameId, players, pack: arranged.pack })
  for (const level of bots) if (level !== null) mustBeLevel(context.bots, level)
  const host = { person: person.id, name: person.name }
  const seats = Array.from({ length: players }, (_, seat): SeatHolder => {
    if (seat === hostSeat) return seatOf(host)
    const level = bots[seat]
    return level ? botSeat(level) : openSeat
  })
  const header = { id: newTableId(), game: gameId, host, createdAt: context.now(), arrangement, seats }
  context.ownPacks.run({ header, arrangement }, () => checkArrangement(game, arrangement, players))
  return header
}
