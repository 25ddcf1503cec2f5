import { setTimeout as delay } from 'node:timers/promises'
import { type DatabaseConnection, type Dialect, type Driver, type SqliteDatabase, SqliteDialect } from 'kysely'
import { type SqliteConnection, type SqliteStatement, undo } from './connection.ts'
import { keptStatements } from './kept-statements.ts'
import { whenUnlocked } from './locked.ts'

export type SqliteDialectOptions = { patienceMs: number; told(error: unknown): unknown }

/** Kysely on one connection, for statements that wait for other processes' locks without holding up this process. */
export function sqliteDialect(connection: SqliteConnection, options: SqliteDialectOptions): Dialect {
  const plain = new SqliteDialect({ database: forKysely(connection) })
  return {
    createDriver: () => patientDriver(plain.createDriver(), options),
    createQueryCompiler: () => plain.createQueryCompiler(),
    createAdapter: () => plain.createAdapter(),
    createIntrospector: db => plain.createIntrospector(db),
  }
}

function patientDriver(driver: Driver, { patienceMs, told }: SqliteDialectOptions): Driver {
  /** A statement that finds the lock is not inside a transaction: whoever only wants to read may go first. */
  async function standAside(milliseconds: number, connection: DatabaseConnection): Promise<void> {
    await driver.releaseConnection(connection)
    await delay(milliseconds)
    await driver.acquireConnection()
  }
  const patient = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery: <Row>(query: Parameters<DatabaseConnection['executeQuery']>[0]) =>
      whenUnlocked(
        // The binding throws at once where a promise would be rejected.
        async () => connection.executeQuery<Row>(query),
        patienceMs,
        milliseconds => standAside(milliseconds, connection),
      ).catch(error => {
        throw told(error)
      }),
    streamQuery: (query, size) => connection.streamQuery(query, size),
  })
  return {
    init: () => driver.init(),
    acquireConnection: async () => patient(await driver.acquireConnection()),
    releaseConnection: connection => driver.releaseConnection(connection),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: connection => driver.commitTransaction(connection),
    // A fault such as a full disk has ended the transaction already; the fault is what must be told, and not that.
    rollbackTransaction: connection => driver.rollbackTransaction(connection).catch(() => {}),
    destroy: () => driver.destroy(),
  }
}

/** A statement that surely changes nothing. One that is taken for a writer by mistake only waits when it need not. */
const onlyReads = /^\s*(select|pragma|with(?!.*\b(insert|update|delete)\b))/is

/** What Kysely expects of a binding. */
function forKysely(connection: SqliteConnection): SqliteDatabase {
  const statements = keptStatements(connection)
  let inTransaction = false
  /** A statement that writes gets a transaction of its own where there is none, and with it the lock before it begins. */
  function written<T>(work: () => T): T {
    if (inTransaction) return work()
    connection.execute('begin immediate')
    try {
      const result = work()
      connection.execute('commit')
      return result
    } catch (error) {
      undo(connection)
      throw error
    }
  }
  function control(text: string): void {
    if (/^rollback/.test(text)) inTransaction = false
    // A transaction that may write asks for the lock at once: asking later fails where another process wrote meanwhile.
    connection.execute(text === 'begin' ? 'begin immediate' : text)
    inTransaction = /^begin/.test(text)
  }
  return {
    prepare(text) {
      if (/^(begin|commit|rollback)\b/.test(text)) return controlling(() => control(text))
      const guarded: <T>(work: (statement: SqliteStatement) => T) => T = onlyReads.test(text)
        ? work => statements.use(text, work)
        : work => written(() => statements.use(text, work))
      return {
        reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(text),
        all: parameters => guarded(statement => statement.all(parameters)),
        run: parameters => ({ changes: guarded(statement => statement.run(parameters)), lastInsertRowid: 0 }),
        iterate: parameters => statements.use(text, statement => statement.all(parameters))[Symbol.iterator](),
      }
    },
    close: () => connection.close(),
  }
}

function controlling(run: () => void): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: false,
    all: () => [],
    run() {
      run()
      return { changes: 0, lastInsertRowid: 0 }
    },
    iterate: () => [][Symbol.iterator](),
  }
}
