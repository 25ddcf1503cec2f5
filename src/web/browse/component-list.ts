import { prepared } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { ComponentText, Language } from '../../kernel/words.ts'

/** A component of a pack, and where its values come from. */
export interface ComponentEntry {
  readonly id: string
  /** The part of the pack in which it is listed, such as `tiles.city`. */
  readonly group: string
  readonly source: string | undefined
  readonly note: string | undefined
}

export interface DescribedComponent {
  readonly entry: ComponentEntry
  readonly text: ComponentText
}

interface Fields {
  readonly [key: string]: Json
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every item with an id in the lists of a pack. An item without a source of its own has that of its list. */
export function componentsIn(pack: Json): readonly ComponentEntry[] {
  const entries: ComponentEntry[] = []
  const walk = (value: Json, path: readonly string[], source: string | undefined): void => {
    if (Array.isArray(value)) {
      for (const item of value)
        if (isFields(item) && typeof item.id === 'string') entries.push(entryOf(item, item.id, path, source))
    } else if (isFields(value)) {
      const own = textIn(value, 'source') ?? source
      if (typeof value.id === 'string') entries.push(entryOf(value, value.id, path, source))
      else for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name], own)
    }
  }
  walk(pack, [], undefined)
  return entries
}

/** All components of a game that have a name, with it and what they do. */
export function describedIn(game: Game, language: Language): readonly DescribedComponent[] {
  const components = prepared(game, game.pack)
  return componentsIn(game.pack).flatMap(entry => {
    const text = game.words[language].component(components, entry.id)
    return text === undefined ? [] : [{ entry, text }]
  })
}

const entryOf = (item: Fields, id: string, path: readonly string[], source: string | undefined): ComponentEntry => ({
  id,
  group: path.join('.'),
  source: textIn(item, 'source') ?? textIn(item, 'vpSource') ?? source,
  note: textIn(item, 'note'),
})

const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}
