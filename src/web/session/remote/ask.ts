import type { Failure } from '../../../protocol/rest.ts'

/** The server did not grant a request; `code` says why, for words of our own. */
export class RefusedByHouse extends Error {
  readonly code: string
  constructor({ code, message }: Failure) {
    super(message)
    this.name = 'RefusedByHouse'
    this.code = code
  }
}

/** Asks the server; a refusal is thrown. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = response.headers.get('content-type')?.includes('json') === true
  if (!response.ok)
    throw new RefusedByHouse(
      json ? ((await response.json()) as Failure) : { code: 'internal', message: response.statusText },
    )
  return (json ? response.json() : response.text()) as Promise<T>
}
