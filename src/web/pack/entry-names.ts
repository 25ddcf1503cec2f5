import type { Game } from '../../kernel/contract.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import type { WorkshopMessages } from '../messages/workshop/messages.ts'
import { capitalised, groupName } from './group-names.ts'
import type { PackKnowledge } from './knowledge.ts'

/** What names are made of. */
export interface Naming {
  readonly game: Game
  readonly board: Board | undefined
  readonly language: Language
  readonly knowledge: PackKnowledge
  readonly messages: WorkshopMessages
}

/** How a part of the box is called. */
export const nameOfGroup = ({ board, language, knowledge, messages }: Naming, { key }: PackGroup): string =>
  key === '' ? messages.workshop.numbers : groupName(board, language, knowledge.nameOf, key)

/** How a component is called: by the game's own words, by its field, or by its number. */
export function nameOfEntry(naming: Omit<Naming, 'board'>, components: unknown, entry: PackEntry): string {
  const { knowledge, messages } = naming
  const told = entry.id === undefined ? undefined : textOf(naming, components, entry.id)?.name
  if (told !== undefined) return told
  const last = entry.path.at(-1)
  if (typeof last === 'number') return messages.workshop.row(last + 1)
  const names = entry.path.filter(step => typeof step === 'string' && step !== 'items')
  return capitalised(names.map(step => knowledge.nameOf(String(step))).join(', '))
}

/** A component's name and text, if its game has words for it. */
export function textOf(
  { game, language }: Pick<Naming, 'game' | 'language'>,
  components: unknown,
  id: string,
): { readonly name: string; readonly text: string } | undefined {
  try {
    return components === undefined ? undefined : game.words[language].component(components, id)
  } catch {
    return undefined
  }
}

export const keyOf = (entry: PackEntry): string => entry.path.join('.')
