import type { Json } from '../../kernel/json.ts'

/** A pack under work, with the way back and forth. */
export interface PackHistory {
  readonly past: readonly Json[]
  readonly pack: Json
  readonly future: readonly Json[]
  /** What was changed last: further keystrokes there belong to the same step. */
  readonly last: string | undefined
}

export const historyOf = (pack: Json): PackHistory => ({ past: [], pack, future: [], last: undefined })

const MOST_STEPS = 500

/** A change; with the same `what` as the one before it is part of it. */
export function changed(history: PackHistory, pack: Json, what?: string): PackHistory {
  if (pack === history.pack) return history
  const goesOn = what !== undefined && what === history.last
  const past = goesOn ? history.past : [...history.past, history.pack].slice(-MOST_STEPS)
  return { past, pack, future: [], last: what }
}

export function undone(history: PackHistory): PackHistory {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), pack: before, future: [history.pack, ...history.future], last: undefined }
}

export function redone(history: PackHistory): PackHistory {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.pack], pack: after, future, last: undefined }
}
