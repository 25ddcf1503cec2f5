import type { Seat } from '../kernel/contract.ts'
import { messageOf } from '../kernel/errors.ts'
import { gameShelf } from '../server/tables/games.ts'
import { type PackSource, readEntries, readHeader } from '../server/tables/stored.ts'
import type { Aside } from '../store/port/aside.ts'
import type { Store } from '../store/port/store.ts'
import type { LoadedTable, StoredEntry } from '../store/port/tables.ts'
import { applyEntry } from '../tables/apply.ts'
import { remainingAt } from '../tables/clock.ts'
import type { Entry, TableHeader } from '../tables/entry.ts'
import type { SeatHolder } from '../tables/seats.ts'
import { newTable, statusOf, type Table } from '../tables/table.ts'

/** A table in plain text, from its entries. What is not for everybody's eyes while the game runs is left out unless asked for. */
export async function shownTable(
  store: Store,
  loaded: LoadedTable,
  lastEntries: number,
  secret: boolean,
): Promise<string> {
  const aside = await store.asideOf(loaded.id)
  // Rules that a server had to end would hold up whoever looks, and nobody would end them here.
  const { table, fault } = aside === undefined ? await folded(store, loaded) : {}
  const open = secret || (table !== undefined && statusOf(table) === 'finished')
  return [
    ...heading(loaded),
    ...(aside === undefined ? [] : asideLines(aside)),
    ...(fault === undefined ? [] : ['', `It cannot be followed to its end: ${fault}`]),
    ...(table === undefined ? [] : [...seats(table), ...asked(table), '', `Seed: ${seedOf(table, open)}`]),
    '',
    `Last entries of ${loaded.last}`,
    ...loaded.entries.slice(loaded.entries.length - lastEntries).map(entry => entryLine(entry, open)),
  ].join('\n')
}

const asideLines = ({ setAt, until, why }: Aside): string[] => [
  '',
  `Set aside ${time(setAt)} until ${time(until)}: ${why}.`,
  'Its game is not played again here; the entries below are as they were kept.',
]

/** The table as far as its entries can be followed with these rules, and what stands in the way of the rest. */
export async function folded(
  store: PackSource,
  loaded: Pick<LoadedTable, 'game' | 'header' | 'entries'>,
): Promise<{ table?: Table; fault?: string }> {
  let table: Table | undefined
  try {
    const entries = await readEntries(store, loaded.entries)
    const game = await gameShelf().load(
      loaded.game,
      entries.find(entry => entry.kind === 'started'),
    )
    table = newTable(await readHeader(store, loaded.header), game)
    for (const entry of entries) table = applyEntry(table, entry)
    return { table }
  } catch (fault) {
    const place = table === undefined ? '' : `after entry ${table.number}: `
    return { ...(table === undefined ? {} : { table }), fault: `${place}${messageOf(fault)}` }
  }
}

function heading({ id, game, status, visibility, header, createdAt, updatedAt, archivedAt }: LoadedTable): string[] {
  const { host, arrangement, follows } = header as Partial<TableHeader>
  const { title, clock, options } = arrangement ?? {}
  return [
    `Table ${id}: ${game}, ${status}, ${visibility}${title === undefined ? '' : `, "${title}"`}`,
    `  made ${time(createdAt)} by ${host?.name} (${host?.person}), changed ${time(updatedAt)}`,
    ...(archivedAt === undefined ? [] : [`  archived ${time(archivedAt)}`]),
    ...(follows === undefined ? [] : [`  a rematch of ${follows}`]),
    `  options ${JSON.stringify(options)}`,
    ...(clock === undefined ? [] : [`  clock ${duration(clock.bank)}, and ${duration(clock.increment)} for each turn`]),
  ]
}

function seats({ seats: holders, clocks, late, at, pausedBy, arrangement }: Table): string[] {
  const lines = holders.map((holder, seat) => {
    const clock = clocks[seat]
    const left =
      clock === undefined ? '' : `, ${duration(remainingAt(clock, at))} left${clock.since ? ' and running' : ''}`
    return `  ${seat}  ${holderName(holder)}${left}${late.includes(seat) ? ', out of time' : ''}`
  })
  const components = arrangement.pack === undefined ? [] : ['', 'Components of its own']
  return [...components, '', 'Seats', ...lines, ...(pausedBy === undefined ? [] : [`  paused by seat ${pausedBy}`])]
}

function holderName(holder: SeatHolder): string {
  switch (holder.kind) {
    case 'open':
      return 'nobody'
    case 'person':
      return `${holder.name} (${holder.person})`
    case 'bot':
      return `${holder.level} bot${holder.standsInFor === undefined ? '' : ` for ${holder.standsInFor.name}`}`
  }
}

function asked({ course, askedSince }: Table): string[] {
  const questions = course?.play.open ?? []
  if (questions.length === 0) return ['', 'Nobody is asked']
  const since = (seat: Seat) => `since entry ${askedSince[seat] ?? 0}`
  return [
    '',
    'Asked',
    ...questions.map(
      ({ seat, frame, options }) =>
        `  seat ${seat}: ${frame.rule}, ${since(seat)}: ${options.map(option => option.key).join(' ')}`,
    ),
  ]
}

function seedOf({ course }: Table, open: boolean): string {
  if (course === undefined) return 'none yet'
  return open ? course.beginning.seed : 'not shown while the game runs; --secret shows it'
}

/** What only a seat, or nobody yet, may know. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  started: ['seed'],
  noted: ['text'],
  ordered: ['order'],
}

function entryLine({ number, body }: StoredEntry, open: boolean): string {
  const { at, kind, ...rest } = body as Entry & Readonly<Record<string, unknown>>
  const told = Object.entries(rest).map(([name, value]) => {
    const shown = !open && hidden[kind]?.includes(name) ? '(hidden)' : brief(value)
    return `${name} ${shown}`
  })
  return `  ${String(number).padStart(4)}  ${time(at)}  ${[kind, ...told].join(', ')}`
}

/** Components may fill pages. */
function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19)

const duration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
