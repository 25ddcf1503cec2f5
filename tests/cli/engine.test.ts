import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newton } from '../../src/games/newton/game.ts'
import { checkRecord } from '../../src/kernel/record.ts'
import { replay } from '../../src/kernel/replay.ts'
import { athenaeum, finished } from './athenaeum.ts'

const bin = join(import.meta.dirname, '..', '..', 'bin', 'athenaeum.mjs')

interface Reply {
  readonly error?: { readonly code: string; readonly message: string }
  readonly questions?: readonly { readonly seat: number; readonly rule: string; readonly options: readonly string[] }[]
  readonly state?: unknown
  readonly view?: { readonly players: readonly { readonly masters: readonly string[] }[] }
  readonly record?: unknown
  readonly number?: number
  readonly key?: string
}

async function engine(...requests: readonly (string | object)[]): Promise<readonly Reply[]> {
  const lines = requests.map(one => (typeof one === 'string' ? one : JSON.stringify(one)))
  const { out, code } = await athenaeum(['engine'], `${lines.join('\n')}\n`)
  expect(code).toBe(0)
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Reply)
}

const begin = { do: 'new', game: 'newton', players: 2, seed: '1', options: { masterDraft: false } }

describe('athenaeum engine', () => {
  it('is played through a whole game by a bot in another language, whose record replays to the same scores', async () => {
    const child = spawn('python3', [join(import.meta.dirname, 'bot.py'), process.execPath, bin, 'newton', '3', 'abc'])
    const { code, out, err } = await finished(child)
    expect(err).toBe('')
    expect(code).toBe(0)
    const found = JSON.parse(out) as { answers: number; over: boolean; totals: number[]; record: unknown }
    expect(found.over).toBe(true)
    const record = checkRecord(found.record)
    expect(record.answers).toHaveLength(found.answers)
    const again = newton.scores(replay(newton, record))
    expect(again.map(score => score.total)).toEqual(found.totals)
  })

  it('answers each bad line with an error that names it, goes on, and leaves the game untouched', async () => {
    const bad: readonly (readonly [string | object, string, RegExp])[] = [
      ['{"do":', 'bad-json', /not JSON/],
      [`{"do":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'bad-json', /nested more than/],
      [{ do: 'dance' }, 'bad-request', /new, questions, answer/],
      [{ do: 'new', game: 'chess', players: 2 }, 'unknown-game', /there are: newton/],
      ...['__proto__', 'constructor', 'toString'].map(
        game => [{ do: 'new', game, players: 2 }, 'unknown-game', /there are: newton/] as const,
      ),
      [{ do: 'new', game: 'newton' }, 'bad-request', /^players: missing: a number$/],
      [{ do: 'new', game: 'newton', players: 2.5 }, 'bad-request', /^players: a whole number, not 2.5$/],
      [{ do: 'choose', view: null, seat: 0, level: 'novice' }, 'bad-request', /^view: a group of fields, not null$/],
      [[1, 2], 'bad-request', /^the request: a group of fields, not a list$/],
      [{ do: 'load', state: {} }, 'bad-state', /^game: missing: a text$/],
      [{ do: 'load', state: { ...begin, rulesVersion: 2, components: '__proto__' } }, 'bad-state', /hashes differ/],
      [{ do: 'new', game: 'newton', players: 7 }, 'wrong-player-count', /1 to 4 players, not 7/],
      [{ do: 'new', game: 'newton', players: 2, options: { draft: 1 } }, 'bad-options', /masterDraft/],
      [{ do: 'answer', seat: 5, key: 'end-turn' }, 'bad-seat', /0 to 1/],
      [{ do: 'answer', key: 'end-turn' }, 'bad-request', /seat/],
      [{ do: 'view', seat: 9 }, 'bad-seat', /no seat 9/],
      [{ do: 'undo' }, 'cannot-undo', /0 answers/],
      [{ do: 'load' }, 'bad-request', /"record" or a "state"/],
      [{ do: 'load', state: { game: 'newton', rulesVersion: 99 } }, 'unknown-edition', /version 99/],
    ]
    const replies = await engine(begin, { do: 'state' }, ...bad.map(([line]) => line), { do: 'state' })
    bad.forEach(([line, code, message], at) => {
      const { error } = replies[at + 2] ?? {}
      expect(error?.code, JSON.stringify(line)).toBe(code)
      expect(error?.message).toMatch(message)
    })
    expect(replies[replies.length - 1]?.state).toEqual(replies[1]?.state)
  })

  it('ends without a word when nobody reads any more', async () => {
    const child = spawn(process.execPath, [bin, 'engine'])
    child.stdout.destroy()
    child.stdin.write(`${JSON.stringify(begin)}\n`)
    expect(await finished(child)).toMatchObject({ code: 0, err: '' })
  })

  it('refuses an unknown key, another seat’s answer and a stale question, and says what would be right', async () => {
    const [opened] = await engine(begin)
    const asked = opened?.questions?.[0]
    if (asked === undefined) throw new Error('nothing is asked')
    const key = asked.options[0] ?? ''
    const [, before, unknown, other, stale, after] = await engine(
      begin,
      { do: 'state' },
      { do: 'answer', seat: asked.seat, key: 'travel:atlantis' },
      { do: 'answer', seat: 1 - asked.seat, key },
      { do: 'answer', seat: asked.seat, key, number: 3 },
      { do: 'state' },
    )
    expect(unknown?.error?.code).toBe('unknown-key')
    expect(unknown?.error?.message).toContain(key)
    expect(other?.error?.code).toBe('not-asked')
    expect(other?.error?.message).toContain(`asked: seat ${asked.seat}`)
    expect(stale?.error?.message).toContain('stale')
    expect(after?.state).toEqual(before?.state)
  })

  it('takes back answers exactly, loads a state and a record, and shows a seat only its own Masters', async () => {
    const [opened] = await engine(begin)
    const asked = opened?.questions?.[0]
    if (asked === undefined) throw new Error('nothing is asked')
    const give = { do: 'answer', seat: asked.seat, key: asked.options[0] ?? '' }
    const [, before, , , undone, , played, seen, record, text] = await engine(
      begin,
      { do: 'state' },
      give,
      { do: 'undo' },
      { do: 'state' },
      give,
      { do: 'state' },
      { do: 'view', seat: 0 },
      { do: 'record' },
      { do: 'record', text: true },
    )
    expect(undone?.state).toEqual(before?.state)
    expect(seen?.view?.players[0]?.masters).not.toContain('?')
    expect(seen?.view?.players[1]?.masters).toEqual(['?', '?', '?', '?'])
    const [, fromState, , fromRecord, , fromText] = await engine(
      { do: 'load', state: played?.state },
      { do: 'state' },
      { do: 'load', record: record?.record },
      { do: 'state' },
      { do: 'load', record: text?.record },
      { do: 'state' },
    )
    expect(fromState?.state).toEqual(played?.state)
    expect(fromRecord?.state).toEqual(played?.state)
    expect(fromText?.state).toEqual(played?.state)
  })

  it('chooses for a seat from its view alone, so that it can play as well as referee', async () => {
    const [begun, seen] = await engine(begin, { do: 'view', seat: 0 }, { do: 'view', seat: 1 })
    const asked = begun?.questions?.[0]
    const [, , other] = await engine(begin, { do: 'view', seat: 0 }, { do: 'view', seat: 1 })
    const view = asked?.seat === 0 ? seen?.view : other?.view
    const choice = { do: 'choose', view, seat: asked?.seat, level: 'pupil' }
    const [chosen, again, wrong, odd] = await engine(
      choice,
      choice,
      { ...choice, seat: 1 - (asked?.seat ?? 0) },
      { ...choice, view: { game: 'newton' } },
    )
    expect(asked?.options).toContain(chosen?.key)
    expect(again).toEqual(chosen)
    expect(wrong?.error?.code).toBe('not-asked')
    expect(odd?.error?.message).toMatch(/version|rules|components|edition/i)
  })
})
