import { beforeAll, describe, expect, test } from 'vitest'
import { listed } from './listing.ts'
import type { Store } from './port/store.ts'
import type { TableQuery } from './port/tables.ts'
import { fileBelow } from './testing/below.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe('the plan of a list on sqlite', () => {
  const database = useDatabase('sqlite')

  /** How SQLite goes about a list, step by step. */
  async function plan(query: TableQuery): Promise<string> {
    await database.open()
    const { db, connection } = fileBelow(database.options.dataFolder)
    const { sql, parameters } = listed(db, query).limit(51).compile()
    const rows = connection.prepare(`explain query plan ${sql}`).all([...parameters])
    await db.destroy()
    return rows.map(row => row.detail).join('; ')
  }

  const asked: readonly [string, TableQuery][] = [
    ['public_tables', {}],
    ['public_tables_by_status', { status: 'open' }],
    ['public_tables_by_game', { game: 'newton' }],
    ['public_tables_by_game_and_status', { game: 'newton', status: 'open' }],
  ]
  for (const after of [undefined, '1000:table-7'])
    test.each(asked)(
      `public tables are read along %s, ${after ? 'from the place of the page before' : 'from the top'}`,
      async (index, query) => {
        const steps = await plan({ visibility: 'public', ...query, ...(after && { after }) })
        expect(steps).toContain(`USING INDEX ${index}${after || Object.keys(query).length > 0 ? ' (' : ''}`)
        expect(steps).not.toContain('TEMP B-TREE')
        if (after) expect(steps).toContain('(updated_at,id)<(?,?)')
      },
    )

  test('the tables of a person are found from the person', async () => {
    for (const query of [{}, { status: 'open' as const }]) {
      const steps = await plan({ person: 'ada', ...query })
      expect(steps).toMatch(/SEARCH tables USING INDEX sqlite_autoindex_tables_1 \(id=\?\)/)
      expect(steps).toMatch(/seatings .*\(person_id=\?\)/)
    }
  })
})

describe.each(engines)('the pages of a list on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
    // Several at the same moment, so that the ids decide between them.
    for (let made = 0; made < 23; made++)
      await aTable(store, {
        id: `t${String(made).padStart(2, '0')}`,
        updatedAt: 1_000 + Math.floor(made / 5),
        game: made % 3 === 0 ? 'expo1906' : 'newton',
        status: made % 2 === 0 ? 'open' : 'playing',
        visibility: made % 7 === 0 ? 'private' : 'public',
      })
    await store.archive('t11', 5)
  })

  test.each<TableQuery>([{}, { status: 'open' }, { game: 'newton' }, { game: 'newton', status: 'playing' }])(
    'together are the whole list, each table once: %j',
    async query => {
      const whole = await store.listTables({ visibility: 'public', ...query, limit: 100 })
      const paged: string[] = []
      let after: string | undefined
      do {
        const page = await store.listTables({ visibility: 'public', ...query, limit: 4, ...(after && { after }) })
        paged.push(...page.tables.map(table => table.id))
        after = page.next
      } while (after !== undefined)
      expect(paged).toEqual(whole.tables.map(table => table.id))
      expect(paged.length).toBeGreaterThan(4)
      expect(whole.tables.every(table => table.visibility === 'public' && table.id !== 't11')).toBe(true)
    },
  )
})
