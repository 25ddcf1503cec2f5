import Libsql from 'libsql'

/** The part of an SQLite binding that the store uses; both bindings are synchronous. */
export type SqliteConnection = {
  /**
   * What may find the file locked by another process goes this way: a prepared statement of libsql that did stays under way,
   * and no transaction could be committed beside it.
   */
  execute(statements: string): void
  prepare(statement: string): SqliteStatement
  close(): void
}

export type SqliteStatement = {
  all(parameters: readonly unknown[]): Record<string, unknown>[]
  /** Returns how many rows changed. */
  run(parameters: readonly unknown[]): number
}

/** A fault such as a full disk has ended the transaction already; the fault is what must be told, and not that. */
export function undo(connection: SqliteConnection): void {
  try {
    connection.execute('rollback')
  } catch {}
}

/** Opens a file by Node's own SQLite where this Node has it, else by libsql. */
export function connectSqlite(file: string): SqliteConnection {
  const builtIn = builtInSqlite()
  return builtIn ? byNode(builtIn, file) : byLibsql(file)
}

/** What Node's module looks like from 22.5 on; the types of the oldest Node supported do not know it. */
type NodeSqlite = {
  DatabaseSync: new (
    file: string,
  ) => {
    exec(statements: string): void
    prepare(statement: string): {
      all(...parameters: unknown[]): Record<string, unknown>[]
      run(...parameters: unknown[]): { changes: number | bigint }
    }
    close(): void
  }
}

function builtInSqlite(): NodeSqlite | undefined {
  return process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined
}

function byNode(sqlite: NodeSqlite, file: string): SqliteConnection {
  const database = new sqlite.DatabaseSync(file)
  return {
    execute: statements => database.exec(statements),
    prepare(text) {
      const statement = database.prepare(text)
      return {
        all: parameters => statement.all(...parameters),
        run: parameters => Number(statement.run(...parameters).changes),
      }
    },
    close: () => database.close(),
  }
}

function byLibsql(file: string): SqliteConnection {
  const database = new Libsql(file)
  return {
    execute: statements => void database.exec(statements),
    prepare(text) {
      const statement = database.prepare(text)
      return {
        all: parameters => statement.all(parameters) as Record<string, unknown>[],
        run: parameters => statement.run(parameters).changes,
      }
    },
    close: () => void database.close(),
  }
}
