import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import { valuesIn } from '../../kernel/pack-sources.ts'
import { allTogether, knownGroups, noticedFirst } from './known-values.ts'

test.each(gameIds)('every value of %s is counted once, by its source', async id => {
  const [{ pack }, description] = await Promise.all([loadGame(id), loadPackDescription(id)])
  const groups = knownGroups(description, pack)
  const together = Object.values(allTogether(groups)).reduce((sum, one) => sum + one, 0)
  expect(together).toBe(valuesIn(description.field, pack).length)
})

test('an owner notices first what is made up most, and of what', async () => {
  const [{ pack }, description] = await Promise.all([loadGame('inventions'), loadPackDescription('inventions')])
  const noticed = noticedFirst(knownGroups(description, pack))
  const numbers = noticed.map(({ counts }) => counts.reconstructed)
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
  const cards = noticed.find(({ key }) => key === 'cards.items')
  expect(cards?.reconstructed).toContain('chain')
  expect(cards?.reconstructed).not.toContain('name')
})
