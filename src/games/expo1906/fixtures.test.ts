import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playerCounts, testRecordedGames, verbsIn } from '../../kernel/testing/recorded-games.ts'
import { expo1906 } from './game.ts'
import { conserved } from './testing/conservation.ts'

describe('recorded games', () => {
  const records = testRecordedGames(expo1906, join(import.meta.dirname, 'fixtures'), { watch: conserved })

  it('cover every player count and all that a player can do', () => {
    expect(playerCounts(records)).toEqual([1, 2, 3, 4])
    const all = 'advance buy chit confirm enter jump jury money move pass place play remove stop'
    expect([...verbsIn(records)].sort()).toEqual(all.split(' '))
  })
})
