import { Refusal } from '../kernel/errors.ts'
import type { Json } from '../kernel/json.ts'
import { type Field, fieldOf } from '../kernel/pack-fields.ts'
import type { SourceWords } from '../kernel/pack-sources.ts'
import { ownField } from '../kernel/rows.ts'

/** What a game's pack is made of, and how it speaks of the sources of its values. */
export interface PackDescription {
  readonly field: Field
  readonly sourceWords: SourceWords
  /** The kinds of effects that work in a list of the pack, such as `tiles.city`; undefined where any does. */
  readonly kindsIn?: (list: string) => ReadonlySet<string> | undefined
  /** Parts that follow from the kind of an effect, and that nobody is asked for. */
  readonly decided?: {
    readonly parts: readonly string[]
    readonly by: (kind: string) => Readonly<Record<string, Json>>
  }
}

const plain = (field: Field): PackDescription => ({ field, sourceWords: {} })

/** Loaded only where packs are looked into: in the workshop, and where sources of values are told. */
const loaders: Readonly<Record<string, () => Promise<PackDescription>>> = {
  newton: async () => {
    const [{ packSchema }, { kindsIn, timingOf }] = await Promise.all([
      import('./newton/pack.ts'),
      import('./newton/check-effects.ts'),
    ])
    const by = (kind: string): Readonly<Record<string, Json>> => {
      const timing = timingOf(kind)
      return timing === undefined ? {} : { timing }
    }
    return { ...plain(fieldOf(packSchema)), kindsIn, decided: { parts: ['timing'], by } }
  },
  expo1906: async () => plain(fieldOf((await import('./expo1906/pack.ts')).packSchema)),
  inventions: async () => plain(fieldOf((await import('./inventions/pack.ts')).packSchema)),
  almamater: async () => {
    const [{ packSchema }, { sourceWords }] = await Promise.all([
      import('./almamater/pack.ts'),
      import('./almamater/source-words.ts'),
    ])
    return { field: fieldOf(packSchema), sourceWords }
  },
}

export async function loadPackDescription(game: string): Promise<PackDescription> {
  const load = ownField(loaders, game)
  if (load === undefined) throw new Refusal('unknown-game', `nothing is known of the pack of "${game}"`)
  return load()
}
