import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of a few megabytes, so that a full disk is a real one. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left but so many bytes. */
  fill(leaving?: number): Promise<void>
  /** Gives it back. */
  clear(): Promise<void>
  remove(): Promise<void>
}

/** Undefined, with a word why, where this process may not mount anything. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { encoding: 'utf8' })
  if (mounted.status !== 0) {
    console.warn(`no small disk here: mounting one needs root on Linux (${mounted.error ?? mounted.stderr})`)
    await rm(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill(leaving = 0) {
      await rm(filler, { force: true })
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leaving)))
    },
    clear: () => rm(filler, { force: true }),
    async remove() {
      // At once, also where a closed database is still let go of by and by.
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
