import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import type { Json } from '../../kernel/json.ts'
import { groupsOf } from '../../kernel/pack-groups.ts'
import { valueAt, valuesIn } from '../../kernel/pack-sources.ts'
import { withValue } from '../workshop/pack-edits.ts'
import { differencesIn } from './differences.ts'

test.each(gameIds)(
  'a component of %s that is missing differs in all it says, and those that moved up for it in nothing',
  async id => {
    const [{ pack }, { field }] = await Promise.all([loadGame(id), loadPackDescription(id)])
    const lists = groupsOf(field, pack).filter(({ entries: [first] }) => first?.id !== undefined)
    const listed = lists.filter(({ entries }) => entries.length > 2 && typeof entries[1]?.path.at(-1) === 'number')
    expect(listed.length).toBeGreaterThan(3)
    for (const { entries } of listed) {
      const gone = entries[1]
      if (gone === undefined) continue
      const without = withValue(pack, gone.path, undefined)
      const differences = differencesIn(field, pack, without)
      expect(new Set(differences.map(one => one.component.id))).toEqual(new Set([gone.id]))
      expect(differences.every(({ mine, isThere }) => mine === undefined && !isThere)).toBe(true)
      const places = valuesIn(gone.field, valueAt(pack, gone.path)).map(({ path }) => path.join('.'))
      expect(differences).toHaveLength(new Set(places).size)
      expect(
        differencesIn(field, without, pack).every(({ shipped, isThere }) => shipped === undefined && isThere),
      ).toBe(true)
    }
  },
)

test('a value that is changed differs, with the place where it stands now', async () => {
  const [{ pack }, { field }] = await Promise.all([loadGame('newton'), loadPackDescription('newton')])
  const [, second, ...others] = valueAt(pack, ['masters']) as readonly Json[]
  const changed = withValue(withValue(pack, ['masters'], [second ?? null, ...others]), ['masters', 0, 'vp'], 77)
  const [difference] = differencesIn(field, pack, changed).filter(({ isThere }) => isThere)
  expect(difference).toMatchObject({ path: ['masters', 0, 'vp'], mine: 77, isThere: true })
})
