import type { Failure } from '../../../protocol/rest.ts'
import { type Schema, understood } from '../../../protocol/whole.ts'
import { outdated } from './outdated.ts'

/** The server did not grant a request; `code` says why, for words of our own. */
export class RefusedByHouse extends Error {
  readonly code: string
  constructor({ code, message }: Failure) {
    super(message)
    this.name = 'RefusedByHouse'
    this.code = code
  }
}

/** Asks the server for something that fits; a refusal is thrown. */
export async function ask<T>(schema: Schema<T>, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = response.headers.get('content-type')?.includes('json') === true
  if (!response.ok)
    throw new RefusedByHouse(
      json ? ((await response.json()) as Failure) : { code: 'internal', message: response.statusText },
    )
  return heard(schema, await (json ? response.json() : response.text()))
}

/** What the server said, if this page understands it; else the page is of another release. */
function heard<T>(schema: Schema<T>, data: unknown): T {
  try {
    return understood(schema, data)
  } catch (fault) {
    outdated.set(true)
    throw fault
  }
}
