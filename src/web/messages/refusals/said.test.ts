import { expect, test } from 'vitest'
import { Refusal } from '../../../kernel/errors.ts'
import { serverRefusals } from '../../../protocol/refusals.ts'
import { TableRefusal, tableRefusals } from '../../../tables/refusal.ts'
import { RefusedByServer } from '../../session/remote/refused-by-server.ts'
import { loadMessages } from '../messages.ts'
import { refusals as italian } from './it.ts'
import { asSentence, saidFault, saidFaultHere, saidRefusal } from './said.ts'

const [en, it] = [await loadMessages('en'), await loadMessages('it')]

/** Anything that stands in any sentence; a detail that a sentence needs and this lacks shows as `undefined`. */
const details = {
  ...{ said: 'SAID', name: 'NAME', host: 'HOST', game: 'GAME', rule: 'RULE', origin: 'ORIGIN', table: 'TABLE' },
  ...{ level: 'LEVEL', levels: 'LEVELS', min: 2, max: 4, players: 7, most: 20, length: 99, count: 50, minutes: 3 },
  ...{ seat: 1, last: 3, many: 30, path: 'PATH', from: 0, to: 88, rating: 77, days: 30 },
}

type Say = (given: typeof details) => string
const english = Object.entries({ ...serverRefusals, ...tableRefusals }).map(
  ([why, { say }]) => [why, (say as Say)(details)] as const,
)

test('tables, server and engine never give two refusals the same name', () => {
  expect(english).toHaveLength(Object.keys(serverRefusals).length + Object.keys(tableRefusals).length)
  // The compiler sees to it that none is missing in Italian; the engine's are the rest, and are named by their codes.
  const engine = Object.keys(italian).filter(why => !english.some(([known]) => known === why))
  expect(engine).toEqual(expect.arrayContaining(['bad-components', 'not-asked', 'unknown-key']))
  expect(engine.length + english.length).toBe(Object.keys(italian).length)
})

test.each(english)('the refusal “%s” is said in Italian, with what it is about', (why, message) => {
  const said = saidRefusal({ message, reason: { why, ...details } }, it)
  expect(said).not.toBe(message)
  expect(said).not.toMatch(/undefined|\[object/)
  // Whom or what it is about is told in every language.
  for (const about of ['NAME', 'HOST', 'GAME', 'LEVELS', '99', '50'])
    if (message.includes(about)) expect(said).toContain(about)
  expect(saidRefusal({ message, reason: { why, ...details } }, en)).toBe(message)
})

test('what a newer server refuses, or an older one tells without its reason, is said as it was told', () => {
  for (const reason of [undefined, { why: 'of-the-next-release', most: 3 }, { why: 'toString' }, { why: '__proto__' }])
    for (const messages of [en, it])
      expect(saidRefusal({ message: 'not on Sundays', reason }, messages)).toBe('not on Sundays')
})

test('refusals of the server, of a table and of the engine come to the page in its language', () => {
  const told = { code: 'too-fast', message: 'too many', reason: { why: 'too-many-guesses', minutes: 1 } }
  expect(saidFault(new RefusedByServer(told), it)).toBe(
    'Troppe password provate: aspetta 1 minuto, o usa un browser in cui sei già entrato.',
  )
  expect(saidRefusal(new TableRefusal('not-host', { host: 'Ada' }), it)).toContain('solo Ada')
  expect(saidFaultHere(new Refusal('bad-components', 'masters[0].vp: at most 9'), it)).toMatch(
    /non va[\s\S]*masters\[0\]\.vp: at most 9/,
  )
  expect(saidFault(new TypeError('Failed to fetch'), it)).toBe(it.you.noServer)
  expect(asSentence('as it is?')).toBe('As it is?')
})
