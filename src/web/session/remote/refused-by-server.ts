import type { Failure } from '../../../protocol/rest.ts'

/** The server did not grant a request. */
export class RefusedByServer extends Error {
  readonly code: string
  readonly reason: Failure['reason']
  constructor({ code, message, reason }: Failure) {
    super(message)
    this.name = 'RefusedByServer'
    this.code = code
    this.reason = reason
  }
}
