import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError } from '../port.ts'
import { reason } from '../reason.ts'
import type { SqliteConnection } from './connection.ts'

/** Copies into a file beside the target first, so that a file of that name is always a whole backup. */
export async function backup(connection: SqliteConnection, toFile: string): Promise<void> {
  const isThere = await access(toFile).then(
    () => true,
    () => false,
  )
  if (isThere) throw new StoreError(`There is a file ${toFile} already: name a new one for the backup.`)
  const unfinished = `${toFile}.unfinished`
  try {
    await mkdir(dirname(toFile), { recursive: true })
    await rm(unfinished, { force: true })
    connection.prepare('vacuum into ?').run([unfinished])
    const copy = await open(unfinished, 'r+')
    await copy.sync()
    await copy.close()
    await rename(unfinished, toFile)
  } catch (error) {
    throw new StoreError(`Cannot write the backup ${toFile}: ${reason(error)}`, { cause: error })
  }
}
