import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import { sourceAt, valuesIn } from '../../kernel/pack-sources.ts'
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

/** Read against the rulebooks' texts: these look as if a rulebook said them, and none does. */
const notInTheRulebook: Readonly<Record<string, readonly string[]>> = {
  newton: [],
  almamater: [
    'colors.0.hex',
    'professorCosts.mathematics.ducats',
    'professorCosts.medicine.groups.0',
    'researchCards.cards.5.levels.0.cost',
    'researchCards.cards.5.levels.0.blue',
  ],
  expo1906: ['projects.6.year', 'projects.6.shape', 'board.patentsOffice.rows.4.index'],
  inventions: [
    'chronosRival.path.3',
    'regions.items.3.number',
    'cards.items.0.chain',
    'eraMarkerSpaces.items.8.position',
  ],
}

test.each(gameIds)('%s says of no value that its rulebook has it where the rulebook has not', async id => {
  const [{ pack }, { field, sourceWords }] = await Promise.all([loadGame(id), loadPackDescription(id)])
  const fromRulebook = valuesIn(field, pack)
    .filter(({ path }) => sourceAt(pack, path, sourceWords) === 'rulebook')
    .map(({ path }) => path.join('.'))
  expect(fromRulebook.length).toBeGreaterThan(50)
  for (const way of notInTheRulebook[id] ?? [])
    expect(fromRulebook.filter(path => path === way || path.startsWith(`${way}.`))).toEqual([])
})
