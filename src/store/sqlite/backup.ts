import { once } from 'node:events'
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StoreError } from '../port/errors.ts'
import { reason } from '../reason.ts'
import { databaseFile, expectFile } from './database.ts'

/** Backs up the database of a data folder, whether a server is running on it or not. */
export async function backupFolder(dataFolder: string, toFile: string): Promise<void> {
  const file = databaseFile(dataFolder)
  await expectFile(file)
  await backup(file, toFile)
}

/** Copies into a file beside the target first, so that a file of that name is always a whole backup. */
export async function backup(file: string, toFile: string): Promise<void> {
  const isThere = await access(toFile).then(
    () => true,
    () => false,
  )
  if (isThere) throw new StoreError(`There is a file ${toFile} already: name a new one for the backup.`)
  const unfinished = `${toFile}.unfinished`
  try {
    await mkdir(dirname(toFile), { recursive: true })
    await rm(unfinished, { force: true })
    // Seeds of running games are in it: other accounts of the machine have no business there.
    await writeFile(unfinished, '', { mode: 0o600 })
    await copyInThread(file, unfinished)
    const copy = await open(unfinished, 'r+')
    await copy.sync()
    await copy.close()
    await rename(unfinished, toFile)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw new StoreError(`Cannot write the backup ${toFile}: ${reason(error)}`, { cause: error })
  }
}

/** Reading all of a large database takes a while, during which this thread has people to serve. */
async function copyInThread(file: string, toFile: string): Promise<void> {
  const thread = new Worker(new URL('./backup-worker.mjs', import.meta.url), { workerData: { file, toFile } })
  await once(thread, 'exit')
}
