import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from './open.ts'
import type { StoreUnavailable } from './port/errors.ts'
import { newTable } from './testing/new-table.ts'
import { type SmallDisk, smallDisk } from './testing/small-disk.ts'
import { aTable } from './testing/stores.ts'

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
