import { byName } from '../../../kernel/by-name.ts'
import { ownField } from '../../../kernel/rows.ts'
import type { Language } from '../../../kernel/words.ts'

/** How the fields of packs, their shapes and their choices are called. English may lack a name that reads well as it is spelled. */
export type ValueNames = { readonly en: Names } & { readonly [L in Language]?: Names }
type Names = Readonly<Record<string, string>>

const loaders = byName<() => Promise<ValueNames>>({
  newton: async () => (await import('./newton.ts')).names,
  expo1906: async () => (await import('./expo1906.ts')).names,
  almamater: async () => (await import('./almamater.ts')).names,
  inventions: async () => (await import('./inventions.ts')).names,
})

/** How a value of a game is called in a language. */
export type NameOfValue = (name: string) => string

export async function loadValueNames(game: string, language: Language): Promise<NameOfValue> {
  const [{ names: common }, own] = await Promise.all([import('./common.ts'), loaders[game]?.()])
  return namingOf([own, common], language)
}

/** The first table that has a name says it; else English does; else the name is read as it is spelled. */
export function namingOf(tables: readonly (ValueNames | undefined)[], language: Language): NameOfValue {
  const said = (names: Names | undefined, name: string): string | undefined => names && ownField(names, name)
  return name => {
    const inLanguage = tables.map(table => said(table?.[language], name)).find(one => one !== undefined)
    return inLanguage ?? tables.map(table => said(table?.en, name)).find(one => one !== undefined) ?? spelledOut(name)
  }
}

/** `startingCoins` → `starting coins`; `before-main` → `before main` */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/[-.]/g, ' ')
