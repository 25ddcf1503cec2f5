import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { isFields } from '../../kernel/pack-faults.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
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

/**
 * How a component is called: by the game's own words, by its field, or by its number and what it says of itself in the pack, such as a
 * name or what it belongs to.
 */
export function nameOfEntry(
  naming: Omit<Naming, 'board'>,
  components: unknown,
  entry: PackEntry,
  pack: Json = naming.game.pack,
): string {
  const { knowledge, messages } = naming
  const told = entry.id === undefined ? undefined : textOf(naming, components, entry.id)?.name
  if (told !== undefined) return told
  const last = entry.path.at(-1)
  if (typeof last === 'number') {
    const own = ownName(naming, components, entry, valueAt(pack, entry.path))
    return own === undefined ? messages.workshop.row(last + 1) : `${messages.workshop.row(last + 1)}: ${own}`
  }
  const names = entry.path.filter(step => typeof step === 'string' && step !== 'items')
  return capitalised(names.map(step => knowledge.nameOf(String(step))).join(', '))
}

/** The name that a row has in the pack, else the first words in it: whose it is, or between what it lies. */
function ownName(
  naming: Omit<Naming, 'board'>,
  components: unknown,
  { field }: PackEntry,
  row: Json | undefined,
): string | undefined {
  if (field.kind !== 'record' || !isFields(row)) return undefined
  const { name, nameIt, title } = row
  const called = (naming.language === 'it' ? nameIt : undefined) ?? name ?? title
  if (typeof called === 'string') return called
  const words = field.parts.flatMap(part => {
    const word = row[part.name]
    if (typeof word !== 'string' || part.name === 'id' || !wordKinds.has(part.field.kind)) return []
    return [textOf(naming, components, word)?.name ?? naming.knowledge.nameOf(word)]
  })
  return words.length === 0 ? undefined : words.slice(0, 2).join(' – ')
}

const wordKinds: ReadonlySet<Field['kind']> = new Set(['id', 'choice'])

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

/** Components of one list by name; where several go by the same name, by what they say. */
export function toldApart(
  told: readonly { readonly name: string; readonly text?: string | undefined }[],
): readonly string[] {
  const often = new Map<string, number>()
  for (const { name } of told) often.set(name, (often.get(name) ?? 0) + 1)
  return told.map(({ name, text }) => (often.get(name) === 1 ? name : (text?.replace(/\.$/, '') ?? name)))
}

export const keyOf = (entry: PackEntry): string => entry.path.join('.')

/** What a component goes by in every release and every pack: its id and where it is listed, else its place. */
export const lastingKeyOf = ({ path, id }: PackEntry): string =>
  id === undefined ? path.join('.') : [...path.filter(step => typeof step === 'string'), id].join(' ')
