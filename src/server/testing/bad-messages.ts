import { randomBytes } from 'node:crypto'
import { HALF_TEXT, MORE, PING, PONG, rawFrame } from './raw.ts'

export const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T

/** Below the limit of one message, so that it is read. */
const WIDE = 1_500

/** JSON that is very deep, very wide, or of odd texts, as text: some of it no value could hold. */
const oddJson: readonly (() => string)[] = [
  () => '['.repeat(WIDE) + ']'.repeat(WIDE),
  () => `${'{"a":'.repeat(WIDE)}1${'}'.repeat(WIDE)}`,
  () => `[${Array(WIDE).fill('{}').join()}]`,
  () => `{${Array.from({ length: WIDE }, (_, at) => `"k${at}":0`).join()}}`,
  () => '"\\u0000"',
  () => '"\\ud83d"',
  () => '{"__proto__":{"a":1}}',
  () => '1e999',
]

/** Stands for JSON that is put in afterwards. */
const HOLE = 'put-odd-json-here'

/** Something that is not what a client should send, or not from whom it should come. */
export function badMessage(table: string): string | Buffer {
  const odd: unknown[] = [null, -1, 1e99, 0.5, '', '?', 'x'.repeat(300), [], {}, [[[]]], true, '__proto__', '\u0000', 7]
  odd.push(HOLE)
  const id = any(['f1', 'f2', `f${Math.random()}`, ...odd])
  const kinds = [
    'answer',
    'undo',
    'redo',
    'restart-turn',
    'consent',
    'note',
    'pause',
    'resign',
    'leave',
    'order',
    'say',
    'remark',
  ]
  const arrangement = { visibility: 'public', options: { a: any(odd) }, pack: any(odd), title: any(odd) }
  const command = {
    kind: any([...kinds, 'start', 'open-seat', 'seat-bot', 'arrange', 'rematch', 'fly', ...odd]),
    seat: any([0, 1, 2, 3, 99, ...odd]),
    key: any(['gather:shells', 'confirm:turn', 'draw:bag', 'throw:quartz', ...odd]),
    ...any([{}, { level: 'random' }, { agrees: true }, { text: any(odd) }, { asked: any(odd) }, { order: any(odd) }]),
  }
  const whole = any<unknown>([
    { type: 'command', id, table, command },
    { type: 'command', id, table, command: { kind: 'arrange', players: any([2, ...odd]), arrangement } },
    { type: 'command', id, table: any(['nowhere', '../..', ...odd]), command },
    { type: 'subscribe', id, table, as: any([0, 1, 2, 5, 'host', ...odd]), since: any([0, 10 ** 9, ...odd]) },
    { type: 'subscribe', id, table, as: 0, link: any(['seat_guessed-secret', ...odd]) },
    { type: any(['unsubscribe', 'ping', 'welcome', ...odd]), id, table },
    any(odd),
  ])
  const text = (JSON.stringify(whole) ?? '').replaceAll(`"${HOLE}"`, () => any(oddJson)())
  return any<() => string | Buffer>([
    () => text,
    () => text,
    () => text,
    () => text.slice(0, Math.floor(Math.random() * text.length)),
    () => text.replace(/[a-z]/g, letter => (Math.random() < 0.1 ? '\u{1F4A5}' : letter)),
    () => randomBytes(Math.floor(Math.random() * 200)),
  ])()
}

/** Frames that no client needs to send so many of, and how many they are. */
export function badFrames(): { readonly bytes: Buffer; readonly count: number } {
  const count = 500
  const kind = any(['pings', 'pongs', 'halves', 'garbage'] as const)
  const one = {
    pings: rawFrame(PING, randomBytes(Math.floor(Math.random() * 125))),
    pongs: rawFrame(PONG, randomBytes(10)),
    halves: rawFrame(MORE, Buffer.alloc(Math.floor(Math.random() * 20), 32)),
    garbage: randomBytes(16),
  }[kind]
  const first = kind === 'halves' ? [rawFrame(HALF_TEXT, Buffer.from('{'))] : []
  return { bytes: Buffer.concat([...first, ...Array<Buffer>(count).fill(one)]), count }
}
