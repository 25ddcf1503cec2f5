import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordSoFar } from '../../tables/record.ts'
import { type FirstReleaseTable, upToDate } from '../session/local/first-release.ts'
import { takeUp } from '../session/local/local-table.ts'
import { packedRecord, unpackedRecord } from './packed-record.ts'

/** Tables of all four games, as a browser kept them. */
const kept = JSON.parse(
  readFileSync('tests/fixtures/first-release-tables.json', 'utf8'),
) as readonly FirstReleaseTable[]

const recordOfKept = async (table: FirstReleaseTable | undefined) => {
  if (table === undefined) throw new Error('nothing was kept')
  const { pack: _, ...record } = recordSoFar((await takeUp(upToDate(table))).table)
  return record
}

test.each(kept)('the game of $id is whole in a link, which holds only signs of an address', async table => {
  const record = await recordOfKept(table)
  const packed = await packedRecord(record)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpackedRecord(packed ?? '')).toEqual(record)
})

test('a game with components of its own, or a far longer one than any, is not put into a link', async () => {
  const record = await recordOfKept(kept[0])
  expect(await packedRecord({ ...record, pack: { own: true } })).toBeUndefined()
  const answers = Array.from({ length: 20_000 }, (_, at) => ({ seat: at % 2, key: `answer:${Math.sin(at)}` }))
  expect(await packedRecord({ ...record, answers })).toBeUndefined()
})

test('a link that was cut, holds something else, or would unpack to very much is refused', async () => {
  const packed = (await packedRecord(await recordOfKept(kept[0]))) ?? ''
  await expect(unpackedRecord(packed.slice(0, packed.length / 2))).rejects.toThrow('copy all of it')
  await expect(unpackedRecord('%%%')).rejects.toThrow('copy all of it')
  const squeezed = async (text: string): Promise<string> => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
  }
  await expect(unpackedRecord(await squeezed('x'.repeat(5_000_000)))).rejects.toThrow('copy all of it')
  await expect(unpackedRecord(await squeezed('hello'))).rejects.toThrow()
})
