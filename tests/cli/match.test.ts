import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { athenaeum, athenaeumHere } from './athenaeum.ts'

const checkout = join(import.meta.dirname, '..', '..')

describe('athenaeum match', () => {
  it('stops as soon as it is known who is better', async () => {
    const { code, out } = await athenaeumHere(['match', 'almamater', 'novice', 'random', '--most', '40'])
    expect(code).toBe(0)
    expect(out).toMatch(/^novice against random: wins \d+\.\d % \[.*\] of \d+ games/)
    expect(out).toContain('novice is better by as much as was asked')
  })

  it('plays files with a skill, and another checkout that answers line by line, as the level itself would', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'athenaeum-match-')), 'skill.json')
    await writeFile(file, '{"faults": 2}')
    const match = (one: string) =>
      athenaeum(['match', 'almamater', one, file, '--most', '1', '--seed', 'same', '--json'])
    const [here, there] = [await match('novice'), await match(`${checkout}@novice`)]
    expect(here.err).toBe('')
    expect(JSON.parse(here.out)).toEqual(JSON.parse(there.out))
  })

  it('plays a program in another language, which is told all that it may answer', async () => {
    const player = `run:python3 ${join(checkout, 'tests', 'cli', 'player.py')}`
    const { code, out, err } = await athenaeum(['match', 'expo1906', player, 'random', '--most', '1', '--json'])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ deals: 1, games: 2 })
  })

  it('says what a player can be, and when one does not answer', async () => {
    const unknown = await athenaeumHere(['match', 'almamater', 'genius', 'novice'])
    expect(unknown.code).toBe(2)
    expect(unknown.err).toMatch(/"genius" is no player: a level \(random, newcomer, novice/)
    const gone = await athenaeumHere(['match', 'almamater', 'run:exit 3', 'novice'])
    expect(gone.err).toContain('athenaeum: run:exit 3 ended with code 3 before it answered')
    const wrong = await athenaeumHere(['match', 'almamater', 'run:cat', 'novice'])
    expect(wrong.err.length).toBeLessThan(500)
    const words = await athenaeumHere(['match', 'almamater', 'run:echo I pass', 'novice'])
    expect(words.err).toMatch(/^athenaeum: run:echo I pass answers I pass; a line such as \{"key":"[^"]+"\} is wanted/)
  })
})
