import type { Kysely, Selectable } from 'kysely'
import type { SeatOutcome, TableResult } from '../tables/result.ts'
import type { JobOrder, ResultStore } from './port.ts'
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
  }
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
      name: who.name ?? null,
      bot_level: who.kind === 'bot' ? who.level : (who.left?.level ?? null),
      left_how: who.kind === 'person' ? (who.left?.how ?? null) : null,
      place,
      sharing,
      points,
      won: won ? 1 : 0,
      sources: json('sources', sources),
    }
  })
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
  const { seat, person_id, bot_level, left_how, place, sharing, points, won } = row
  const name = row.name ?? undefined
  const level = bot_level ?? ''
  const who =
    person_id === null
      ? ({ kind: 'bot', level, ...(name === undefined ? {} : { name }) } as const)
      : ({
          kind: 'person',
          person: person_id,
          name: name ?? '',
          ...(left_how === null ? {} : { left: { how: left_how, level } }),
        } as const)
  return { seat, who, place, sharing, points, won: won === 1, sources: JSON.parse(row.sources) }
}
