import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { newton } from '../../src/games/newton/game.ts'
import { chanceFromSeed, nextBelow } from '../../src/kernel/chance.ts'
import { answerAndRemember, answersOf, historyOf } from '../../src/kernel/history.ts'
import { begin, isOver } from '../../src/kernel/play.ts'
import { type GameRecord, recordOf, writeRecord } from '../../src/kernel/record.ts'
import { athenaeum, athenaeumHere, finished } from './athenaeum.ts'

const bin = join(import.meta.dirname, '..', '..', 'bin', 'athenaeum.mjs')

let folder = ''
let record: GameRecord
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-'))
  record = randomRecord()
})

function randomRecord(): GameRecord {
  const history = historyOf(begin(newton, { players: 2, seed: 'cli' }))
  const chance = chanceFromSeed('answers')
  while (!isOver(history.play)) {
    const [question] = history.play.open
    if (question === undefined) break
    answerAndRemember(history, question.seat, question.options[nextBelow(chance, question.options.length)]?.key ?? '')
  }
  return recordOf(newton, history.play.state, { seed: 'cli', names: ['Ada', 'Blaise'] }, answersOf(history))
}

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

describe('athenaeum', () => {
  it('lists its commands, and names them when one is unknown', async () => {
    expect((await athenaeum(['help'])).out).toContain('athenaeum simulate GAME')
    const unknown = await athenaeum(['conquer'])
    expect(unknown.code).toBe(2)
    expect(unknown.err).toContain(
      'play, simulate, ladder, match, serve, backup, table, ratings, reports, replay, record, rules, engine, components',
    )
    expect((await athenaeumHere(['constructor'])).err).toContain('there is no command "constructor"')
  })

  it('says how a command is called when it is asked for help', async () => {
    const asked = await athenaeumHere(['ladder', '--help'])
    expect(asked.code).toBe(0)
    expect(asked.out).toMatch(/^athenaeum ladder GAME --players N --levels a,b/)
  })

  it('simulates the same games from the same seed, with exactly the keys that are promised', async () => {
    const run = () =>
      athenaeum(['simulate', 'newton', '--players', '4', '--games', '10', '--seed', '7', '--bots', 'random', '--json'])
    const [first, second] = (await Promise.all([run(), run()])).map(
      ({ out }) => JSON.parse(out) as Record<string, unknown>,
    )
    expect(Object.keys(first ?? {})).toEqual([
      'game',
      'players',
      'games',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'scores',
      'wins',
      'meanDecisions',
    ])
    const timeless = ({ seconds: _s, decisionsPerSecond: _d, ...rest }: Record<string, unknown>) => rest
    expect(timeless(first ?? {})).toEqual(timeless(second ?? {}))
    expect(first?.scores).toHaveLength(4)
    expect(((first?.wins ?? []) as number[]).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })

  it('reports how seats and components fare, as a page of Markdown', async () => {
    const { out, code } = await athenaeumHere(['simulate', 'newton', '--games', '3', '--bots', 'random', '--report'])
    expect(code).toBe(0)
    expect(out).toContain('# Balance of newton: 3 games of 2 bots (random)')
    expect(out).toMatch(/\| turn 2 \| 3 \|/)
  })

  it('simulates and reports with a component pack from a file, and refuses one with a fault by its place', async () => {
    const shipped = join(import.meta.dirname, '..', '..', 'src', 'games', 'newton', 'components.json')
    const pack = JSON.parse(await readFile(shipped, 'utf8')) as {
      actionCards: { effects: { gain?: { vp?: number } }[] }[]
      map: { routes: { a: string }[] }
    }
    for (const { gain } of pack.actionCards.flatMap(card => card.effects)) if (gain?.vp !== undefined) gain.vp += 100
    const generous = await file('generous.json', JSON.stringify(pack))
    const [route] = pack.map.routes
    if (route !== undefined) route.a = 'atlantis'
    const wrong = await file('wrong-pack.json', JSON.stringify(pack))
    const simulated = ['simulate', 'newton', '--games', '4', '--seed', '7', '--bots']
    const [plain, random, novice, report, refused] = await Promise.all([
      athenaeumHere([...simulated, 'random', '--json']),
      athenaeumHere([...simulated, 'random', '--json', '--pack', generous]),
      athenaeumHere([...simulated, 'novice', '--json', '--pack', generous]),
      athenaeumHere([...simulated, 'random', '--report', '--pack', generous]),
      athenaeumHere([...simulated, 'random', '--pack', wrong]),
    ])
    const best = ({ out }: { out: string }): number =>
      Math.max(...(JSON.parse(out) as { scores: { max: number }[] }).scores.map(({ max }) => max))
    expect(best(plain)).toBeLessThan(100)
    expect(best(random)).toBeGreaterThan(100)
    expect(best(novice)).toBeGreaterThan(300)
    expect(report.out).toContain('# Balance of newton: 4 games')
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('map.routes[0].a: there is no place "atlantis"')
  })

  it('refuses a player count, a level and a flag that do not exist', async () => {
    expect((await athenaeumHere(['simulate', 'newton', '--players', '9'])).err).toContain('for 1 to 4 players, not 9')
    expect((await athenaeumHere(['simulate', 'newton', '--bots', 'einstein'])).err).toContain('random')
    expect((await athenaeumHere(['simulate', 'newton', '--speed', '3'])).err).toContain('--players')
    expect((await athenaeumHere(['simulate', 'chess'])).err).toContain('there is no game "chess"')
  })

  it('replays a record from lines and from JSON, with the reasons of all points', async () => {
    const lines = await file('game.txt', writeRecord(record))
    const json = await file('game.json', JSON.stringify(record, undefined, 1))
    const [told, found] = await Promise.all([athenaeum(['replay', lines]), athenaeumHere(['replay', json, '--json'])])
    expect(told.code).toBe(0)
    expect(told.out).toContain('Ada: ')
    const { scores, over } = JSON.parse(found.out) as {
      over: boolean
      scores: { total: number; reasons: { points: number }[] }[]
    }
    expect(over).toBe(true)
    for (const { total, reasons } of scores) {
      expect(reasons.reduce((sum, one) => sum + one.points, 0)).toBe(total)
      expect(told.out).toContain(`: ${total}`)
    }
  })

  it('E-12.14, E-14.12: says what broke a tie, and whether a solo game reached its target', async () => {
    const fixtures = join(import.meta.dirname, '..', '..', 'src', 'games', 'expo1906', 'fixtures')
    const [tied, places, solo] = await Promise.all([
      athenaeumHere(['replay', join(fixtures, 'three-random.txt')]),
      athenaeumHere(['replay', join(fixtures, 'three-random.txt'), '--json']),
      athenaeumHere(['replay', join(fixtures, 'solo.txt')]),
    ])
    expect(tied.out.split('\n').slice(1, 4)).toEqual([
      '1. seat 2: 0 (wins; equal points: more money)',
      '2. seat 1: 0 (equal points: more money)',
      '3. seat 0: 0 (equal points: more money)',
    ])
    expect(JSON.parse(places.out).places).toEqual(
      [2, 1, 0].map((seat, at) => ({ seat, place: at + 1, decidedBy: 'money' })),
    )
    expect(solo.out).toContain('seat 0: 0 (target not reached: more than 30 VP)')
  })

  it('names the line of an illegal answer, of a broken heading and of a missing file, with exit code 1', async () => {
    const text = writeRecord(record)
    const line = text.split('\n').findIndex(one => /^\d+: /.test(one)) + 1
    const illegal = text.replace(/^(\d+): \S+/m, '$1: travel:atlantis')
    const [bad, broken, missing] = await Promise.all([
      athenaeum(['replay', await file('illegal.txt', illegal)]),
      athenaeumHere(['replay', await file('broken.txt', text.replace(/^players .*$/m, 'players many'))]),
      athenaeumHere(['replay', join(folder, 'nothing.txt')]),
    ])
    expect([bad.code, broken.code, missing.code]).toEqual([1, 1, 1])
    expect(bad.err).toContain(`line ${line}: `)
    expect(bad.err).toContain('travel:atlantis')
    expect(broken.err).toContain('"many" is not a whole number')
    expect(missing.err).toContain('cannot be read')
  })

  it('checks component packs: a sound one passes, a wrong reference is located', async () => {
    const shipped = join(import.meta.dirname, '..', '..', 'src', 'games', 'newton', 'components.json')
    const wrong = JSON.parse(await readFile(shipped, 'utf8')) as { map: { routes: { a: string }[] } }
    const [route] = wrong.map.routes
    if (route !== undefined) route.a = 'atlantis'
    const [sound, unsound, unread, endless] = await Promise.all([
      athenaeumHere(['components', 'newton', '--check', shipped]),
      athenaeumHere(['components', 'newton', '--check', await file('wrong.json', JSON.stringify(wrong))]),
      athenaeumHere(['components', 'newton', '--check', await file('no.json', '{')]),
      athenaeumHere([
        'components',
        'newton',
        '--check',
        await file('deep.json', '['.repeat(9_000) + ']'.repeat(9_000)),
      ]),
    ])
    expect(sound.code).toBe(0)
    expect(sound.out).toContain('the same as the one shipped')
    expect(unsound.code).toBe(1)
    expect(unsound.err).toContain('map.routes[0].a: there is no place "atlantis"')
    expect(unread.err).toContain('is not JSON')
    expect(endless.err).toContain('nested more than')
  })

  it('plays a whole game from lines that come together', async () => {
    const { out, code } = await athenaeum(['play', 'newton', '--players', '1', '--seed', '3'], '1\n'.repeat(400))
    expect(code).toBe(0)
    expect(out).toMatch(/Final scores\nPlayer: \d+/)
  })

  it('plays in a real terminal: shows the board and a question, takes answers, takes one back, and quits', async () => {
    const program = [process.execPath, bin, 'play', 'newton', '--players', '1', '--seed', '3']
    const typed = '1,1,1,1,1,u,nonsense,q'
    const child = spawn('python3', [join(import.meta.dirname, 'terminal.py'), '> ', typed, ...program])
    const { out, code } = await finished(child)
    expect(code).toBe(0)
    expect(out).toContain('Newton · ')
    expect(out).toContain('a number answers')
    expect(out).toContain('"nonsense" is no answer here')
    expect(out).not.toContain('undefined')
  })
})

describe('athenaeum serve', () => {
  it('serves the games on the port given, tells its host once of pages that it refuses, keeps its data in the folder given, and ends when told to', async () => {
    const data = join(folder, 'served')
    const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data])
    const ended = finished(child)
    const url = await new Promise<string>(resolve => {
      child.stdout.on('data', chunk => {
        const found = /Athenaeum is at (\S+)/.exec(String(chunk))
        if (found?.[1] !== undefined) resolve(found[1])
      })
    })
    const games = (await (await fetch(`${url}/api/games`)).json()) as unknown
    expect(JSON.stringify(games)).toContain('newton')
    const headers = { origin: 'https://games.example.org', 'content-type': 'application/json' }
    for (let page = 0; page < 3; page++)
      expect((await fetch(`${url}/api/session`, { method: 'POST', headers, body: '{"name":"Ada"}' })).status).toBe(403)
    child.kill('SIGTERM')
    const { code, out } = await ended
    expect(code).toBe(0)
    const told = out.split('\n').filter(line => line.includes('bad-origin'))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0] ?? '')).toMatchObject({
      origin: 'https://games.example.org',
      own: url,
      msg: expect.stringContaining('PUBLIC_URL'),
    })
    expect(await readdir(data)).toContain('athenaeum.db')
  })

  it('refuses a database that cannot be reached in one line', async () => {
    const { code, err } = await athenaeum(['serve', '--port', '0', '--database-url', 'mysql://nowhere'])
    expect(code).toBe(2)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
