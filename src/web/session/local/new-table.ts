import { loadGame } from '../../../games/catalogue.ts'
import { loadEdition } from '../../../games/editions.ts'
import type { Given } from '../../../kernel/history.ts'
import type { Json } from '../../../kernel/json.ts'
import { begin } from '../../../kernel/play.ts'
import { type GameRecord, recordOf } from '../../../kernel/record.ts'
import { openTable } from './local-table.ts'
import type { LocalSeat, SavedTable } from './saved-table.ts'
import { keepTable } from './shelf.ts'
import { summaryOf } from './summary.ts'

/** How a table of this browser is set up. */
export interface LocalSetup {
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Readonly<Record<string, unknown>>
  /** Components of the table's own. */
  readonly pack?: Json | undefined
  /** A lesson is given at the table: it has a seed and a course of its own, and some answers are given already. */
  readonly lesson?: { readonly seed: string; readonly answers: readonly Given[]; readonly course: readonly Given[] }
}

/** Sets up a table against bots and keeps it; gives its id. */
export async function newTable({ game: id, seats, options, pack, lesson }: LocalSetup): Promise<string> {
  const game = await loadGame(id)
  const seed = lesson?.seed ?? randomSeed()
  const own = pack === undefined ? {} : { pack }
  const { state } = begin(game, { players: seats.length, seed, options, ...own })
  const names = seats.map(seat => seat.name)
  const record = recordOf(game, state, { seed, names, ...own }, lesson?.answers ?? [])
  return keepNew(record, seats, 0, lesson === undefined ? {} : { lesson: true, course: lesson.course })
}

/** A table that goes on from the first answers of a record, the viewer at one of its seats and bots at the others. */
export function forkTable(record: GameRecord, answers: readonly Given[], seats: readonly LocalSeat[], seat: number) {
  return keepNew({ ...record, answers }, seats, seat)
}

async function keepNew(
  record: GameRecord,
  seats: readonly LocalSeat[],
  seat: number,
  more: Pick<SavedTable, 'lesson' | 'course'> = {},
): Promise<string> {
  const id = `${localPrefix}${crypto.randomUUID().slice(0, 8)}`
  const bare: Omit<SavedTable, 'summary'> = { id, seat, seats, record, redo: [], notes: '', chat: [], ...more }
  const table = openTable(await loadEdition(record), bare as SavedTable)
  await keepTable({ ...bare, summary: summaryOf(table) })
  return id
}

const localPrefix = 'here-'

/** Tables of this browser are told from those of a server by their id. */
export const isLocal = (id: string): boolean => id.startsWith(localPrefix)

/** 128 bits that nobody chose. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
