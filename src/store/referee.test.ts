import { describe, expect, test } from 'vitest'
import { aTable, engines, useDatabase } from './testing/stores.ts'

describe.each(engines)('the key as referee on %s', engine => {
  const database = useDatabase(engine)

  test('of two stores that append the same number, exactly one wins and both are told', async () => {
    const stores = await Promise.all([database.open(), database.open()])
    const [first] = stores
    const tables = await Promise.all(Array.from({ length: 40 }, () => aTable(first)))
    for (let from = 1; from < 10; from += 2) {
      // The second store takes the tables in the opposite order, so that batches meet head on.
      const rounds = await Promise.all(
        stores.map(async (store, own) => {
          const order = own === 0 ? tables : [...tables].reverse()
          const appends = order.map(table => store.append({ table, from, entries: [{ own }, { own }] }))
          const results = await Promise.all(appends)
          return new Map(order.map((table, index) => [table, results[index]]))
        }),
      )
      for (const table of tables) {
        const results = rounds.map(round => round.get(table))
        expect(results.map(result => result?.outcome).sort()).toEqual(['appended', 'conflict'])
        const winner = results.findIndex(result => result?.outcome === 'appended')
        expect(results[1 - winner]).toEqual({ outcome: 'conflict', last: from + 1 })
        const written = await first.entries(table, from)
        expect(written.map(entry => entry.body)).toEqual([{ own: winner }, { own: winner }])
      }
    }
  })
})
