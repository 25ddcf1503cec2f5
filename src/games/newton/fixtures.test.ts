import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOver } from '../../kernel/play.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { scoreLines } from '../../kernel/testing/score-lines.ts'
import { newton } from './game.ts'
import { conserved } from './testing/conservation.ts'

const folder = join(import.meta.dirname, 'fixtures')

/** Recorded games, each with its final scores as remarks at its head. */
const files = readdirSync(folder).map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

describe('recorded games', () => {
  for (const { name, text } of files)
    it(`comes to the same scores again: ${name}`, () => {
      const { record, lines } = readRecord(text)
      const play = replay(newton, record, lines, conserved)
      expect(isOver(play)).toBe(true)
      const promised = text.split('\n').filter(line => line.startsWith('# '))
      expect(scoreLines(play).map(line => `# ${line}`)).toEqual(promised)
    })

  it('cover every player count and nearly all that a player can do', () => {
    const records = files.map(({ text }) => readRecord(text).record)
    expect(new Set(records.map(record => record.players))).toEqual(new Set([1, 2, 3, 4]))
    const verbs = new Set(records.flatMap(record => record.answers.map(({ key }) => key.split(':')[0])))
    const seldom = ['replace', 'shelve-freely']
    const all =
      'copy cube discard draft end-turn enter keep master play push quick-increase quick-potion quick-student quick-turn-over remove-tiles shelve stop student take take-tile tile travel use village visit work'
    expect([...verbs].filter(verb => !seldom.includes(verb ?? '')).sort()).toEqual(all.split(' '))
  })
})
