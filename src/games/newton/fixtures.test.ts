import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playerCounts, testRecordedGames, verbsIn } from '../../kernel/testing/recorded-games.ts'
import { newton } from './game.ts'
import { conserved } from './testing/conservation.ts'

describe('recorded games', () => {
  const records = testRecordedGames(newton, join(import.meta.dirname, 'fixtures'), { watch: conserved })

  it('cover every player count and nearly all that a player can do', () => {
    expect(playerCounts(records)).toEqual([1, 2, 3, 4])
    const seldom = ['replace', 'shelve-freely']
    const all =
      'copy cube discard draft end-turn enter keep master play push quick-increase quick-potion quick-student quick-turn-over remove-tiles shelve stop student take take-tile tile travel use village visit work'
    expect([...verbsIn(records)].filter(verb => !seldom.includes(verb)).sort()).toEqual(all.split(' '))
  })
})
