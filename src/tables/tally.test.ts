import { expect, test } from 'vitest'
import { chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import { type FinishedGame, isAmong, type PlayedSeat, playedBy } from './played.ts'
import { talliesOf, togetherByGame } from './tally.ts'

const seatAt = (seat: number, differing: Partial<PlayedSeat> = {}): PlayedSeat => ({
  ...{ seat, kind: 'person', name: `p${seat}`, place: seat + 1, sharing: 1, points: 50 - seat, won: seat === 0 },
  sources: [{ because: 'shelf', points: 50 - seat }],
  ...differing,
})

const gameOf = (differing: Partial<FinishedGame> = {}): FinishedGame => ({
  ...{ table: 't', game: 'newton', rulesVersion: 1, components: 'c', ownPack: false, ending: 'rules' },
  ...{ finishedAt: 1_000, mine: 0, seats: [seatAt(0), seatAt(1)] },
  ...differing,
})

test('places, points, sources, the best, and against whom are added up', () => {
  const lost = gameOf({ mine: 1, finishedAt: 2_000, table: 'u' })
  const [tally] = talliesOf([gameOf(), lost])
  expect(tally).toMatchObject({
    ...{ game: 'newton', games: 2, apart: 0, won: 1, places: [1, 1], counted: 2, points: 99 },
    best: { table: 't', points: 50 },
    sources: [{ because: 'shelf', points: 99 }],
    winners: { counted: 1, sources: [{ because: 'shelf', points: 50 }] },
    trend: [
      { table: 't', won: true },
      { table: 'u', won: false },
    ],
    against: [
      { name: 'p1', games: 1, ahead: 1, behind: 0 },
      { name: 'p0', games: 1, ahead: 0, behind: 1 },
    ],
  })
})

test.each([
  ['played with components of one’s own', gameOf({ ownPack: true })],
  ['ended by agreement', gameOf({ ending: 'agreement' })],
  ['left to a bot', gameOf({ seats: [seatAt(0, { left: 'resigned', level: 'novice' }), seatAt(1)] })],
])('a game that was %s is counted, and not compared', (_, game) => {
  expect(talliesOf([game])[0]).toMatchObject({ games: 1, apart: 1, counted: 0, won: 0, places: [], trend: [] })
})

test('a solo game has points and can be won, and no place', () => {
  const solo = gameOf({ seats: [seatAt(0, { won: false })] })
  expect(talliesOf([solo])[0]).toMatchObject({ counted: 1, won: 0, places: [], byPlayers: [{ players: 1, games: 1 }] })
})

test('tallies of two places together are the tally of all games', () => {
  const chance = chanceFromSeed('tallies')
  const below = (most: number): number => nextBelow(chance, most)
  for (let round = 0; round < 40; round++) {
    const games = Array.from({ length: 1 + below(12) }, (_, at): FinishedGame => {
      const seats = Array.from({ length: 1 + below(4) }, (_, seat) => seatAt(seat, { points: below(60) }))
      const game = ['newton', 'expo1906'][below(2)] ?? 'newton'
      return gameOf({ table: `t${at}`, finishedAt: at, game, mine: below(seats.length), seats })
    })
    const half = below(games.length + 1)
    const parts = [...talliesOf(games.slice(0, half)), ...talliesOf(games.slice(half))]
    const sorted = (tallies: ReturnType<typeof talliesOf>) =>
      tallies
        .map(one => ({ ...one, against: one.against.toSorted((a, b) => a.name.localeCompare(b.name)) }))
        .toSorted((a, b) => a.game.localeCompare(b.game))
    expect(sorted(togetherByGame(parts))).toEqual(sorted(togetherByGame(talliesOf(games))))
  }
})

test('a player is told of the others by name, and of who has a page', () => {
  const { mine, seats } = playedBy(
    {
      ...{
        table: 't',
        game: 'newton',
        rulesVersion: 1,
        components: 'c',
        ownPack: false,
        ending: 'rules',
        finishedAt: 1,
      },
      seats: (['ada', 'ben', 'bot', 'gone'] as const).map((one, seat) => ({
        ...{ seat, place: 1, sharing: 4, points: 1, won: true, sources: [] },
        who:
          one === 'gone'
            ? { kind: 'gone' }
            : one === 'bot'
              ? { kind: 'bot', level: 'novice' }
              : { kind: 'person', person: one, name: one },
      })),
    },
    'ben',
    person => (person === 'ada' ? 'Ada' : undefined),
  )
  expect(mine).toBe(1)
  expect(seats).toMatchObject([{ page: 'Ada' }, { name: 'ben' }, { kind: 'bot', level: 'novice' }, { kind: 'gone' }])
  expect(JSON.stringify(seats)).not.toContain('"person":')
})

test('games are filtered by game, players, company and time', () => {
  const withBot = gameOf({ seats: [seatAt(0), seatAt(1, { kind: 'bot', level: 'novice' })] })
  expect(isAmong(withBot, { company: 'bots', game: 'newton', players: 2, since: 1_000 })).toBe(true)
  expect(isAmong(withBot, { company: 'people' })).toBe(false)
  expect(isAmong(gameOf(), { company: 'people' })).toBe(true)
  for (const filter of [{ game: 'expo1906' }, { players: 3 }, { since: 1_001 }, { company: 'bots' }] as const)
    expect(isAmong(gameOf(), filter)).toBe(false)
})
