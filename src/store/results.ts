import type { Kysely, Selectable } from 'kysely'
import type { ResultHolder, SeatOutcome, TableResult } from '../tables/result.ts'
import { placeOf } from './listing.ts'
import { StoreError } from './port/errors.ts'
import type { JobOrder } from './port/jobs.ts'
import type { ResultPage, ResultQuery, ResultStore } from './port/results.ts'
import { countGame } from './rated-games.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

/** Keeping how a game ended: noted with the entry that ends it, and for games that were over before results were kept. */
export const RESULT_JOB = 'result'

export const resultOrder = (dueAt: number): JobOrder => ({ kind: RESULT_JOB, dueAt, payload: { attempt: 1 } })

type ResultRow = Selectable<DatabaseSchema['results']>

export function resultStore(db: Kysely<DatabaseSchema>): ResultStore {
  return {
    async keepResult({ id, table, kind }, result, rated) {
      const rows = result === undefined ? [] : rowsOf(result)
      return db.transaction().execute(async transaction => {
        // Whoever takes the job away is the one who writes; a job that was replaced meanwhile knows an older table.
        const taken = await transaction
          .deleteFrom('jobs')
          .where('table_id', '=', table)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirst()
        if (taken.numDeletedRows === 0n) return false
        await transaction.deleteFrom('results').where('table_id', '=', table).execute()
        if (rows.length > 0) await transaction.insertInto('results').values(rows).execute()
        if (rated !== undefined) await countGame(transaction, rated.game, rated.rater)
        return true
      })
    },

    async result(table) {
      const rows = await db.selectFrom('results').selectAll().where('table_id', '=', table).orderBy('seat').execute()
      return resultOfRows(rows[0], rows)
    },

    resultsOf: (person, query) => resultsOf(db, person, query),

    async havePlayedTogether(one, other) {
      const met = await db
        .selectFrom('results as mine')
        .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
        .select('mine.table_id')
        .where('mine.person_id', '=', one)
        .where('theirs.person_id', '=', other)
        .limit(1)
        .executeTakeFirst()
      return met !== undefined
    },
  }
}

const largestPage = 1_000

async function resultsOf(
  db: Kysely<DatabaseSchema>,
  person: string,
  { game, players, company, since, limit, after }: ResultQuery,
): Promise<ResultPage> {
  if (!Number.isInteger(limit) || limit < 1 || limit > largestPage)
    throw new StoreError(`A page holds 1 to ${largestPage} results, not ${limit}.`)
  let mine = db.selectFrom('results as mine').where('person_id', '=', person)
  if (game !== undefined) mine = mine.where('game', '=', game)
  if (players !== undefined) mine = mine.where('players', '=', players)
  if (since !== undefined) mine = mine.where('finished_at', '>=', since)
  if (company !== undefined)
    mine = mine.where(({ exists, not, selectFrom }) => {
      // Whoever is gone was a person: neither who they were nor a level is known.
      const others = exists(
        selectFrom('results as other')
          .select('other.seat')
          .whereRef('other.table_id', '=', 'mine.table_id')
          .whereRef('other.seat', '!=', 'mine.seat')
          .where(({ eb, or }) => or([eb('other.person_id', 'is not', null), eb('other.bot_level', 'is', null)])),
      )
      return company === 'people' ? others : not(others)
    })
  if (after !== undefined) {
    const place = placeOf(after)
    mine = mine.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('finished_at', 'table_id'), '<', tuple(place.time, place.id)),
    )
  }
  const page = mine
    .orderBy('finished_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(limit + 1)
  // At the same moment, each over a line of its own: most of the time goes into sending the rows.
  const [games, seats] = await Promise.all([
    page.select(gameColumns).execute(),
    db
      .selectFrom('results')
      .select(seatColumns)
      .where('table_id', 'in', page.select('table_id'))
      .orderBy('seat')
      .execute(),
  ])
  // Whoever left a seat and took another has two rows at a table, which is one game.
  const byTable = new Map(games.slice(0, limit).map(game => [game.table_id, { game, seats: [] as SeatRow[] }]))
  for (const seat of seats) byTable.get(seat.table_id)?.seats.push(seat)
  const last = games.length > limit ? games[limit - 1] : undefined
  return {
    results: [...byTable.values()].flatMap(({ game, seats }) => resultOfRows(game, seats) ?? []),
    ...(last && { next: `${last.finished_at}:${last.table_id}` }),
  }
}

/** What is the same in all rows of a table is read once. */
const gameColumns = ['table_id', 'game', 'rules_version', 'components', 'own_pack', 'ending', 'finished_at'] as const
type GameRow = Pick<ResultRow, (typeof gameColumns)[number]>

const seatColumns = [
  'table_id',
  'seat',
  'person_id',
  'name',
  'bot_level',
  'left_how',
  'place',
  'sharing',
  'points',
  'won',
  'sources',
] as const
type SeatRow = Pick<ResultRow, (typeof seatColumns)[number]>

function rowsOf(result: TableResult): ResultRow[] {
  checkTime('finishedAt', result.finishedAt)
  return result.seats.map(({ seat, who, place, sharing, points, won, sources }) => {
    if (who.kind === 'person') checkId('person id', who.person)
    return {
      table_id: result.table,
      seat,
      game: result.game,
      players: result.seats.length,
      rules_version: result.rulesVersion,
      components: result.components,
      own_pack: result.ownPack ? 1 : 0,
      ending: result.ending,
      finished_at: result.finishedAt,
      person_id: who.kind === 'person' ? who.person : null,
      name: who.kind === 'gone' ? null : (who.name ?? null),
      bot_level: levelOf(who),
      left_how: who.kind === 'person' ? (who.left?.how ?? null) : null,
      place,
      sharing,
      points,
      won: won ? 1 : 0,
      sources: json('sources', sources),
    }
  })
}

function levelOf(who: ResultHolder): string | null {
  if (who.kind === 'gone') return null
  return who.kind === 'bot' ? who.level : (who.left?.level ?? null)
}

/** The rows of one table, by seat. A game that was kept while the seats were read has none of them yet. */
function resultOfRows(game: GameRow | undefined, seats: readonly SeatRow[]): TableResult | undefined {
  if (game === undefined || seats.length === 0) return undefined
  return {
    table: game.table_id,
    game: game.game,
    rulesVersion: game.rules_version,
    components: game.components,
    ownPack: game.own_pack === 1,
    ending: game.ending,
    finishedAt: game.finished_at,
    seats: seats.map(seatOfRow),
  }
}

function seatOfRow(row: SeatRow): SeatOutcome {
  const { seat, place, sharing, points, won } = row
  return { seat, who: holderOfRow(row), place, sharing, points, won: won === 1, sources: JSON.parse(row.sources) }
}

function holderOfRow({ person_id, name, bot_level, left_how }: SeatRow): ResultHolder {
  if (person_id !== null) {
    const left = left_how === null ? {} : { left: { how: left_how, level: bot_level ?? '' } }
    return { kind: 'person', person: person_id, name: name ?? '', ...left }
  }
  if (bot_level === null) return { kind: 'gone' }
  return { kind: 'bot', level: bot_level, ...(name === null ? {} : { name }) }
}
