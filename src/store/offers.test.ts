import { beforeAll, describe, expect, test } from 'vitest'
import type { RatingRange } from '../tables/rating-range.ts'
import type { SeatOffer } from './port/offers.ts'
import type { Store } from './port/store.ts'
import { aTable, engines, useDatabase } from './testing/stores.ts'

const always = { live: 0, days: 0 }

describe.each(engines)('offers on %s', engine => {
  const database = useDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  let made = 0
  /** A public table at which this person waits; offered only when it is put among the offers. */
  async function offer(person: string, differing: Partial<SeatOffer> = {}): Promise<SeatOffer> {
    const at = ++made
    const table = await aTable(store, { status: 'open', visibility: 'public', people: [person] })
    const usual = { game: 'pebbles', players: 2, speed: 'live', createdAt: at, seenAt: 1_000 } as const
    const level = { rated: false, rating: 1500 }
    return { table, person, ...usual, ...level, ...differing }
  }

  test('an offer is good while its host was seen, each speed for its own time, and the table is public and open', async () => {
    const live = await offer('ada', { game: 'good' })
    const days = await offer('ada', { game: 'good', speed: 'days', seenAt: 500 })
    for (const one of [live, days]) await store.putOffer(one)
    const good = async (seenSince: { live: number; days: number }) =>
      (await store.offers({ games: ['good'], seenSince })).map(({ table }) => table)
    expect(await good(always)).toEqual([live.table, days.table])
    expect(await good({ live: 1_001, days: 0 })).toEqual([days.table])
    expect(await good({ live: 1_000, days: 501 })).toEqual([live.table])
    await store.putOffer({ ...live, seenAt: 2_000 })
    expect(await good({ live: 1_500, days: 501 })).toEqual([live.table])
    const listing = { visibility: 'private', updatedAt: 1 } as const
    await store.append({ table: live.table, from: 1, entries: [{}], listing })
    await store.archive(days.table, 5)
    expect(await good(always)).toEqual([])
    expect(await store.offersOf('ada')).toEqual([])
  })

  test('whoever looks is shown what fits, and nothing of those with whom they do not play', async () => {
    const theirs = await offer('bea', { game: 'asked', players: 3 })
    await store.putOffer(theirs)
    const found = async (query: object) =>
      (await store.offers({ seenSince: always, games: ['asked'], ...query })).length
    expect(await found({ players: 3, speeds: ['live'] })).toBe(1)
    expect([await found({ players: 2 }), await found({ speeds: ['days'] }), await found({ games: [] })]).toEqual([
      0, 0, 0,
    ])
    for (const [person, other] of [
      ['bea', 'cem'],
      ['dot', 'bea'],
    ] as const)
      await store.tie({ person, other, kind: 'blocks', createdAt: 1 }, 9)
    await store.tie({ person: 'eve', other: 'bea', kind: 'follows', createdAt: 1 }, 9)
    expect([await found({ person: 'cem' }), await found({ person: 'dot' }), await found({ person: 'eve' })]).toEqual([
      0, 0, 1,
    ])
    expect(await store.meet({ person: 'cem', seenSince: always, games: ['asked'] })).toBeUndefined()
  })

  test('whoever comes second is sent to the first, and is offered no more', async () => {
    const [first, second] = [await offer('fay', { game: 'met' }), await offer('gus', { game: 'met' })]
    const wish = { seenSince: always, games: ['met'] }
    expect(await store.meet({ ...wish, person: 'fay' }, first)).toBeUndefined()
    expect(await store.meet({ ...wish, person: 'gus' }, second)).toBe(first.table)
    expect((await store.offers(wish)).map(({ table }) => table)).toEqual([first.table])
    expect(await store.meet({ ...wish, person: 'gus', without: [first.table] }, second)).toBeUndefined()
    expect(await store.meet({ ...wish, person: 'hal', without: [first.table] })).toBe(second.table)
  })

  test('somebody is sent where the rating fits both ways, and where it counts as they wish', async () => {
    const inTheMiddle = await offer('mia', { game: 'level', ratings: { from: 1400, to: 1600 } })
    const strong = await offer('sam', { game: 'level', rating: 2000, ratings: { from: 1800 } })
    const weak = await offer('wim', { game: 'level', rating: 900, ratings: { to: 1200 } })
    const rated = await offer('rob', { game: 'level', rated: true })
    for (const one of [inTheMiddle, strong, weak, rated]) await store.putOffer(one)
    const waiting = new Map([inTheMiddle, strong, weak, rated].map(({ table, person }) => [table, person]))
    const met = async (rating: number, others?: RatingRange, forRating = false) => {
      const levels = [{ game: 'level', rating, ...(others && { others }) }]
      const found = await store.offers({ seenSince: always, rated: forRating, levels })
      return found.map(({ table }) => waiting.get(table))
    }
    expect(await met(1400)).toEqual(['mia'])
    expect(await met(1601)).toEqual([])
    expect([await met(1800), await met(1200), await met(1201)]).toEqual([['sam'], ['wim'], []])
    expect([await met(1900, { to: 1999 }), await met(1900, { to: 2000 })]).toEqual([[], ['sam']])
    expect([await met(1000, { from: 901 }), await met(1000, { from: 900, to: 900 })]).toEqual([[], ['wim']])
    expect([await met(1500, undefined, true), await met(1500, { to: 1499 }, true)]).toEqual([['rob'], []])
    expect(await store.offersOf('sam')).toEqual([strong])
    await store.putOffer({ ...rated, rated: false, ratings: { to: 1000 } })
    expect(await met(1500, undefined, true)).toEqual([])
  })

  test('of many who look at the same moment through two processes one waits, and all others find them', async () => {
    const other = await database.open()
    const offers = await Promise.all(Array.from({ length: 12 }, (_, at) => offer(`p${at}`, { game: 'crowd' })))
    const found = await Promise.all(
      offers.map((one, at) =>
        (at % 2 === 0 ? store : other).meet({ person: one.person, seenSince: always, games: ['crowd'] }, one),
      ),
    )
    expect(found.filter(table => table === undefined)).toHaveLength(1)
    const waits = offers[found.indexOf(undefined)]?.table
    expect(new Set(found)).toEqual(new Set([undefined, waits]))
  })

  test('what is old, and what waits no more, is thrown away', async () => {
    const [old, open] = [await offer('ivo', { seenAt: 10 }), await offer('ivo', { seenAt: 3_000 })]
    for (const one of [old, open]) await store.putOffer(one)
    await store.forgetOffers(2_000)
    expect((await store.offersOf('ivo')).map(({ table }) => table)).toEqual([open.table])
    await store.withdrawOffer(open.table)
    expect(await store.offersOf('ivo')).toEqual([])
  })
})
