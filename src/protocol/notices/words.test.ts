import { expect, test } from 'vitest'
import type { Notice } from './notice.ts'
import { spanIn } from './spans.ts'
import { noticeText } from './words.ts'

const now = Date.parse('2026-11-18T20:00:00Z')
const hour = 3_600_000
const newton = { language: 'en', table: 't', game: 'Newton', question: 'Where does your scientist go?' } as const

const text = (notice: Notice) => noticeText(notice, now, 'Europe/Rome')

test('a turn says the game, the question, since when, and how long there is', () => {
  const turn: Notice = { ...newton, kind: 'turn', since: now - 20 * 60_000, until: now + 27 * hour }
  expect(text(turn)).toEqual({ title: 'Newton: Where does your scientist go?', body: 'Since 20:40, 1 d 3 h left.' })
  expect(text({ ...turn, since: now - 30 * hour }).body).toBe('Since Tuesday 15:00, 1 d 3 h left.')
  expect(text({ ...turn, by: 'Noor' }).body).toBe('Noor waits for you. Since 20:40, 1 d 3 h left.')
  expect(text({ ...turn, language: 'it' }).body).toBe('Da 20:40, restano 1 g 3 h.')
})

test('a clock that runs out says what comes then, and who decides', () => {
  const time: Notice = { ...newton, kind: 'time', until: now + 41 * 60_000, afterwards: 'bot-plays' }
  expect(text(time)).toEqual({
    title: 'Newton: 41 min left',
    body: 'Then a bot plays this one turn. Where does your scientist go?',
  })
  expect(text({ ...time, until: now - 1 }).title).toBe('Newton: the time is over')
})

test('an invitation and a word say who they are from', () => {
  expect(text({ ...newton, kind: 'invited', by: 'Marta', text: 'About a move a day.' })).toEqual({
    title: 'Marta invites you to Newton',
    body: 'About a move a day.',
  })
  expect(text({ ...newton, kind: 'chat', by: 'Noor', text: 'your turn!' })).toEqual({
    title: 'Newton: Noor writes',
    body: 'your turn!',
  })
})

test('spans have their two largest units', () => {
  const spans = [30_000, 59 * 60_000, 90 * 60_000, 7 * hour, 27 * hour, 48 * hour, 9 * 24 * hour + hour]
  expect(spans.map(span => spanIn('en', span))).toEqual([
    '1 min',
    '59 min',
    '1 h 30 min',
    '7 h',
    '1 d 3 h',
    '2 d',
    '9 d',
  ])
})
