import { expect, test } from 'vitest'
import { newSession, personChange } from './rest.ts'

const isTakable = (name: string): boolean => newSession.safeParse({ name }).success

test.each([
  'Ada',
  'José 3',
  'Ольга',
  'Νίκος',
  'أحمد',
  'さとう Ken',
  '김 Lee',
  'O’Neil',
  '🎲',
  '❤️',
  '42',
  'Việt',
  'नेहा',
])('a guest can be called %s', name => {
  expect(isTakable(name)).toBe(true)
})

test.each([
  ['blank Braille', '\u2800\u2800'],
  ['Hangul fillers', '\u3164'],
  ['a filler inside', 'Ada\u115F'],
  ['a joiner of graphemes', 'A\u034Fda'],
  ['a soft hyphen', 'A\u00ADda'],
  ['an empty note', '\u{1D159}'],
  ['dots alone', '...'],
  ['an accent alone', '\u0301'],
  ['a heap of accents', 'A\u0301\u0302\u0303\u0304\u0305'],
  ['Cyrillic among Latin', 'Аda'],
  ['Greek among Latin', 'Αda'],
  ['what is too long when it is spelled out', 'ﷺ'.repeat(40)],
  ['half a pair', 'A\uD800'],
  ['a line break', 'A\nB'],
])('a name with %s is refused, with words that say why', (_, name) => {
  for (const read of [newSession.safeParse({ name }), personChange.safeParse({ name })]) {
    expect(read.success).toBe(false)
    expect(read.error?.issues[0]?.message).toMatch(/a name/)
  }
})

test('who took an odd name before such names were refused can still sign in by it', () => {
  expect(newSession.safeParse({ name: '...', password: 'long enough' }).success).toBe(true)
})
