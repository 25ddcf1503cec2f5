import { expect, test } from 'vitest'
import { placeOf } from '../kernel/pack-size.ts'
import { sourceAt, valuesIn } from '../kernel/pack-sources.ts'
import { gameIds, loadGame } from './catalogue.ts'
import { loadPackDescription } from './pack-descriptions.ts'

test.each(gameIds)('every value of the shipped pack of %s says where it comes from', async id => {
  const [{ pack }, { field, sourceWords }] = await Promise.all([loadGame(id), loadPackDescription(id)])
  const values = valuesIn(field, pack)
  expect(values.length).toBeGreaterThan(1_000)
  const untold = values.filter(({ path }) => sourceAt(pack, path, sourceWords) === undefined)
  expect(untold.map(({ path }) => placeOf(path))).toEqual([])
})

test('a made-up value does not pass for a printed one because its row is printed', async () => {
  const [{ pack: inventions }, { pack: newton }] = await Promise.all([loadGame('inventions'), loadGame('newton')])
  expect(sourceAt(inventions, ['cards', 'items', 0, 'name'])).toBe('rulebook')
  expect(sourceAt(inventions, ['cards', 'items', 0, 'chain', 'chain'])).toBe('reconstructed')
  expect(sourceAt(inventions, ['regions', 'items', 0, 'influenceSpaces', 0])).toBe('reconstructed')
  expect(sourceAt(newton, ['tiles', 'income', 0, 'income', 'vp'])).toBe('rulebook')
  expect(sourceAt(newton, ['tiles', 'income', 0, 'count'])).toBe('reconstructed')
  const masters = (newton as { masters: { vpSource: string }[] }).masters
  const made = masters.findIndex(({ vpSource }) => vpSource === 'reconstructed')
  expect(sourceAt(newton, ['masters', made, 'vp'])).toBe('reconstructed')
  expect(sourceAt(newton, ['masters', made, 'name'])).toBe('rulebook')
})
