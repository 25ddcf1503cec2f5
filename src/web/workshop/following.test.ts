import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { shippedValues } from '../../games/editions.ts'
import { loadPackDescription, type PackDescription } from '../../games/pack-descriptions.ts'
import { type Chance, chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import { componentHash } from '../../kernel/components.ts'
import type { Json } from '../../kernel/json.ts'
import { groupsOf, type PackEntry } from '../../kernel/pack-groups.ts'
import { sourceAt, valueAt, valuesIn } from '../../kernel/pack-sources.ts'
import { lastingKeyOf } from '../pack/entry-names.ts'
import { withTitle } from '../pack/pack-title.ts'
import { followed, following, nearest } from './following.ts'
import { confirmed, withTyped, withValue } from './pack-edits.ts'

describe.each(gameIds)('a pack of %s that was begun under an earlier release', id => {
  test('follows the shipped values where its owner has entered nothing', async () => {
    const { game, description, kept } = await release(id)
    for (const begun of kept)
      expect(componentHash(await followed(description, game, begun))).toBe(componentHash(game.pack))
  })

  test('keeps all that its owner has entered, with its source, and follows in everything else', async () => {
    const { game, description, kept } = await release(id)
    const chance = chanceFromSeed(`following ${id}`)
    for (const [at, begun] of kept.entries()) {
      const deeds = at % 2 === 0 ? 50 : 1
      const pack = withTitle(entered(chance, description, begun, deeds), { name: 'Ada’s box', version: 3 })
      expect(nearest(description, [game.pack, ...kept], pack)).toSatisfy((one: Json) =>
        saysTheSame(description, one, begun),
      )
      const now = await followed(description, game, pack)
      const mine = valuesTold(description, pack)
      const own = partsFromBox(description, pack)
      expect(own.size).toBeGreaterThan(0)
      const isOwn = ({ part }: Told): boolean => own.has(part)
      const isOther = (told: Told): boolean => !isOwn(told)
      const after = valuesTold(description, now)
      expect(after.filter(isOwn)).toEqual(mine.filter(isOwn))
      expect(after.filter(isOther)).toEqual(valuesTold(description, game.pack).filter(isOther))
      expect(valueAt(now, ['workshop', 'name'])).toBe('Ada’s box')
      expect(await followed(description, game, now)).toBe(now)
    }
  })

  test('is the very same where no release has come since', async () => {
    const { game, description } = await release(id)
    const pack = entered(chanceFromSeed(`same ${id}`), description, game.pack, 40)
    expect(await followed(description, game, pack)).toBe(pack)
    expect(await followed(description, game, game.pack)).toBe(game.pack)
  })
})

describe('what its owner has changed in the file, without a word of the box,', () => {
  test('stays, be it a value, a row that is added, or one that is taken out', async () => {
    const { game, description, kept } = await release('newton')
    const begun = kept.find(one => !saysTheSame(description, one, game.pack)) as Json
    const rows = valueAt(begun, ['masters']) as readonly Json[]
    const another = { ...(rows[0] as object), id: 'hypatia', name: 'Hypatia' } as Json
    const taken = valueAt(begun, ['masters', 19, 'id'])
    const masters = [withValue(rows[0] as Json, ['vp'], 13), ...rows.slice(1, 19), another]
    const now = await followed(description, game, withValue(begun, ['masters'], masters))
    const after = valueAt(now, ['masters']) as readonly { readonly id: string; readonly vp: number }[]
    expect(after.map(({ id }) => id)).toEqual(masters.map(one => valueAt(one, ['id'])))
    expect(after[0]?.vp).toBe(13)
    expect(after.some(({ id }) => id === taken)).toBe(false)
    const cards = (pack: Json): Json | undefined => valueAt(pack, ['actionCards'])
    expect(cards(now)).toEqual(cards(game.pack))
    expect(cards(now)).not.toEqual(cards(begun))
  })
})

test('a space that a later release has left out stays where its owner has read it off the box', async () => {
  const { game, description } = await release('newton')
  const spaces = valueAt(game.pack, ['technologyTrack', 'spaces']) as readonly Json[]
  const extra = withValue(spaces[3] as Json, ['id'], 'left-out')
  const begun = withValue(game.pack, ['technologyTrack', 'spaces'], [...spaces, extra])
  const unread = following(description, begun, game.pack, begun)
  expect(unread).toEqual(game.pack)
  const row = groupsOf(description.field, begun)
    .flatMap(({ entries }) => entries)
    .find(({ id }) => id === 'left-out') as PackEntry
  const now = following(description, begun, game.pack, confirmed(begun, row))
  expect((valueAt(now, ['technologyTrack', 'spaces']) as readonly Json[]).length).toBe(spaces.length + 1)
})

async function release(id: string) {
  const [game, description, kept] = await Promise.all([loadGame(id), loadPackDescription(id), shippedValues(id)])
  return { game, description, kept }
}

/** A pack in which somebody has typed some values and confirmed some components. */
function entered(chance: Chance, { field }: PackDescription, pack: Json, deeds: number): Json {
  const entries = groupsOf(field, pack).flatMap(group => group.entries)
  let now = pack
  for (let deed = 0; deed < deeds; deed++) {
    const entry = entries[nextBelow(chance, entries.length)] as PackEntry
    const numbers = valuesIn(entry.field, valueAt(now, entry.path), entry.path).filter(
      ({ value }) => typeof value === 'number',
    )
    const typed = numbers[nextBelow(chance, Math.max(1, numbers.length))]
    now =
      deed % 2 === 0 || typed === undefined
        ? confirmed(now, entry)
        : withTyped(now, entry, typed.path, Number(typed.value) + 1)
  }
  return now
}

interface Told {
  /** The component and the part of it, by a name that does not hang on the row in which it stands. */
  readonly part: string
  readonly said: string
  readonly source: string | undefined
}

/** Every value with its source, in an order that does not hang on rows. */
function valuesTold({ field, sourceWords }: PackDescription, pack: Json): readonly Told[] {
  const told = groupsOf(field, pack).flatMap(({ entries }) =>
    entries.flatMap(entry =>
      valuesIn(entry.field, valueAt(pack, entry.path), entry.path).map(({ path, value }): Told => {
        const [part, ...rest] = path.slice(entry.path.length)
        return {
          part: `${lastingKeyOf(entry)}: ${part}`,
          said: `${rest.join('.')} ${JSON.stringify(value)}`,
          source: sourceAt(pack, path, sourceWords),
        }
      }),
    ),
  )
  return told.toSorted((one, other) => (one.part + one.said < other.part + other.said ? -1 : 1))
}

/** The parts that are marked as the box's, be there values in them or none. */
const partsFromBox = ({ field }: PackDescription, pack: Json): ReadonlySet<string> =>
  new Set(
    groupsOf(field, pack)
      .flatMap(({ entries }) => entries)
      .flatMap(entry =>
        Object.entries((valueAt(pack, [...entry.path, 'fieldSources']) as object | undefined) ?? {}).flatMap(
          ([part, source]) => (source === 'box' ? [`${lastingKeyOf(entry)}: ${part}`] : []),
        ),
      ),
  )

const saysTheSame = ({ field }: PackDescription, one: Json, other: Json): boolean =>
  JSON.stringify(valuesIn(field, one)) === JSON.stringify(valuesIn(field, other))
