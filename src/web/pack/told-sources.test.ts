import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import { fieldAt } from '../../kernel/pack-faults.ts'
import { leastSure, sourceAt, valueAt, valuesIn } from '../../kernel/pack-sources.ts'
import { describedIn } from '../browse/component-list.ts'
import { toldSources } from './told-sources.ts'

test.each(gameIds)(
  'every component of %s says where it comes from, part by part, and claims for none more than for its least sure value',
  async id => {
    const [game, description] = await Promise.all([loadGame(id), loadPackDescription(id)])
    const { field, sourceWords } = description
    const described = describedIn(game, 'en')
    expect(described.length).toBeGreaterThan(100)
    for (const {
      entry: { path, id: name },
    } of described) {
      const told = toldSources(description, game.pack, path)
      expect(told.length, name).toBeGreaterThan(0)
      const own = fieldAt(field, game.pack, path)
      const values = own === undefined ? [] : valuesIn(own, valueAt(game.pack, path), path)
      const parts = new Set(values.flatMap(one => one.path[path.length] ?? []).map(String))
      expect(new Set(told.flatMap(one => one.parts)), name).toEqual(parts)
      for (const { source, parts: shown } of told)
        for (const part of shown) {
          const within = values.filter(one => String(one.path[path.length]) === part)
          expect(source, `${name} ${part}`).toBe(
            leastSure(within.flatMap(one => sourceAt(game.pack, one.path, sourceWords) ?? [])),
          )
        }
    }
  },
)
