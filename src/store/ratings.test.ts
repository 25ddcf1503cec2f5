import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { steps } from '../bots/levels.ts'
import { newcomer } from '../ratings/estimate.ts'
import { changesBy, type RatedSeat } from '../ratings/rated-game.ts'
import type { RatedGame, Rater } from './port/ratings.ts'
import type { Store } from './port/store.ts'
import { engines, useDatabase } from './testing/stores.ts'

const rater: Rater = { scale: 'as measured', changesBy }

/** As if every level had turned out to be stronger. */
const otherRater: Rater = {
  scale: 'measured again',
  changesBy: (game, seats, known) => changesBy(game, seats.map(harder), known),
}
const harder = (seat: RatedSeat): RatedSeat => (seat.level === undefined ? seat : { ...seat, level: 'master' })

const people = ['ada', 'ben', 'eve', 'jun']

const ratedSeats: fc.Arbitrary<readonly RatedSeat[]> = fc
  .tuple(
    fc.shuffledSubarray(people, { minLength: 1, maxLength: 3 }),
    fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([persons, levels, places]) => [
    ...persons.map((person, at): RatedSeat => ({ person, place: places[at] ?? 1 })),
    ...levels.map((level, at): RatedSeat => ({ level, place: places[at + 3] ?? 1 })),
  ])

