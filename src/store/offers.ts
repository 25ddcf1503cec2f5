import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import type { Engine } from './engine.ts'
import type { OfferQuery, OfferStore, SeatOffer, SeekersLevel, Speed } from './port/offers.ts'
import type { DatabaseSchema } from './schema.ts'
import { peopleOf, tableColumns, tableRow } from './table-row.ts'
import { checkId, checkTime } from './written.ts'

const usualLimit = 100
/** The number means nothing; it only must be the same for everybody who meets, and no other lock's. */
const lockOfMeeting = 'select pg_advisory_xact_lock(1906043)'

export function offerStore({ db, name }: Pick<Engine, 'db' | 'name'>): OfferStore {
  return {
    putOffer: offer => put(db, offer),

    async offers(query) {
      const rows = await good(db, query)
        .select(tableColumns.map(column => `tables.${column}` as const))
        .select(offerColumns)
        .execute()
      const people = await peopleOf(
        db,
        rows.map(row => row.id),
      )
      return rows.map(row => ({ ...offerOf(row), row: tableRow(row, people) }))
    },

    async offersOf(person) {
      const rows = await waiting(db).select(offerColumns).where('offers.person_id', '=', person).execute()
      return rows.map(offerOf)
    },

    async withdrawOffer(table) {
      await db.deleteFrom('offers').where('table_id', '=', table).execute()
    },

    meet: (wish, own) =>
      db.transaction().execute(async transaction => {
        // SQLite lets only one write at a time as it is.
        if (name === 'postgres') await sql.raw(lockOfMeeting).execute(transaction)
        const found = await meeting(transaction, wish).executeTakeFirst()
        if (own === undefined) return found?.table_id
        if (found === undefined) await put(transaction, own)
        else await transaction.deleteFrom('offers').where('table_id', '=', own.table).execute()
        return found?.table_id
      }),

    async forgetOffers(before) {
      checkTime('before', before)
      const stillOpen = waiting(db).select('offers.table_id').where('offers.seen_at', '>=', before)
      await db.deleteFrom('offers').where('table_id', 'not in', stillOpen).execute()
    },
  }
}

const offerColumns = [
  'offers.table_id',
  'offers.person_id',
  'offers.game as offered_game',
  'offers.players',
  'offers.speed',
  'offers.rated',
  'offers.rating_from',
  'offers.rating_to',
  'offers.rating',
  'offers.created_at',
  'offers.seen_at',
] as const

type OfferColumns = Omit<Selectable<DatabaseSchema['offers']>, 'game'> & { offered_game: string }

const offerOf = (row: OfferColumns): SeatOffer => ({
  ...{ table: row.table_id, person: row.person_id, game: row.offered_game, players: row.players, speed: row.speed },
  ...{ createdAt: row.created_at, seenAt: row.seen_at, rated: row.rated === 1, rating: row.rating },
  ...rangeOf(row),
})

const rangeOf = ({ rating_from: from, rating_to: to }: OfferColumns): Pick<SeatOffer, 'ratings'> =>
  from === null && to === null ? {} : { ratings: { ...(from !== null && { from }), ...(to !== null && { to }) } }

async function put(db: Kysely<DatabaseSchema>, offer: SeatOffer): Promise<void> {
  const { table, person, game, players, speed, rated, rating, ratings, createdAt, seenAt } = offer
  checkId('table id', table)
  checkId('person id', person)
  checkTime('createdAt', createdAt)
  checkTime('seenAt', seenAt)
  const told = {
    ...{ person_id: person, game, players, speed, seen_at: seenAt, rated: rated ? 1 : 0, rating },
    ...{ rating_from: ratings?.from ?? null, rating_to: ratings?.to ?? null },
  }
  await db
    .insertInto('offers')
    .values({ table_id: table, created_at: createdAt, ...told })
    .onConflict(conflict => conflict.column('table_id').doUpdateSet(told))
    .execute()
}

/** Offers whose tables are still public and open. */
const waiting = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('offers')
    .innerJoin('tables', 'tables.id', 'offers.table_id')
    .where('tables.status', '=', 'open')
    .where('tables.visibility', '=', sql.lit('public' as const))
    .where('tables.archived_at', 'is', null)

function good(db: Kysely<DatabaseSchema>, query: OfferQuery) {
  const { seenSince, person, games, speeds, players, rated, levels, without = [], limit = usualLimit } = query
  let select = waiting(db).where(({ eb, or, and }) =>
    or(
      (Object.keys(seenSince) as Speed[]).map(speed =>
        and([eb('offers.speed', '=', speed), eb('offers.seen_at', '>=', seenSince[speed])]),
      ),
    ),
  )
  if (games !== undefined) select = select.where('offers.game', 'in', games.length === 0 ? [''] : [...games])
  if (speeds !== undefined) select = select.where('offers.speed', 'in', [...speeds])
  if (players !== undefined) select = select.where('offers.players', '=', players)
  if (rated !== undefined) select = select.where('offers.rated', '=', rated ? 1 : 0)
  if (levels !== undefined) select = select.where(eb => fitsBothWays(eb, levels))
  if (without.length > 0) select = select.where('offers.table_id', 'not in', [...without])
  if (person !== undefined) select = select.where(({ not, exists, ...eb }) => not(exists(estranged(eb, person))))
  return select.orderBy('offers.created_at').orderBy('offers.table_id').limit(limit)
}

/** The seats are for ratings like the seeker's, and the seeker would play with somebody of the host's. */
const fitsBothWays = ({ eb, and, or }: ExpressionBuilder<DatabaseSchema, 'offers'>, levels: readonly SeekersLevel[]) =>
  or(
    levels.map(({ game, rating, others: { from, to } = {} }) =>
      and([
        eb('offers.game', '=', game),
        or([eb('offers.rating_from', 'is', null), eb('offers.rating_from', '<=', rating)]),
        or([eb('offers.rating_to', 'is', null), eb('offers.rating_to', '>=', rating)]),
        ...(from === undefined ? [] : [eb('offers.rating', '>=', from)]),
        ...(to === undefined ? [] : [eb('offers.rating', '<=', to)]),
      ]),
    ),
  )

/** Good offers at whose tables the person has no part, and which have no pack of their own. */
const meeting = (db: Kysely<DatabaseSchema>, wish: OfferQuery & { person: string }) =>
  good(db, wish)
    .select('offers.table_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seatings as mine')
            .select('mine.table_id')
            .whereRef('mine.table_id', '=', 'offers.table_id')
            .where('mine.person_id', '=', wish.person),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('table_packs')
            .select('table_packs.table_id')
            .whereRef('table_packs.table_id', '=', 'offers.table_id'),
        ),
      ),
    )

/** Somebody at the table has blocked the person, or was blocked by them. */
const estranged = ({ selectFrom }: Pick<ExpressionBuilder<DatabaseSchema, 'offers'>, 'selectFrom'>, person: string) =>
  selectFrom('seatings as sitting')
    .innerJoin('ties', join =>
      join.on(({ and, or, eb, ref }) =>
        and([
          eb('ties.kind', '=', 'blocks'),
          or([
            and([eb('ties.person_id', '=', person), eb('ties.other_id', '=', ref('sitting.person_id'))]),
            and([eb('ties.other_id', '=', person), eb('ties.person_id', '=', ref('sitting.person_id'))]),
          ]),
        ]),
      ),
    )
    .select('sitting.table_id')
    .whereRef('sitting.table_id', '=', 'offers.table_id')
