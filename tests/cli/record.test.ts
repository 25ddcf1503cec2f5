import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecord } from '../../src/kernel/record.ts'
import { athenaeumHere } from './athenaeum.ts'

const fixtures = join(import.meta.dirname, '..', '..', 'src', 'games', 'expo1906', 'fixtures')

let folder: string
let kept: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-record-'))
  kept = await readFile(join(fixtures, 'three.txt'), 'utf8')
})
afterEach(() => rm(folder, { recursive: true }))

const game = () => join(folder, 'game.txt')
const record = (...flags: readonly string[]) => athenaeumHere(['record', 'expo1906', '--folder', folder, ...flags])

describe('athenaeum record', () => {
  it('says that nothing differs where rules and values are those of the record, and prints the counts', async () => {
    await writeFile(game(), kept)
    const { code, out } = await record('--write')
    expect(code).toBe(0)
    expect(out).toContain('game.txt: the same\n  the same scores\n')
    expect(out).toMatch(/legal-tree\.test\.ts: 'expo1906\/game\.txt': \[19, 4, 1, /)
    expect(out).toContain('Nothing differs.')
    expect(await readFile(game(), 'utf8')).toBe(kept)
  })

  it('shows what differs, follows the answers while they are legal, and writes only when it is asked to', async () => {
    const { record: before } = readRecord(kept)
    const changed = kept
      .replace(/^rules \d+$/m, 'rules 0')
      .replace(/^components .*$/m, 'components 0123456789abcdef')
      .replace('play:laboratory place:gramophone:2-5:0', 'play:laboratory place:gramophone:9-9:0')
      .replace(/^# seat 0: \d+/m, '# seat 0: 99')
    await writeFile(game(), changed)
    const at = before.answers.findIndex(({ key }) => key === 'place:gramophone:2-5:0')

    const told = await record()
    expect(told.out).toContain('game.txt: differs\n  rules 0, now ')
    expect(told.out).toContain('  components 0123456789ab, now ')
    expect(told.out).toMatch(new RegExp(`answer ${at + 1} was "0: place:gramophone:9-9:0", now "0: place:gramophone:`))
    expect(told.out).toContain('  was seat 0: 99')
    expect(told.out).toContain('1 of the files differ: nothing was written')
    expect(await readFile(game(), 'utf8')).toBe(changed)

    const written = await record('--write')
    expect(written.out).toContain('1 of the files differ: written.')
    const { record: after } = readRecord(await readFile(game(), 'utf8'))
    expect({ ...after, answers: [] }).toEqual({ ...before, answers: [] })
    expect(after.answers.slice(0, at)).toEqual(before.answers.slice(0, at))
    const replayed = await athenaeumHere(['replay', game(), '--json'])
    expect(JSON.parse(replayed.out)).toMatchObject({ over: true, answers: after.answers.length })
    expect((await record()).out).toContain('Nothing differs.')
  })

  it('drops answers to what is not asked any more, and plays on where answers are missing', async () => {
    const { record: before } = readRecord(kept)
    await writeFile(
      game(),
      kept
        .replace('play:skyscraper confirm:turn', 'play:skyscraper stop confirm:turn')
        .replace(/\n\d: [^\n]*\n*$/, '\n'),
    )
    await record('--write')
    const { record: after } = readRecord(await readFile(game(), 'utf8'))
    const lost = kept.trimEnd().split('\n').at(-1)?.split(' ').length ?? 0
    const most = before.answers.length - lost
    expect(after.answers.slice(0, most)).toEqual(before.answers.slice(0, most))
    expect((await athenaeumHere(['replay', game()])).out).toContain('finished')
  })

  it('says where it looked in vain', async () => {
    const [empty, nowhere] = await Promise.all([
      record(),
      athenaeumHere(['record', 'expo1906', '--folder', join(folder, 'x')]),
    ])
    expect([empty.code, nowhere.code]).toEqual([1, 1])
    expect(empty.err).toContain('has no recorded games')
    expect(nowhere.err).toContain('cannot be read')
  })
})
