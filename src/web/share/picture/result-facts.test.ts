import { describe, expect, test } from 'vitest'
import { loadGame } from '../../../games/catalogue.ts'
import { withWinners } from '../../../kernel/ranking.ts'
import { loadMessages } from '../../messages/messages.ts'
import { seatColors } from '../../plates/seats.ts'
import { cutTo } from './draw-result.ts'
import { inWords, resultFacts } from './result-facts.ts'

const names = ['Ada', 'Blaise', 'Chiara']
const when = Date.UTC(2026, 10, 18, 12)
const sums = [60, 72, 60].map((total, seat) => ({ seat, total, reasons: [] }))

async function factsIn(language: 'en' | 'it', verdict?: string) {
  const { end, share } = await loadMessages(language)
  const { words, title } = await loadGame('newton')
  return resultFacts(withWinners(sums), {
    ...{ game: title, date: share.on(when), end, words: words[language], ...(verdict && { verdict }) },
    who: seat => names[seat] ?? '',
    colorOf: seat => seatColors[seat] ?? 'red',
  })
}

describe('the picture of a result', () => {
  test('shows who won in nobody’s name, and all seats with places and points, the best first', async () => {
    const { verdict, rows } = await factsIn('en')
    expect(verdict).toBe('Blaise wins by 12 points')
    expect(rows).toEqual([
      { place: '1st', name: 'Blaise', points: 72, color: 'blue' },
      { place: '2nd', name: 'Ada', points: 60, color: 'red' },
      { place: '2nd', name: 'Chiara', points: 60, color: 'green' },
    ])
  })

  test('says the same in words, in the language of the page', async () => {
    expect(inWords(await factsIn('en'))).toBe(
      'Newton, 18 November 2026. Blaise wins by 12 points. 1st Blaise: 72; 2nd Ada: 60; 2nd Chiara: 60.',
    )
    expect(inWords(await factsIn('it'))).toMatch(/^Newton, 18 novembre 2026\. Vince Blaise.*Blaise: 72/)
  })

  test('of a game that was ended by agreement says that', async () => {
    expect((await factsIn('en', 'Ended by agreement')).verdict).toBe('Ended by agreement')
  })

  test.each([
    ['a name that has room', 6, 'Ada'],
    ['a name that has none', 5, 'Evan…'],
    ['a name of signs of two units', 3, '🜁🜂…'],
  ])('%s is written as far as it goes', (_what, room, written) => {
    const name = { 6: 'Ada', 5: 'Evangelista', 3: '🜁🜂🜃🜄' }[room] ?? ''
    expect(cutTo(room, name, text => [...text].length)).toBe(written)
  })
})