describe.each(engines)('ratings on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  let other: Store
  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
  })

  let made = 0
  const over = (game: string, seats: readonly RatedSeat[]): RatedGame => ({
    table: `t${made++}`,
    game,
    finishedAt: made,
    seats,
  })
  const win = (winner: string, loser: string): readonly RatedSeat[] => [
    { person: winner, place: 1 },
    { person: loser, place: 2 },
  ]

  /** All that can be seen of a game's ratings. */
  const seen = async (game: string) => ({
    ratings: (await store.ratings(game, people)).toSorted((a, b) => (a.person < b.person ? -1 : 1)),
    changes: await Promise.all(people.map(person => store.changesOf(person, game, 1_000))),
  })

  test('a game changes the ratings of its people once, however often it is counted, and says by how much', async () => {
    const game = over('once', win('ada', 'ben'))
    expect(await store.countGame(game, rater)).toBe(true)
    const after = await seen('once')
    expect(await store.countGame(game, rater)).toBe(false)
    expect(await other.countGame({ ...game, seats: win('ben', 'ada') }, rater)).toBe(false)
    expect(await seen('once')).toEqual(after)
    const [ada, ben] = after.ratings
    expect(ada).toMatchObject({ person: 'ada', games: 1, changedAt: game.finishedAt })
    expect(ada?.mean).toBeGreaterThan(newcomer.mean)
    expect(ben?.mean).toBeLessThan(newcomer.mean)
    expect((await store.changesAt(game.table)).map(({ person, before }) => [person, before])).toEqual([
      ['ada', newcomer],
      ['ben', newcomer],
    ])
  })

  test('games that end at the same moment, at two servers, are counted one after the other', async () => {
    const games = Array.from({ length: 30 }, (_, at) =>
      over('crowd', at % 3 === 0 ? win('ada', 'ben') : win('ben', 'eve')),
    )
    const counted = await Promise.all(
      games.flatMap((game, at) => [
        (at % 2 === 0 ? store : other).countGame(game, rater),
        (at % 2 === 0 ? other : store).countGame(game, rater),
      ]),
    )
    expect(counted.filter(Boolean)).toHaveLength(games.length)
    const { ratings } = await seen('crowd')
    expect(ratings.map(({ person, games: played }) => [person, played])).toEqual([
      ['ada', 10],
      ['ben', 30],
      ['eve', 20],
    ])
    // Each began where the one before had ended: no change was lost.
    for (const [at, person] of people.slice(0, 3).entries()) {
      const changes = await store.changesOf(person, 'crowd', 100)
      for (const [index, change] of changes.entries())
        expect(change.before).toEqual(index === 0 ? newcomer : changes[index - 1]?.after)
      expect(changes.at(-1)?.after).toEqual({ mean: ratings[at]?.mean, deviation: ratings[at]?.deviation })
    }
  })

  test('all games counted again give the same to the last digit, whatever was played', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ratedSeats, { minLength: 1, maxLength: 8 }), async games => {
        const game = `again-${made++}`
        for (const seats of games) await store.countGame(over(game, seats), rater)
        const before = await seen(game)
        expect(await other.recountGames(game, rater)).toBe(games.length)
        expect(await seen(game)).toEqual(before)
      }),
      { numRuns: 10 },
    )
  })

  test('counted again with other levels they are as if these had been there from the beginning', async () => {
    const against = (level: 'novice' | 'scholar'): readonly RatedSeat[] => [
      { person: 'ada', place: 1 },
      { level, place: 2 },
    ]
    for (const level of ['novice', 'scholar', 'novice'] as const) {
      await store.countGame(over('measured', against(level)), rater)
      await store.countGame(over('always', against(level)), otherRater)
    }
    expect(await store.countedWith('measured')).toBe('as measured')
    await store.recountGames('measured', otherRater)
    expect(await store.countedWith('measured')).toBe('measured again')
    const estimates = async (game: string) =>
      (await store.ratings(game, ['ada'])).map(({ mean, deviation, games }) => ({ mean, deviation, games }))
    expect(await estimates('measured')).toEqual(await estimates('always'))
    expect(await store.countedWith('never')).toBeUndefined()
    expect(await store.recountGames('never', rater)).toBe(0)
  })

  test('the best come first, page by page; who is as good shares a place, and only who owns a name is listed', async () => {
    const enough = 2
    for (const [at, person] of ['a', 'b', 'c', 'd', 'e', 'guest', 'new'].entries()) {
      const owner = person === 'guest' ? {} : { passwordHash: 'x' }
      await store.createPerson({ id: `l-${person}`, name: `Leader ${person}`, settings: {}, createdAt: 1, ...owner })
      const level = steps[[7, 5, 3, 3, 1, 7, 7][at] ?? 0] ?? 'novice'
      for (let count = 0; count < (person === 'new' ? 1 : enough); count++)
        await store.countGame(
          over('leaders', [
            { person: `l-${person}`, place: 1 },
            { level, place: 2 },
          ]),
          rater,
        )
    }
    const all = await store.leaders('leaders', enough, { limit: 10 })
    expect(all.leaders.map(({ name, place }) => [name, place])).toEqual([
      ['Leader a', 1],
      ['Leader b', 2],
      ['Leader c', 3],
      ['Leader d', 3],
      ['Leader e', 5],
    ])
    for (const limit of [1, 2, 3]) {
      const pages: typeof all.leaders = []
      for (let more = true; more; ) {
        const after = pages.at(-1)
        const page = await store.leaders('leaders', enough, { limit, ...(after && { after }) })
        pages.push(...page.leaders)
        more = page.more
      }
      expect(pages).toEqual(all.leaders)
    }
    expect(await store.placeOf('leaders', enough, 'l-c')).toBe(3)
    expect(await store.placeOf('leaders', enough, 'l-guest')).toBeUndefined()
    expect(await store.placeOf('leaders', enough, 'l-new')).toBeUndefined()
    expect(await store.leaders('nothing', enough, { limit: 10 })).toEqual({ leaders: [], more: false })
  })

  test('who is forgotten leaves no name behind, and the others’ ratings as they were, also when counted again', async () => {
    for (const seats of [win('ada', 'ben'), win('ben', 'eve'), win('eve', 'ben')])
      await store.countGame(over('forgotten', seats), rater)
    const before = await store.ratings('forgotten', ['ada', 'eve'])
    await store.deletePerson('ben', 1)
    expect(await store.ratingsOf('ben')).toEqual([])
    expect(await store.changesOf('ben', 'forgotten', 10)).toEqual([])
    await store.recountGames('forgotten', rater)
    expect(await store.ratings('forgotten', ['ada', 'eve'])).toEqual(before)
    expect(await store.ratingsOf('ben')).toEqual([])
  })
})
