import { failure } from '../../../protocol/answers.ts'
import { LINES } from '../../../protocol/lines.ts'
import { type Schema, understood } from '../../../protocol/whole.ts'
import { outdated } from './outdated.ts'
import { RefusedByServer } from './refused-by-server.ts'

/** Asks the server for something that fits; a refusal is thrown. */
export async function ask<T>(schema: Schema<T>, method: string, path: string, body?: unknown): Promise<T> {
  const response = await granted(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return heard(schema, await (isJson(response) ? response.json() : response.text()))
}

/** Asks for something that comes line by line, and hears each line as it comes. */
export async function askForLines<T>(
  schema: Schema<T>,
  path: string,
  hear: (line: T) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await granted(path, { headers: { accept: LINES }, signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(heard(schema, JSON.parse(line)))
  }
}

async function granted(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init)
  if (!response.ok)
    throw new RefusedByServer(
      isJson(response) ? heard(failure, await response.json()) : { code: 'internal', message: response.statusText },
    )
  return response
}

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') === true

/** What the server said, if this page understands it; else the page is of another release. */
function heard<T>(schema: Schema<T>, data: unknown): T {
  try {
    return understood(schema, data)
  } catch (fault) {
    outdated.set(true)
    throw fault
  }
}
