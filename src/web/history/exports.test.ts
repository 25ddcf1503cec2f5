import { expect, test } from 'vitest'
import type { FinishedGame } from '../../tables/played.ts'
import { bgStatsAddress, csvOf, jsonOf } from './exports.ts'

const game: FinishedGame = {
  ...{ table: 'here-1', game: 'newton', rulesVersion: 1, components: 'c', ownPack: false, ending: 'rules', mine: 0 },
  finishedAt: Date.UTC(2026, 10, 18, 19, 30, 5),
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', place: 1, sharing: 1, points: 90, won: true, sources: [] },
    { seat: 1, kind: 'person', name: '=1+1,"x"', place: 2, sharing: 1, points: 80, won: false, sources: [] },
    { seat: 2, kind: 'bot', level: 'novice', place: 3, sharing: 1, points: 7, won: false, sources: [] },
    { seat: 3, kind: 'gone', place: 4, sharing: 1, points: 1, won: false, sources: [] },
  ],
}

test('a table of results has a line for each seat, and no name in it is a formula', () => {
  const [head, ada, ben, ...more] = csvOf([game], () => 'Newton').split('\r\n')
  expect(head).toBe('finished,game,table,players,ending,seat,you,name,place,points,won')
  expect(ada).toBe('2026-11-18T19:30:05.000Z,Newton,here-1,4,rules,1,yes,Ada,1,90,yes')
  expect(ben).toBe(`2026-11-18T19:30:05.000Z,Newton,here-1,4,rules,2,no,"'=1+1,""x""",2,80,no`)
  expect(more).toHaveLength(2)
})

test('results as JSON are what they were', () => {
  expect(JSON.parse(jsonOf([game]))).toEqual({ format: 'athenaeum-results', version: 1, games: [game] })
})

test('a play is told to BG Stats in its own words: its time in UTC, and of everybody whether they won', () => {
  const address = new URL(bgStatsAddress(game, 'Newton'))
  expect(address.origin + address.pathname).toBe('https://app.bgstatsapp.com/createPlay.html')
  const data = JSON.parse(address.searchParams.get('data') ?? '')
  expect(data).toMatchObject({
    ...{ sourceName: 'Athenaeum', sourcePlayId: 'here-1', playDate: '2026-11-18 19:30:05' },
    game: { name: 'Newton', sourceGameId: 'newton', highestWins: true, noPoints: false },
  })
  expect(data.players).toMatchObject([
    { name: 'Ada', score: 90, rank: 1, winner: true, startPlayer: false },
    { winner: false },
    { name: 'novice bot', winner: false },
    { name: 'Somebody', winner: false },
  ])
})
