/** What the benchmarks of the store and of the server count: durable appends, each commit alone and commits that are shared. */
import type { Store } from '../src/store/port/store.ts'
import type { Append } from '../src/store/port/tables.ts'
import { connectSqlite } from '../src/store/sqlite/connection.ts'

/** Works for so many milliseconds and says how much was durable. */
export type Work = (milliseconds: number) => Promise<number>

const entry = { seat: 2, answer: 'travel:paris', at: 1_760_000_000_000, note: 'x'.repeat(120) }
export const entryText = JSON.stringify(entry)

/** Single rows that wait each for its own commit, with the settings of our store. */
export function bareInserts(file: string): Work {
  const connection = connectSqlite(file)
  connection.execute('pragma journal_mode = wal; pragma synchronous = full')
  connection.execute('create table bare (table_id text, number integer, body text, primary key (table_id, number))')
  const insert = connection.prepare('insert into bare values (?, ?, ?)')
  let number = 0
  return async milliseconds => {
    const end = performance.now() + milliseconds
    const before = number
    while (performance.now() < end) insert.run(['bare', ++number, entryText])
    return number - before
  }
}

/** Every table appends as soon as its last append is acknowledged, as a table of quick players does. */
export function appendsOfTables(
  store: Store,
  label: string,
  tables: number,
  consequences: (number: number) => Partial<Append> = () => ({}),
): Work {
  const next = new Map(Array.from({ length: tables }, (_, index) => [`${label}-${index}`, 1]))
  const table = { game: 'newton', header: {}, createdAt: 1, status: 'playing', visibility: 'public' } as const
  const listing = { people: ['ada', 'emmy'], summary: {}, updatedAt: 1 }
  const made = Promise.all([...next.keys()].map(id => store.createTable({ id, ...table, ...listing })))
  return async milliseconds => {
    await made
    const end = performance.now() + milliseconds
    let count = 0
    async function play(table: string): Promise<void> {
      for (let from = next.get(table) ?? 1; performance.now() < end; from++) {
        const request = `${table}-${from}`
        const result = await store.append({ table, from, entries: [entry], request, ...consequences(from) })
        if (result.outcome !== 'appended') throw new Error(JSON.stringify(result))
        next.set(table, from + 1)
        count += 1
      }
    }
    await Promise.all([...next.keys()].map(play))
    return count
  }
}

/** What goes with an answer that ends a turn: whose turn it is now, and until when. */
export const endOfTurn = (number: number): Partial<Append> => ({
  listing: { summary: { turn: number % 4, title: 'A table of four' }, updatedAt: number },
  schedule: [{ kind: 'clock', dueAt: number, payload: { seat: number % 4 } }],
})
