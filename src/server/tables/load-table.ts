import type { LoadedTable } from '../../store/port/tables.ts'
import { applyEntry } from '../../tables/apply.ts'
import type { Entry } from '../../tables/entry.ts'
import { isReadable, restoreTable } from '../../tables/snapshot.ts'
import { newTable, type Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'
import type { Ruled } from './own-packs.ts'
import { readEntries, readHeader, readSnapshot } from './stored.ts'

/** A table as the store has it, with the rules and values that it began with. */
export interface TableRead {
  /** The table as it was saved last, and after each entry since. */
  readonly tables: Tables
  /** The number of the snapshot that it was read from; 0 where there is none. */
  readonly saved: number
}

/** `whole`: after each entry from the first on, however long ago it was saved. */
export async function readTable(
  context: Context,
  id: string,
  { whole = false }: { readonly whole?: boolean } = {},
): Promise<TableRead> {
  const loaded = await context.store.loadTable(id, whole ? { snapshotUpTo: 0 } : {})
  if (loaded === undefined) throw noSuchTable(id)
  return { tables: await folded(context, loaded), saved: loaded.snapshot?.number ?? 0 }
}

type Tables = readonly [Table, ...Table[]]

export const lastOf = (tables: Tables): Table => tables.at(-1) ?? tables[0]

export const noSuchTable = (id: string): ServerRefusal => new ServerRefusal('no-such-table', { table: id.slice(0, 64) })

async function folded(context: Context, loaded: LoadedTable): Promise<Tables> {
  const { store, games, ownPacks } = context
  const entries = await readEntries(store, loaded.entries)
  const header = await readHeader(store, loaded.header)
  const snapshot = loaded.snapshot && (await readSnapshot(store, loaded.snapshot.body))
  const game = await games.load(loaded.game, entries.find(isStart) ?? snapshot?.course?.base)
  if (snapshot !== undefined && !isReadable(snapshot, game)) {
    const whole = await store.loadTable(loaded.id, { snapshotUpTo: 0 })
    if (whole === undefined) throw noSuchTable(loaded.id)
    return folded(context, { ...whole, entries: whole.entries.filter(entry => entry.number <= loaded.last) })
  }
  const started = entries.find(isStart)
  const ruled = { header, arrangement: snapshot?.arrangement ?? header.arrangement, game }
  for (const arrangement of arrangementsIn(entries, ruled.arrangement)) await ownPacks.mayRun({ ...ruled, arrangement })
  const start = ownPacks.run(ruled, () =>
    snapshot === undefined ? newTable(header, game) : restoreTable(header, game, snapshot),
  )
  const tables: [Table, ...Table[]] = [start]
  for (const entry of entries) {
    const before = lastOf(tables)
    const bounds = started?.pack === undefined ? before : { header, arrangement: started, game }
    tables.push(ownPacks.run(bounds, () => applyEntry(before, entry)))
  }
  return tables
}

/** Whatever may bring a pack of the table's own: a table that rests is not even loaded. */
const arrangementsIn = (entries: readonly Entry[], first: Ruled['arrangement']): readonly Ruled['arrangement'][] =>
  [first, ...entries.flatMap(entry => (entry.kind === 'arranged' ? entry.arrangement : isStart(entry) ? entry : []))]
    .filter(({ pack }) => pack !== undefined)
    .slice(-1)

const isStart = (entry: Entry): entry is Entry & { readonly kind: 'started' } => entry.kind === 'started'
