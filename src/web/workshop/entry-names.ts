import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { capitalised, groupName } from '../known/group-names.ts'
import type { WorkshopBench } from './bench.ts'

/** How a part of the box is called. */
export const nameOfGroup = ({ board, language, knowledge, messages }: WorkshopBench, { key }: PackGroup): string =>
  key === '' ? messages.workshop.numbers : groupName(board, language, knowledge.nameOf, key)

/** How a component is called: by the game's own words, by its field, or by its number. */
export function nameOfEntry(bench: WorkshopBench, components: unknown, entry: PackEntry): string {
  const { knowledge, messages } = bench
  const told = entry.id === undefined ? undefined : textOf(bench, components, entry.id)?.name
  if (told !== undefined) return told
  const last = entry.path.at(-1)
  if (typeof last === 'number') return messages.workshop.row(last + 1)
  const names = entry.path.filter(step => typeof step === 'string' && step !== 'items')
  return capitalised(names.map(step => knowledge.nameOf(String(step))).join(', '))
}

/** A component's name and text, if its game has words for it. */
export function textOf(
  { game, language }: Pick<WorkshopBench, 'game' | 'language'>,
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
