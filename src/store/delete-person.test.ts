import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrations } from './migrations.ts'
import type { Store } from './port/store.ts'
import { databaseBelow } from './testing/below.ts'
import { engines, useDatabase } from './testing/stores.ts'

/** What kept tables say of a person goes table by table, by a job of its own. */
const LATER = ['seatings']

interface Column {
  readonly name: string
  readonly type: string
}

/** Every table that the migrations make, with its columns. */
const tables = new Map<string, Column[]>()
for (const statement of migrations.flatMap(({ statements }) => statements)) {
  const made = /^create table (\w+) \((.*)\)$/s.exec(statement.trim())
  const columns = (text: string): Column[] =>
    [...text.matchAll(/(?:^|[(,])\s*(\w+) (text|integer|bigint|double precision)/g)].map(
      ([, name = '', type = '']) => ({
        name,
        type,
      }),
    )
  if (made) tables.set(made[1] ?? '', columns(made[2] ?? ''))
  const more = /^alter table (\w+) add column (.*)$/s.exec(statement.trim())
  if (more) tables.get(more[1] ?? '')?.push(...columns(more[2] ?? ''))
}
/** Columns that say whom a row is about. */
const saysWho = ({ name }: Column): boolean => /^(person|other|about)_id$/.test(name)

describe.each(engines)('a person who is deleted on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('stands in no table any more, whichever may come', async () => {
    await store.createPerson({ id: 'gone', name: 'Gone', settings: {}, createdAt: 0 })
    const about = [...tables].filter(([name, columns]) => !LATER.includes(name) && columns.some(saysWho))
    expect(about.map(([name]) => name)).toEqual(
      expect.arrayContaining(['sessions', 'results', 'plans', 'findings', 'reviews', 'ties', 'offers']),
    )
    const db = databaseBelow(database.options)
    for (const [name, columns] of about)
      for (const whose of columns.filter(saysWho)) {
        const values = columns.map(column =>
          column === whose ? 'gone' : column.type === 'text' ? `${whose.name} of ${name}` : 1,
        )
        const names = sql.join(columns.map(column => sql.ref(column.name)))
        await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(values)})`.execute(db)
      }

    await store.deletePerson('gone', 1)

    const left: string[] = []
    for (const [name, columns] of about)
      for (const whose of columns.filter(saysWho)) {
        const found = await sql`select 1 from ${sql.table(name)} where ${sql.ref(whose.name)} = 'gone'`.execute(db)
        if (found.rows.length > 0) left.push(`${name}.${whose.name}`)
      }
    await db.destroy()
    expect(left).toEqual([])
    expect(await store.person('gone')).toBeUndefined()
  })
})
