import { messageOf, Refusal } from '../kernel/errors.ts'
import { BOTS_JOB, CLOCK_JOB } from '../server/tables/duties.ts'
import type { LoadedTable, Store } from '../store/port.ts'
import { type Arguments, readArguments, UsageError } from './arguments.ts'
import { databaseFlags, withStore } from './database.ts'
import { readText } from './replay.ts'
import { shownTable } from './show-table.ts'

/** For whoever debugs a live table: takes it out of a database, puts it into another, or shows how it stands. */
export async function table(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { ...databaseFlags, entries: 'text', secret: 'switch' })
  const [what, word, extra] = given.words
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`)
  if (word === undefined) throw new UsageError(`table export ID, table import FILE or table show ID: a word is missing`)
  switch (what) {
    case 'export':
      return withStore(given, store => exportTable(store, word))
    case 'import':
      return importTable(given, word)
    case 'show':
      return withStore(given, async store => {
        const loaded = await found(word, store)
        console.log(await shownTable(store, loaded, given.number('entries', 10, 0), given.is('secret')))
        return 0
      })
    default:
      throw new UsageError(`a table is not to "${what}"; there are: export, import, show`)
  }
}

async function found(id: string, store: Store): Promise<LoadedTable> {
  const loaded = await store.loadTable(id, { snapshotUpTo: 0 })
  if (loaded === undefined) throw unknown(id)
  return loaded
}

async function exportTable(store: Store, id: string): Promise<number> {
  const exported = await store.exportTable(id)
  if (exported === undefined) throw unknown(id)
  console.log(JSON.stringify(exported))
  return 0
}

async function importTable(given: Arguments, file: string): Promise<number> {
  const document = parsed(file, await readText(file))
  return withStore(given, async store => {
    if (!(await store.importTable(document)))
      throw new Refusal('bad-record', `the table of ${file} is in this database already`)
    const { id, status, entries } = document as { id: string; status: string; entries: readonly unknown[] }
    // What a server owes to tables stays behind; whether it owes this one anything, the server finds out.
    if (status === 'playing')
      for (const kind of [CLOCK_JOB, BOTS_JOB]) await store.schedule(id, { kind, dueAt: Date.now(), payload: {} })
    console.log(`table ${id} is in the database now, with ${entries.length} entries`)
    return 0
  })
}

const unknown = (id: string): Refusal => new Refusal('bad-record', `there is no table ${id} in this database`)

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new Refusal('bad-record', `${file} is not JSON: ${messageOf(fault)}`)
  }
}
