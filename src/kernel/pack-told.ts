import type { Translations } from './translations.ts'

/** Something that is wrong in a pack, with its place: `map.routes[0].a`. It is said in both languages that are whole. */
export interface PackFault {
  readonly path: string
  readonly told: Translations<string> & { readonly it: string }
}

export const fault = (path: string, told: PackFault['told']): PackFault => ({ path, told })

/** Something is named that the pack does not have. */
export const noSuch = (path: string, what: PackFault['told'], id: string): PackFault =>
  fault(path, { en: `there is no ${what.en} "${id}"`, it: `non c’è ${what.it} "${id}"` })

export const tooFew = (path: string, have: number, wanted: number, why: PackFault['told']): PackFault =>
  fault(path, {
    en: `${have} of them, but ${wanted} are needed (${why.en})`,
    it: `ce ne sono ${have}, ma ne servono ${wanted} (${why.it})`,
  })

/** Ids that stand twice, by their place. */
export function repeated(path: string, ids: readonly string[], field = 'id'): readonly PackFault[] {
  const first = new Map<string, number>()
  return ids.flatMap((id, at) => {
    const before = first.get(id)
    if (before !== undefined)
      return [
        fault(`${path}[${at}].${field}`, {
          en: `"${id}" is used already at ${path}[${before}]`,
          it: `"${id}" è già usato in ${path}[${before}]`,
        }),
      ]
    first.set(id, at)
    return []
  })
}
