import type { SqliteConnection, SqliteStatement } from './connection.ts'

/** More than the server ever says; what is made of lists of differing length takes turns. */
const MOST_KEPT = 300

const changesSchema = /^\s*(create|alter|drop)\b/i

/** Statements by their text, kept for the next who says the same: reading one takes longer than most take to be done. */
export function keptStatements(connection: SqliteConnection): {
  use<T>(text: string, work: (statement: SqliteStatement) => T): T
} {
  const kept = new Map<string, SqliteStatement>()

  function keep(text: string, statement: SqliteStatement): void {
    kept.set(text, statement)
    if (kept.size <= MOST_KEPT) return
    // One that is used goes to the end, so the first is the one not used for the longest time.
    const [oldest] = kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
  }

  return {
    use(text, work) {
      if (changesSchema.test(text)) {
        kept.clear()
        return work(connection.prepare(text))
      }
      const statement = kept.get(text) ?? connection.prepare(text)
      // One that met a fault may still be under way: see `execute`. It is not used again.
      kept.delete(text)
      const result = work(statement)
      keep(text, statement)
      return result
    },
  }
}
