import { createInterface } from 'node:readline'
import { messageOf, Refusal } from '../kernel/errors.ts'
import { readJson } from '../kernel/json.ts'
import { atMost, readArguments } from './arguments.ts'
import { answerRequest, EngineFault, type EngineTable } from './engine-requests.ts'

/** Reads one JSON request per line and answers each with one JSON line. A bad line gets an error; nothing ends the process. */
export async function runEngine(args: readonly string[]): Promise<number> {
  atMost(0, readArguments(args, {}).words)
  const table: EngineTable = { history: undefined, heading: undefined }
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(await respond(table, line))}\n`)
  }
  return 0
}

export async function respond(table: EngineTable, line: string): Promise<unknown> {
  try {
    return await answerRequest(table, readJson(line, 'this line'))
  } catch (fault) {
    const code = fault instanceof Refusal || fault instanceof EngineFault ? fault.code : 'internal'
    return { error: { code, message: messageOf(fault) } }
  }
}
