import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from './visitor.ts'

/** Where the server of the tests at this port leaves its letters. */
export const lettersFolder = (port: number): string => join(tmpdir(), `athenaeum-letters-${port}`)

/** The link in the last letter to an address, once it has come. */
export async function linkInLetter(baseURL: string, address: string, kind: string): Promise<string> {
  const file = join(lettersFolder(Number(new URL(baseURL).port)), address)
  const find = (): string =>
    existsSync(file) ? (new RegExp(`\\S+/mail/${kind}_\\S+`).exec(readFileSync(file, 'utf8'))?.[0] ?? '') : ''
  await expect.poll(find).not.toBe('')
  return find()
}
