import pg from 'pg'
import { StoreUnavailable } from '../port/errors.ts'
import { reason } from '../reason.ts'

/** What the server says (SQLSTATE) when it cannot do now what it can do otherwise. */
const diskFull = '53100'
/** Lost connections (08), too few resources (53), stopped by an administrator or by a time limit (57), a stand-by (25006). */
const passing = /^(08|53|57|25006)/

/**
 * The same error, or one that says that the database does not answer. Whatever the driver itself says is about the line: it
 * was refused, it broke, it was silent for too long.
 */
export function toldOfPostgres(error: unknown): unknown {
  if (error instanceof StoreUnavailable || error instanceof TypeError) return error
  if (error instanceof pg.DatabaseError) {
    if (error.code === diskFull)
      return new StoreUnavailable('disk-full', `There is no room left on the disk of the database: ${error.message}`, {
        cause: error,
      })
    if (!passing.test(error.code ?? '')) return error
  }
  return new StoreUnavailable('no-answer', `The database does not answer: ${reason(error)}`, { cause: error })
}
