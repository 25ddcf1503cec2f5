import { expect, test } from 'vitest'
import { tableId } from '../../protocol/commands.ts'
import { newTableId, rematchIdOf } from './secrets.ts'

test('no id of a table begins as a flag does, and each is its own', () => {
  const made = Array.from({ length: 2_000 }, newTableId)
  const rematches = made.map(rematchIdOf)
  const ids = [...made, ...rematches]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => id.startsWith('-') || !tableId.safeParse(id).success)).toEqual([])
  expect(made.map(rematchIdOf)).toEqual(rematches)
})
