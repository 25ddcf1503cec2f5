import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isOver } from '../../kernel/play.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { inventions } from './game.ts'
import { conserved } from './testing/conservation.ts'
import { scoreLines } from './testing/score-lines.ts'

const folder = new URL('fixtures/', import.meta.url)

/** Recorded games, with the scores they came to as remarks at their head. */
const games = readdirSync(folder).map(name => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

describe('recorded games of Inventions', () => {
  it.each(games)('$name comes to the same scores again', ({ text }) => {
    const { record, lines } = readRecord(text)
    const play = replay(inventions, record, lines, conserved)
    expect(isOver(play)).toBe(true)
    expect(scoreLines(play).map(line => `# ${line}`)).toEqual(text.split('\n').filter(line => line.startsWith('# ')))
  })

  it('have every player count, every level of Chronos and every verb but the rarest', () => {
    const records = games.map(({ text }) => readRecord(text).record)
    expect([...new Set(records.map(record => record.players))].sort()).toEqual([1, 2, 3, 4])
    const levels = records.filter(record => record.players === 1).map(record => record.options.level)
    expect(levels.sort()).toEqual(['easy', 'hard', 'normal'])
    const verbs = new Set(records.flatMap(record => record.answers.map(({ key }) => key.split(':')[0] ?? '')))
    const usual =
      'build call chain citizen confirm decline economy end-turn eureka exhaust exhaust-scholar gain go-on influence innovate invent nothing pillar position present progress recall refresh return scholars send settle share stop take travel wealth wild'
    expect(usual.split(' ').filter(verb => !verbs.has(verb))).toEqual([])
  })
})
