/** What can be wrong with a request to a table. */
export type TableRefusalCode =
  | 'bad-arrangement'
  | 'bad-order'
  | 'bad-seat'
  | 'finished'
  | 'hints-off'
  | 'needs-consent'
  | 'not-host'
  | 'not-open'
  | 'not-playing'
  | 'not-seated'
  | 'nothing-asked'
  | 'nothing-to-undo'
  | 'paused'
  | 'seat-taken'
  | 'seats-open'
  | 'stale'
  | 'too-long'

/** Thrown for a request that the table does not grant. The table is untouched. */
export class TableRefusal extends Error {
  readonly code: TableRefusalCode
  constructor(code: TableRefusalCode, message: string) {
    super(message)
    this.name = 'TableRefusal'
    this.code = code
  }
}
