/**
 * Thoughts of bots that wait for a thread, as plain data. People's own waits go first; among those who are as urgent, tables take
 * turns by the time that threads have spent on them; and nobody is forgotten.
 */
export interface ThoughtQueue<T> {
  /** In the order in which they came. */
  readonly waiting: readonly Waiting<T>[]
  /** How much a table that always had something to think about has had by now, in milliseconds. */
  readonly even: number
  /** What each table has had, where that is more than even. */
  readonly had: ReadonlyMap<string, number>
  /** How many thoughts were taken so far. */
  readonly taken: number
}

export interface Waiting<T> {
  readonly thought: T
  readonly table: string
  /** When it came, in milliseconds of any clock. */
  readonly came: number
  /** What was even when it came: a table that did not think for a while has saved nothing up. */
  readonly since: number
}

/** Who waits for a thought: a person who is here, people who only watch, nobody; or it has failed before, and may do so again. */
export const urgencies = ['awaited', 'watched', 'unwatched', 'doubtful'] as const
export type Urgency = (typeof urgencies)[number]

/** Every so many thoughts the turn goes by what tables have had alone, however little they are waited for. */
export const PLAIN_TURN = 8

export const emptyQueue: ThoughtQueue<never> = { waiting: [], even: 0, had: new Map(), taken: 0 }

export const enter = <T>(queue: ThoughtQueue<T>, thought: T, table: string, came: number): ThoughtQueue<T> => ({
  ...queue,
  waiting: [...queue.waiting, { thought, table, came, since: queue.even }],
})

/** All that wait, in the order in which they would be taken if all turns were like the next. */
export function inOrder<T>(queue: ThoughtQueue<T>, urgencyOf: (thought: T) => Urgency): readonly Waiting<T>[] {
  const plain = isPlainTurn(queue)
  const ranked = queue.waiting.map((one, at) => ({
    one,
    at,
    rank: plain ? 0 : urgencies.indexOf(urgencyOf(one.thought)),
    start: startOf(queue, one),
  }))
  return ranked.sort((a, b) => a.rank - b.rank || a.start - b.start || a.at - b.at).map(({ one }) => one)
}

export const isPlainTurn = ({ taken }: Pick<ThoughtQueue<unknown>, 'taken'>): boolean => (taken + 1) % PLAIN_TURN === 0

/** Takes one out; `believed` is what it is believed to need. */
export function take<T>(queue: ThoughtQueue<T>, next: Waiting<T>, believed: number): ThoughtQueue<T> {
  const start = startOf(queue, next)
  return remembered({
    waiting: queue.waiting.filter(one => one !== next),
    even: Math.max(queue.even, start),
    had: new Map(queue.had).set(next.table, start + believed),
    taken: queue.taken + 1,
  })
}

/** The part of what others have had that counts as even for all: so whoever has had too much is forgiven in the end, even among new tables. */
const FORGIVEN = 1 / 8

/** A thought has come to its end: what it was believed to need, and what it needed. */
export function charge<T>(queue: ThoughtQueue<T>, table: string, believed: number, needed: number): ThoughtQueue<T> {
  const tables = tablesOf(queue.waiting).add(table)
  return remembered({
    ...queue,
    even: queue.even + (FORGIVEN * needed) / tables.size,
    had: new Map(queue.had).set(table, (queue.had.get(table) ?? queue.even) + needed - believed),
  })
}

const tablesOf = <T>(waiting: readonly Waiting<T>[]): Set<string> => new Set(waiting.map(one => one.table))

/** Where a thought's table stands when it would be begun now. */
const startOf = <T>({ had }: ThoughtQueue<T>, { table, since }: Waiting<T>): number =>
  Math.max(since, had.get(table) ?? 0)

/** Of tables that have had no more than is even, only those that wait need be remembered. */
function remembered<T>(queue: ThoughtQueue<T>): ThoughtQueue<T> {
  const { waiting, even, had } = queue
  const tables = tablesOf(waiting)
  return { ...queue, had: new Map([...had].filter(([table, one]) => one > even || tables.has(table))) }
}
