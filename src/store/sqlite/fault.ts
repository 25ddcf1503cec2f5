import { StoreUnavailable, type Trouble } from '../port/errors.ts'
import { reason } from '../reason.ts'

/** SQLite's numbers of the faults that pass; the upper bits of a number only say more of the same fault. */
const faults: Readonly<Record<number, Trouble>> = { 5: 'locked', 6: 'locked', 13: 'disk-full' }
/** The file beside the log could not be made larger: the only fault for want of room that has no name of its own. */
const noRoomForShared = 4874

/** What an error of either binding means, where it is one that passes. */
export function sqliteFault(error: unknown): Trouble | undefined {
  const { errcode, rawCode } = (error ?? {}) as { errcode?: unknown; rawCode?: unknown }
  const number = errcode ?? rawCode
  if (number === noRoomForShared) return 'disk-full'
  return typeof number === 'number' ? faults[number & 0xff] : undefined
}

/** The same error, or one that says for the host of the server what is the matter with the file. */
export function toldOfSqlite(error: unknown, file: string): unknown {
  if (sqliteFault(error) !== 'disk-full') return error
  return new StoreUnavailable('disk-full', `There is no room left on the disk for ${file}: ${reason(error)}`, {
    cause: error,
  })
}
