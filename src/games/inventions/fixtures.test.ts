import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playerCounts, testRecordedGames, verbsIn } from '../../kernel/testing/recorded-games.ts'
import { inventions } from './game.ts'
import { conserved } from './testing/conservation.ts'
import { scoreLines } from './testing/score-lines.ts'

describe('recorded games', () => {
  const records = testRecordedGames(inventions, join(import.meta.dirname, 'fixtures'), {
    watch: conserved,
    scores: scoreLines,
  })

  it('have every player count, every level of Chronos and every verb but the rarest', () => {
    expect(playerCounts(records)).toEqual([1, 2, 3, 4])
    const levels = records.filter(record => record.players === 1).map(record => record.options.level)
    expect(levels.sort()).toEqual(['easy', 'hard', 'normal'])
    const verbs = verbsIn(records)
    const usual =
      'build call chain citizen confirm decline economy end-turn eureka exhaust exhaust-scholar gain go-on influence innovate invent nothing pillar position present progress recall refresh return scholars send settle share stop take travel wealth wild'
    expect(usual.split(' ').filter(verb => !verbs.has(verb))).toEqual([])
  })
})
