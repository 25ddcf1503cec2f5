import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playerCounts, testRecordedGames } from '../../kernel/testing/recorded-games.ts'
import { almaMater } from './game.ts'
import { conserved } from './testing/conservation.ts'

describe('recorded games', () => {
  const records = testRecordedGames(almaMater, join(import.meta.dirname, 'fixtures'), { watch: conserved })

  it('cover every player count', () => {
    expect(playerCounts(records)).toEqual([2, 3, 4])
  })
})
