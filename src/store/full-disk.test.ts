import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from './migrations.ts'
import { openStore } from './open.ts'
import type { StoreUnavailable } from './port/errors.ts'
import { fileBelow } from './testing/below.ts'
import { newTable } from './testing/new-table.ts'
import { type SmallDisk, smallDisk } from './testing/small-disk.ts'
import { aTable } from './testing/stores.ts'

/** A data folder of the first release. */
const firstRelease = new URL('../server/testing/fixtures/first-release.db', import.meta.url)

let disk: SmallDisk | undefined
beforeAll(async () => {
  disk = await smallDisk(8)
})
afterAll(() => disk?.remove())

test('what finds the disk full says so, and not what failed after it; it is done when there is room again', async context => {
  if (disk === undefined) return context.skip('no small disk can be mounted here')
  const told: StoreUnavailable[] = []
  const dataFolder = join(disk.folder, 'data')
  const store = await openStore({ dataFolder, onTrouble: trouble => void told.push(trouble) })
  const table = await aTable(store)
  const larger = { text: 'x'.repeat(9 * 1024 * 1024) }
  await disk.fill()
  const refused = { trouble: 'disk-full' }
  await expect(store.append({ table, from: 1, entries: [larger] })).rejects.toMatchObject(refused)
  await expect(store.createTable(newTable({ header: larger }))).rejects.toMatchObject(refused)
  await expect(store.schedule(table, { kind: 'clock', dueAt: 1, payload: larger })).rejects.toMatchObject(refused)
  expect(told).toHaveLength(3)
  for (const { message } of told) {
    expect(message).toContain(`There is no room left on the disk for ${join(dataFolder, 'athenaeum.db')}`)
    expect(message).not.toContain('rollback')
  }
  expect(await store.room()).toBe(0)
  await disk.clear()
  expect(await store.append({ table, from: 1, entries: [{}] })).toMatchObject({ outcome: 'appended' })
  expect(await store.createTable(newTable({ id: 'made later' }))).toBe(true)
  await store.close()
})

test('a disk without room for the migration says so, and all is as before; the same start with room succeeds', async context => {
  if (disk === undefined) return context.skip('no small disk can be mounted here')
  const dataFolder = join(disk.folder, 'first release')
  await mkdir(dataFolder)
  await copyFile(firstRelease, join(dataFolder, 'athenaeum.db'))
  for (const room of [0, 60_000, 200_000]) {
    await disk.fill(room)
    await expect(openStore({ dataFolder })).rejects.toThrow('There is no room left on the disk for')
    expect(await countedBelow(dataFolder)).toEqual({ version: '5', entries: 1037 })
  }
  await disk.clear()
  await (await openStore({ dataFolder })).close()
  expect(await countedBelow(dataFolder)).toEqual({ version: String(migrations.length), entries: 1037 })
})

/** What stands in a database at whatever version, looked at in a copy where there is room. */
async function countedBelow(dataFolder: string): Promise<{ version: string; entries: number }> {
  const copy = await mkdtemp(join(tmpdir(), 'athenaeum-below-'))
  await cp(dataFolder, copy, { recursive: true })
  const { db } = fileBelow(copy)
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema version')
    .executeTakeFirstOrThrow()
  const { entries } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  await rm(copy, { recursive: true })
  return { version: value, entries }
}
