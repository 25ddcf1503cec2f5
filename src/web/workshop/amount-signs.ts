import type { Board } from '../boards/board.ts'
import { type IconToken, thing, volume } from '../plates/icon-tokens.ts'
import { type IconName, isIconName } from '../plates/icons/icons.ts'
import { volumeCovers } from '../plates/pieces/Volume.tsx'

/** How the amounts of a form are drawn: as the board draws them, by the names that packs give them. */
export function signOf({ id }: { readonly id: string }, board: Board | undefined, name: string): IconToken | undefined {
  const sign = ownSigns[id]?.[name]
  if (sign !== undefined) return sign
  const icon = board?.amountIcons[name] ?? name
  return isIconName(icon) ? thing(icon) : undefined
}

const things = (icons: Readonly<Record<string, IconName>>): Readonly<Record<string, IconToken>> =>
  Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, thing(icon)]))

/** What packs call otherwise than events do. */
const ownSigns: Readonly<Record<string, Readonly<Record<string, IconToken>>>> = {
  newton: Object.fromEntries(volumeCovers.map(color => [color, volume(color)])),
  almamater: things({
    dictionaries: 'dictionary',
    ownTextbooks: 'ownBook',
    textbooks: 'textbook',
    greenSteps: 'freeStep',
    blackSteps: 'step',
    masters: 'pawn',
  }),
}
