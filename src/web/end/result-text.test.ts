import { describe, expect, test } from 'vitest'
import { loadGame } from '../../games/catalogue.ts'
import type { Score } from '../../kernel/contract.ts'
import { type Sum, withWinners } from '../../kernel/ranking.ts'
import type { Language } from '../../kernel/words.ts'
import { loadMessages } from '../messages/messages.ts'
import { resultTextOf } from './result-text.ts'

const who = (seat: number): string => ['Ada', 'Blaise', 'Chiara'][seat] ?? ''

async function said(game: string, scores: readonly Score[], language: Language, seat?: number) {
  const words = (await loadGame(game)).words[language]
  return resultTextOf(scores, seat, { who, words, end: (await loadMessages(language)).end })
}

const sum = (seat: number, total: number, money?: number): Sum => ({
  seat,
  total,
  reasons: [],
  ...(money === undefined ? {} : { tieBreaks: [{ by: 'money', amount: money }] }),
})

const alone = (score: Partial<Score>): readonly Score[] => [{ seat: 0, total: 0, reasons: [], won: false, ...score }]

describe('the verdict', () => {
  test('says by how many points somebody wins', async () => {
    const scores = withWinners([sum(0, 20, 0), sum(1, 23, 0)])
    expect((await said('expo1906', scores, 'en', 0)).title).toBe('Blaise wins by 3 points')
    expect((await said('expo1906', scores, 'en', 1)).title).toBe('You win by 3 points')
    expect((await said('expo1906', scores, 'it', 1)).title).toBe('Hai vinto di 3 punti')
  })

  test('E-12.14: on equal points it says that money decided, not that somebody wins by nothing', async () => {
    const scores = withWinners([sum(0, 20, 4), sum(1, 20, 7), sum(2, 20, 5)])
    expect((await said('expo1906', scores, 'en')).title).toBe('Blaise wins: equal points, more money')
    expect((await said('expo1906', scores, 'it')).title).toBe('Vince Blaise: pari punti, più denaro')
    expect((await said('expo1906', scores, 'it', 1)).title).toBe('Hai vinto: pari punti, più denaro')
  })

  test('names a winner of earlier rules, who did not say what decides', async () => {
    const scores = [
      { ...sum(0, 20), won: false },
      { ...sum(1, 20), won: true },
    ]
    expect((await said('expo1906', scores, 'en')).title).toBe('Blaise wins on equal points')
  })

  test('names all who share the victory', async () => {
    const scores = withWinners([sum(0, 20, 4), sum(1, 20, 4), sum(2, 3, 9)])
    expect((await said('expo1906', scores, 'en', 0)).title).toBe('Ada and Blaise share the victory')
  })

  test('E-14.12: alone it names the target, and whether it was reached', async () => {
    const won = alone({ total: 31, target: 30, won: true })
    const lost = alone({ total: 30, target: 30, won: false })
    expect(await said('expo1906', won, 'en')).toEqual({
      title: '31 points',
      notes: ['Target reached: more than 30 VP'],
    })
    expect((await said('expo1906', lost, 'en')).notes).toEqual(['Target not reached: more than 30 VP (1 point short)'])
    expect((await said('expo1906', lost, 'it')).notes).toEqual([
      'Obiettivo non raggiunto: più di 30 PV (1 punto in meno)',
    ])
  })

  test('alone in Inventions it names the points of Chronos, the title and the next one', async () => {
    const lost = alone({ total: 41, target: 41, rank: 'Tinkerer', nextRank: { rank: 'Apprentice', from: 60 } })
    expect((await said('inventions', lost, 'en')).notes).toEqual([
      'Target not reached: more than the 41 IP of Chronos (1 point short)',
      'Tinkerer',
      '19 points more for the next rank: Apprentice',
    ])
  })

  test('alone in Newton it names the rank, and what the next one needs', async () => {
    const scored = alone({ total: 99, rank: 'Luminary', nextRank: { rank: 'Master of knowledge', from: 101 } })
    expect((await said('newton', scored, 'en')).notes).toEqual([
      'Luminary',
      '2 points more for the next rank: Master of knowledge',
    ])
    expect((await said('newton', alone({ total: 130, rank: 'Science Legend' }), 'en')).notes).toEqual([
      'Science Legend',
    ])
  })
})
