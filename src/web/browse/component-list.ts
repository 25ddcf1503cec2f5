import { prepared } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { isFields, isRows } from '../../kernel/pack-faults.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import type { ComponentText, Language } from '../../kernel/words.ts'

/** A component of a pack, and where it stands there. */
export interface ComponentEntry {
  readonly id: string
  /** The part of the pack in which it is listed, such as `tiles.city`. */
  readonly group: string
  readonly path: readonly PathStep[]
}

export interface DescribedComponent {
  readonly entry: ComponentEntry
  readonly text: ComponentText
}

/** Every item with an id in the lists of a pack. */
export function componentsIn(pack: Json): readonly ComponentEntry[] {
  const entries: ComponentEntry[] = []
  const walk = (value: Json, path: readonly string[]): void => {
    const group = path.join('.')
    if (isRows(value)) {
      for (const [at, item] of value.entries())
        if (isFields(item) && typeof item.id === 'string') entries.push({ id: item.id, group, path: [...path, at] })
    } else if (isFields(value)) {
      if (typeof value.id === 'string') entries.push({ id: value.id, group, path })
      else for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name])
    }
  }
  walk(pack, [])
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
