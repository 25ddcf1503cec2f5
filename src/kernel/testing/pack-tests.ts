import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFromSeed, nextBelow } from '../chance.ts'
import type { CoreState, Game } from '../contract.ts'
import type { Json } from '../json.ts'
import { changed, faultsOf, oneOfEachKind, type PackPlace, placesIn, playThrough } from './changed-packs.ts'
import type { OwnProperties } from './property.ts'

/** How much is tried: 1 every day, `PACKS=50` fifty times as many changed packs, and then also every row of every list. */
const TIMES = Number(process.env.PACKS ?? 1)
/** Of the packs that are taken with one value changed, so many are played with every day. */
const PLAYED_ONE_IN = 8
const SEED = Number(process.env.PACKS_SEED ?? 1906)

/** The tests of every game for packs that strangers bring: whatever is changed, a pack is refused by its place, or it can be played. */
export function testPacks<S extends CoreState, C>(game: Game<S, C>, own: OwnProperties<S, C>): void {
  const all = placesIn(game.pack)
  const each = TIMES > 1 ? all : oneOfEachKind(all, String(SEED))
  const numbers = each.filter(({ value }) => typeof value === 'number')
  const texts = each.filter(({ value }) => typeof value === 'string')
  const lists = each.filter(({ value }) => Array.isArray(value))

  const refusedAt = (place: PackPlace, value: Json): void => {
    const told = faultsOf(game, changed(game.pack, place.path, value))
    expect(told, place.name).toContain(`${place.name}: `)
  }
  const refusedOrPlayed = (pack: Json, seed: string, playedOneIn = 1): void => {
    const told = faultsOf(game, pack)
    if (told !== undefined) expect(told).toMatch(/^ {2}\S+: ./m)
    else if (TIMES > 1 || nextBelow(chanceFromSeed(`played ${seed}`), playedOneIn) === 0)
      playThrough(game, pack, seed, own, TIMES > 1 ? 1 : 8)
  }

  describe(`a component pack of ${game.title} in which something was changed`, () => {
    it('is refused by the place of a number that is huge', () => {
      const huge = [1e9, Number.MAX_SAFE_INTEGER, 1e308, -1e308]
      numbers.forEach((place, at) => {
        for (const value of TIMES > 1 ? huge : huge.slice(at % 4).slice(0, 1)) refusedAt(place, value)
      })
    })

    it('is refused, or played through, where a number is negative, fractional or zero', () => {
      numbers.forEach((place, at) => {
        const odd = [-1, 0.5, 0]
        for (const value of TIMES > 1 ? odd : odd.slice(at % 3).slice(0, 1))
          refusedOrPlayed(changed(game.pack, place.path, value), `${place.name} ${value}`, PLAYED_ONE_IN)
      })
    })

    it('is refused by the place of a text that is too long or no text', () => {
      const long = 'x'.repeat(1_000_000)
      const unsound = [long, 'a\0b', '\ud800', 'b\udc00']
      texts.forEach((place, at) => {
        for (const text of TIMES > 1 ? unsound : unsound.slice(at % 4).slice(0, 1)) refusedAt(place, text)
      })
    })

    it('is refused, or played through, where a text is empty', () => {
      for (const place of texts) refusedOrPlayed(changed(game.pack, place.path, ''), place.name, PLAYED_ONE_IN)
    })

    it('is refused by the place of a list without end, and refused or played through where it is empty', () => {
      for (const place of lists) {
        const [row = 0] = place.value as readonly Json[]
        refusedAt(
          place,
          Array.from({ length: 100_000 }, () => row),
        )
        refusedOrPlayed(changed(game.pack, place.path, []), place.name, PLAYED_ONE_IN)
      }
    })

    it('is refused where it is nested without end, whatever the field', () => {
      let deep: Json = 0
      for (let depth = 0; depth < 100_000; depth++) deep = [deep]
      expect(faultsOf(game, { ...(game.pack as object), more: deep })).toContain('nested more than')
    })

    it('is refused, or played through, with any few things changed, missing or added', () => {
      const pack = fc.array(changeOf(all), { minLength: 1, maxLength: 3 }).map(changes => applied(game.pack, changes))
      const seen = (one: Json, seed: number): void => refusedOrPlayed(one, String(seed))
      fc.assert(fc.property(pack, fc.nat(), seen), { seed: SEED, numRuns: 60 * TIMES, endOnFailure: true })
    })
  })
}

interface Change {
  readonly path: PackPlace['path']
  readonly value: Json | undefined
}

/** A change as a designer might make it, or mistake it: every kind of place is as likely as any other. */
function changeOf(all: readonly PackPlace[]): fc.Arbitrary<Change> {
  const kinds = new Map<string, PackPlace[]>()
  for (const place of all) kinds.set(place.kind, [...(kinds.get(place.kind) ?? []), place])
  const place = fc
    .constantFrom(...kinds.values())
    .chain(alike => fc.tuple(fc.constantFrom(...alike), fc.constantFrom(...alike)))
  return place.chain(([{ path, value }, other]) => {
    const gone = fc.constant(undefined)
    const any: fc.Arbitrary<Json | undefined> =
      typeof value === 'number'
        ? fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 99 }), gone)
        : Array.isArray(value)
          ? listLike(value)
          : fc.oneof(fc.constant(other.value), gone)
    return any.map(to => ({ path, value: to }))
  })
}

/** A row less, a row twice, with an id of its own where it has one, or another order. */
function listLike(rows: readonly Json[]): fc.Arbitrary<Json> {
  if (rows.length === 0) return fc.constant([])
  const another = (row: Json): Json =>
    row !== null && typeof row === 'object' && 'id' in row ? { ...row, id: `${String(row.id)}-2` } : row
  return fc.oneof(
    fc.nat(rows.length - 1).map(at => rows.filter((_, index) => index !== at)),
    fc.constantFrom(...rows).map(row => [...rows, another(row)]),
    fc.shuffledSubarray([...rows], { minLength: rows.length }),
  )
}

/** One after the other; a change of what an earlier one has taken away is left out. */
const applied = (pack: Json, changes: readonly Change[]): Json =>
  changes.reduce((made, { path, value }) => (isThere(made, path) ? changed(made, path, value) : made), pack)

const isThere = (value: Json, [step, ...path]: PackPlace['path']): boolean =>
  step === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    step in value &&
    isThere((value as Record<string, Json>)[step] as Json, path))
