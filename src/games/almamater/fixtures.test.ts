import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOver } from '../../kernel/play.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { scoreLines } from '../../kernel/testing/score-lines.ts'
import { almaMater } from './game.ts'
import { conserved } from './testing/conservation.ts'

const folder = join(import.meta.dirname, 'fixtures')

/** Recorded games, each with its final scores as remarks at its head. */
const files = readdirSync(folder).map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

describe('recorded games', () => {
  for (const { name, text } of files)
    it(`comes to the same scores again: ${name}`, () => {
      const { record, lines } = readRecord(text)
      const play = replay(almaMater, record, lines, conserved)
      expect(isOver(play)).toBe(true)
      const promised = text.split('\n').filter(line => line.startsWith('# '))
      expect(scoreLines(play).map(line => `# ${line}`)).toEqual(promised)
    })

  it('cover every player count', () => {
    const records = files.map(({ text }) => readRecord(text).record)
    expect(new Set(records.map(record => record.players))).toEqual(new Set([2, 3, 4]))
  })
})
