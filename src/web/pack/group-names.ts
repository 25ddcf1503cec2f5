import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import type { NameOfValue } from '../pack/names/names.ts'

/** How a part of a pack is called: by the board, or by the names of its fields. */
export function groupName(board: Board | undefined, language: Language, nameOf: NameOfValue, key: string): string {
  const told = board?.groups[language][key]
  if (told !== undefined) return told
  const names = key
    .split('.')
    .filter(name => name !== 'items')
    .slice(-2)
  return capitalised(names.map(nameOf).join(', '))
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
