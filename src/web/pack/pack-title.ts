import type { Json } from '../../kernel/json.ts'
import { isFields } from '../../kernel/pack-faults.ts'

/** How an owner calls a pack, and its version. Both travel in the pack itself: the rules do not read them. */
export interface PackTitle {
  readonly name: string
  readonly version: number
}

export function titleOfPack(pack: Json): PackTitle {
  const told = isFields(pack) && isFields(pack.workshop) ? pack.workshop : {}
  return {
    name: typeof told.name === 'string' ? told.name : '',
    version: typeof told.version === 'number' ? told.version : 1,
  }
}

export const withTitle = (pack: Json, title: PackTitle): Json => ({
  ...(isFields(pack) ? pack : {}),
  workshop: { ...title },
})

/** The pack as a file, and as it goes on after it: what is changed from here on is the next version. */
export function fileOf(
  game: string,
  pack: Json,
): { readonly name: string; readonly text: string; readonly pack: Json } {
  const title = titleOfPack(pack)
  const words = title.name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return {
    name: `${game}-${words === '' ? 'box' : words}-${title.version}.json`,
    text: JSON.stringify(pack, undefined, 2),
    pack: withTitle(pack, { ...title, version: title.version + 1 }),
  }
}
