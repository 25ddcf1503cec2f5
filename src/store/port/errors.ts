/** What went wrong in words for the person who runs the server; never with a password in it. */
export class StoreError extends Error {
  override name = 'StoreError'
}

export type Trouble = 'disk-full' | 'no-answer' | 'locked'

/**
 * The database cannot do it now, and may again later. Nothing of it was written, unless a line broke before the answer came:
 * an append that is repeated with its request is safe in either case.
 */
export class StoreUnavailable extends StoreError {
  override name = 'StoreUnavailable'
  readonly trouble: Trouble
  constructor(trouble: Trouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}
