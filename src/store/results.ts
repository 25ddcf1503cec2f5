import type { Kysely, Selectable } from 'kysely'
import type { ResultHolder, SeatOutcome, TableResult } from '../tables/result.ts'
import { placeOf } from './listing.ts'
import { type JobOrder, type ResultPage, type ResultQuery, type ResultStore, StoreError } from './port.ts'
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
      return resultOfRows(rows)
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
  let mine = db.selectFrom('results as mine').select(['table_id', 'finished_at']).where('person_id', '=', person)
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
  const found = await mine
    .orderBy('finished_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const results = await resultsAt(
    db,
    page.map(one => one.table_id),
  )
  return { results, ...(last && { next: `${last.finished_at}:${last.table_id}` }) }
}

/** How many tables one statement names: databases limit the parameters of a statement. */
const tablesPerSelect = 500

/** The results of these tables, in this order. */
async function resultsAt(db: Kysely<DatabaseSchema>, tables: readonly string[]): Promise<TableResult[]> {
  const byTable = new Map<string, ResultRow[]>(tables.map(table => [table, []]))
  for (let start = 0; start < tables.length; start += tablesPerSelect) {
    const some = tables.slice(start, start + tablesPerSelect)
    const rows = await db.selectFrom('results').selectAll().where('table_id', 'in', some).orderBy('seat').execute()
    for (const row of rows) byTable.get(row.table_id)?.push(row)
  }
  return [...byTable.values()].flatMap(rows => resultOfRows(rows) ?? [])
}

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

/** The rows of one table, by seat. */
function resultOfRows(rows: readonly ResultRow[]): TableResult | undefined {
  const [first] = rows
  return (
    first && {
      table: first.table_id,
      game: first.game,
      rulesVersion: first.rules_version,
      components: first.components,
      ownPack: first.own_pack === 1,
      ending: first.ending,
      finishedAt: first.finished_at,
      seats: rows.map(seatOfRow),
    }
  )
}

function seatOfRow(row: ResultRow): SeatOutcome {
  const { seat, place, sharing, points, won } = row
  return { seat, who: holderOfRow(row), place, sharing, points, won: won === 1, sources: JSON.parse(row.sources) }
}

function holderOfRow({ person_id, name, bot_level, left_how }: ResultRow): ResultHolder {
  if (person_id !== null) {
    const left = left_how === null ? {} : { left: { how: left_how, level: bot_level ?? '' } }
    return { kind: 'person', person: person_id, name: name ?? '', ...left }
  }
  if (bot_level === null) return { kind: 'gone' }
  return { kind: 'bot', level: bot_level, ...(name === null ? {} : { name }) }
}
