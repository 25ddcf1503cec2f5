import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import type { Json } from '../../kernel/json.ts'
import { faultsIn, isFields, isRows, itemOf, shapeOf } from '../../kernel/pack-faults.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import { groupsOf, type PackEntry } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { sourceAt, valueAt, valuesIn } from '../../kernel/pack-sources.ts'
import { languages } from '../../kernel/words.ts'
import { check } from './checking.ts'
import { beginning, type Examples, examplesIn, reshaped } from './examples.ts'
import { confirmed, withTyped, withValue } from './pack-edits.ts'

/** One thing that somebody does in the form: types a value, picks a kind, adds a row. */
type Deed = readonly [path: readonly PathStep[], value: Json]

const none: Examples = new Map()

/** What somebody does, from an empty form, to enter a value: nothing but what the controls offer. */
function deedsFor(field: Field, value: Json, path: readonly PathStep[]): readonly Deed[] {
  switch (field.kind) {
    case 'fixed':
    case 'drawing':
      return []
    case 'record':
      return field.parts.flatMap(({ name, field: part, optional }) => {
        const inner = isFields(value) ? value[name] : undefined
        if (name === 'id' || inner === undefined) return []
        const at = [...path, name]
        return [...(optional ? [[at, beginning(part, none)] as const] : []), ...deedsFor(part, inner, at)]
      })
    case 'rows':
    case 'places':
      return (isRows(value) ? value : []).flatMap((row, at) => {
        const item = itemOf(field, at)
        return [[[...path, at], beginning(item, none)] as const, ...deedsFor(item, row, [...path, at])]
      })
    case 'table':
      return Object.entries(isFields(value) ? value : {}).flatMap(([key, one]) => [
        [[...path, key], beginning(field.value, none)] as const,
        ...deedsFor(field.value, one, [...path, key]),
      ])
    case 'shapes': {
      const shape = shapeOf(field.shapes, value)
      if (shape === undefined) throw new Error('no kind fits')
      return [[path, reshaped(shape, undefined, none)] as const, ...deedsFor(shape.field, value, path)]
    }
    case 'or-none':
      return value === null
        ? [[path, null]]
        : [[path, beginning(field.inner, none)] as const, ...deedsFor(field.inner, value, path)]
    default:
      return [[path, value]]
  }
}

/** Only what the schema reads, without ids and places of drawings. */
const read = (field: Field, value: Json | undefined): readonly string[] =>
  valuesIn(field, value).map(one => `${one.path.join('.')}=${JSON.stringify(one.value)}`)

async function packOf(id: string): Promise<{ pack: Json; field: Field; entries: readonly PackEntry[] }> {
  const [{ pack }, { field }] = await Promise.all([loadGame(id), loadPackDescription(id)])
  return { pack, field, entries: groupsOf(field, pack).flatMap(group => group.entries) }
}

describe.each(gameIds)('the form of %s', id => {
  test('can enter every shipped component from nothing', async () => {
    const { pack, entries } = await packOf(id)
    for (const entry of entries) {
      const target = valueAt(pack, entry.path) ?? null
      const entered = deedsFor(entry.field, target, []).reduce<Json>(
        (value, [path, one]) => withValue(value, path, one),
        beginning(entry.field, none),
      )
      expect(read(entry.field, entered)).toEqual(read(entry.field, target))
    }
  })

  test('begins a new row or another kind with a value that its field allows', async () => {
    const { pack, field } = await packOf(id)
    const examples = examplesIn(field, pack)
    for (const [one] of examples) if (one.kind !== 'id') expect(faultsIn(one, beginning(one, examples))).toEqual([])
  })

  test('says of all that is entered, and of nothing else, that it is from the box', async () => {
    const { pack, entries } = await packOf(id)
    const { sourceWords } = await loadPackDescription(id)
    for (const entry of entries) {
      // Which kind of component it is, is told by its parts.
      const values = valuesIn(entry.field, valueAt(pack, entry.path), entry.path).filter(
        ({ path }) => path.length > entry.path.length,
      )
      const sources = (now: Json): readonly (string | undefined)[] =>
        values.map(({ path }) => sourceAt(now, path, sourceWords))
      const before = sources(pack)
      expect(sources(confirmed(pack, entry)).filter(source => source !== 'box')).toEqual([])
      for (const part of new Set(values.map(({ path }) => path[entry.path.length]))) {
        const typed = values.find(({ path }) => path[entry.path.length] === part)
        if (typed === undefined || typeof part !== 'string') continue
        const after = sources(withTyped(pack, entry, typed.path, typed.value))
        const isOwn = (at: number): boolean => values[at]?.path[entry.path.length] === part
        expect(after).toEqual(before.map((source, at) => (isOwn(at) ? 'box' : source)))
      }
    }
  })

  test('asks for no name that nobody would read: one that is typed is told in some language, be it English or Italian', async () => {
    const { pack, entries } = await packOf(id)
    const game = await loadGame(id)
    const told = (components: unknown, component: string): string =>
      languages.map(language => game.words[language].component(components, component)?.name ?? '').join('\n')
    const shipped = game.prepare(pack)
    const named = entries.flatMap(({ id: component = '', field, path }) =>
      field.kind !== 'record' || told(shipped, component).trim() === ''
        ? []
        : field.parts
            .filter(part => /^(name|label)/.test(part.name) && part.field.kind === 'text')
            .map(part => ({ component, part: part.name, path: [...path, part.name] })),
    )
    for (const part of new Set(named.map(one => one.part))) {
      const renamed = named.filter(one => one.part === part && valueAt(pack, one.path) !== undefined)
      const own = renamed.reduce<Json>((now, { component, path }) => withValue(now, path, `Own ${component}`), pack)
      const components = game.prepare(own)
      for (const { component } of renamed)
        expect(told(components, component), `${component} ${part}`).toContain(`Own ${component}`)
    }
  })

  test('any value typed anywhere gives a pack that can be played, or a fault with its place', async () => {
    const { pack, field, entries } = await packOf(id)
    const game = await loadGame(id)
    const chance = chanceFromSeed(`workshop ${id}`)
    const typed: readonly Json[] = [0, 1, 7, 99, 10_000, -1, 0.5, '', 'x', 'none', null, true, [], {}]
    for (let edit = 0; edit < 15; edit++) {
      const entry = entries[nextBelow(chance, entries.length)]
      if (entry === undefined) continue
      const values = valuesIn(entry.field, valueAt(pack, entry.path), entry.path)
      const path = values[nextBelow(chance, values.length)]?.path ?? entry.path
      const changed = withTyped(pack, entry, path, typed[nextBelow(chance, typed.length)])
      const checked = check(game, field, changed, entry, pack)
      if (checked.faults.length === 0) expect(() => game.prepare(changed)).not.toThrow()
      else expect(checked.faults.filter(fault => fault.path.length === 0)).toEqual([])
      expect(() => game.prepare(checked.sound)).not.toThrow()
    }
  })
})
