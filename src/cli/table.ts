import { messageOf, Refusal } from '../kernel/errors.ts'
import { tableId } from '../protocol/commands.ts'
import { BOTS_JOB, CLOCK_JOB } from '../server/tables/duties.ts'
import { peopleOf, summaryOf } from '../server/tables/listing.ts'
import type { Store } from '../store/port/store.ts'
import type { LoadedTable, TableExport } from '../store/port/tables.ts'
import { statusOf } from '../tables/table.ts'
import { type Arguments, atMost, readArguments, UsageError } from './arguments.ts'
import { databaseFlags, withStore } from './database.ts'
import { readText } from './replay.ts'
import { folded, shownTable } from './show-table.ts'

/** For whoever debugs a live table: takes it out of a database, puts it into another, or shows how it stands. */
export async function table(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { ...databaseFlags, entries: 'text', secret: 'switch' })
  const [what, word] = atMost(2, given.words)
  const entries = given.number('entries', 10, 0)
  if (word === undefined) throw new UsageError(`table export ID, table import FILE or table show ID: a word is missing`)
  switch (what) {
    case 'export':
      return withStore(given, store => exportTable(store, word))
    case 'import':
      return importTable(given, word)
    case 'show':
      return withStore(given, async store => {
        const loaded = await found(word, store)
        console.log(await shownTable(store, loaded, entries, given.is('secret')))
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
    const checked = await played(store, document, file)
    if (!(await store.importTable(checked)))
      throw new Refusal('bad-record', `the table of ${file} is in this database already`)
    const { id, status, entries } = checked
    // What a server owes to tables stays behind; whether it owes this one anything, the server finds out.
    if (status === 'playing')
      for (const kind of [CLOCK_JOB, BOTS_JOB]) await store.schedule(id, { kind, dueAt: Date.now(), payload: {} })
    console.log(`table ${id} is in the database now, with ${entries.length} entries`)
    return 0
  })
}

/**
 * The table as its entries make it. What lists show is not taken from the file: everybody's page reads it, and only this table would
 * suffer from the rest.
 */
async function played(store: Store, document: unknown, file: string): Promise<TableExport> {
  const exported = store.readExport(document)
  const { id, game, header, entries, packs = {} } = exported
  if (!tableId.safeParse(id).success)
    throw new Refusal('bad-record', `${file} has the table id ${id}, which no page can open`)
  const source = { pack: async (hash: string) => packs[hash] }
  const stored = entries.map((body, index) => ({ number: index + 1, body }))
  const { table, fault } = await folded(source, { game, header, entries: stored })
  if (table === undefined || fault !== undefined)
    throw new Refusal('bad-record', `the table of ${file} cannot be followed to its end: ${fault}`)
  // Links and seats are looked up by what the table says of itself: it must not pass for another.
  if (table.header.id !== id || table.header.game !== game)
    throw new Refusal('bad-record', `${file} has the table ${id} of ${game}, which says that it is another one`)
  const { visibility } = table.arrangement
  const updatedAt = Math.min(exported.updatedAt, Date.now())
  const listing = { status: statusOf(table), people: peopleOf(table), visibility, summary: summaryOf(table), updatedAt }
  return { ...exported, ...listing }
}

const unknown = (id: string): Refusal => new Refusal('bad-record', `there is no table ${id} in this database`)

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new Refusal('bad-record', `${file} is not JSON: ${messageOf(fault)}`)
  }
}
