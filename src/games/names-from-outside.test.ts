import { expect, test } from 'vitest'
import { Refusal } from '../kernel/errors.ts'
import { gameIds, loadGame } from './catalogue.ts'
import { isKept, loadEdition } from './editions.ts'
import { beginnersOptions } from './first-game.ts'
import { loadPackDescription } from './pack-descriptions.ts'

/** What every object has, and what is not asked for by anybody who means a game. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), '', ' newton', 'NEWTON', '../newton']

test.each(inherited)('there is no game "%s", nor anything else by that name', async name => {
  await expect(loadGame(name)).rejects.toBeInstanceOf(Refusal)
  await expect(loadEdition({ game: name, rulesVersion: 1 })).rejects.toBeInstanceOf(Refusal)
  await expect(loadPackDescription(name)).rejects.toBeInstanceOf(Refusal)
  expect(beginnersOptions(name)).toEqual({})
  for (const game of gameIds) {
    expect(isKept(game, name)).toBe(false)
    const { rulesVersion, pack } = await loadGame(game)
    expect((await loadEdition({ game, rulesVersion, components: name })).pack).toBe(pack)
  }
})
