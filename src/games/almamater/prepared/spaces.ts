import type { Option } from '../../../kernel/question.ts'
import { rowNamed } from '../../../kernel/rows.ts'
import { addList, type EffectChoice, type EffectList, type EffectLists, prepareChoices } from '../effects.ts'
import type { PackSpaceAction } from '../pack/spaces.ts'
import type { Pack } from '../pack.ts'
import { option } from '../verbs.ts'

/** The spaces of a board, and those of own students. */

export interface BoardSpaces {
  readonly id: string
  readonly spaces: readonly Space[]
  readonly bishop: Space
  readonly colloquium: Space
  /** The space of each campus row, from row 1. */
  readonly rows: readonly Space[]
  readonly slots: Pack['boards'][number]['professorSlots']
  /** The academy space that serves each slot. */
  readonly academyOf: readonly Space[]
  /** The space of each action that has one of its own. */
  readonly spaceOf: ReadonlyMap<string, Space>
  readonly income: readonly number[]
  readonly scoring: readonly number[]
  readonly finishSymbols: readonly string[]
}

export interface Space {
  readonly id: string
  readonly index: number
  readonly kind: Pack['boards'][number]['actionSpaces'][number]['kind']
  readonly actions: readonly SpaceAction[]
  /** The slots that it serves, of an academy space. */
  readonly slots: readonly number[]
}

export type SpaceAction =
  | { readonly kind: 'student'; readonly name: string; readonly row: number }
  | { readonly kind: 'professor'; readonly name: string }
  | ChoiceAction
  | BishopAction
  | {
      readonly kind: 'colloquium'
      readonly name: string
      readonly dictionaryPrice: number
      readonly textbookPrice: number
    }

export interface ChoiceAction {
  readonly kind: 'choice'
  readonly name: string
  readonly choices: readonly EffectChoice[]
}

/** Ducats by the number of pieces; place 0 is for none. */
export interface BishopAction {
  readonly kind: 'bishop'
  readonly name: string
  readonly ducats: readonly number[]
}

/** The space of an own student: buy own textbooks, then gain something. */
export interface OwnSpace {
  readonly id: string
  readonly student: string
  readonly max: number
  readonly price: number
  readonly gives: EffectList
  /** By how many are bought. */
  readonly buy: readonly Option[]
}

export function prepareBoard(lists: EffectLists, board: Pack['boards'][number]): BoardSpaces {
  const spaces = board.actionSpaces.map(
    ({ id, kind, actions }, index): Space => ({
      id,
      index,
      kind,
      actions: actions.map(action => prepareAction(lists, id, action)),
      slots: board.professorSlots.flatMap(({ academySpace }, slot) => (academySpace === id ? [slot] : [])),
    }),
  )
  const at = (id: string): Space => rowNamed(spaces, id)
  const kind = (wanted: Space['kind']): Space => spaces.find(space => space.kind === wanted) as Space
  const rowOf = ({ actions: [action] }: Pack['boards'][number]['actionSpaces'][number]): number =>
    action !== undefined && 'row' in action ? action.row : 0
  const campus = board.actionSpaces.filter(space => space.kind === 'campus').sort((a, b) => rowOf(a) - rowOf(b))
  const ranked = (byRank: Readonly<Record<string, number>>): readonly number[] => Object.values(byRank)
  return {
    id: board.id,
    spaces,
    bishop: kind('bishop'),
    colloquium: kind('colloquium'),
    rows: campus.map(space => at(space.id)),
    slots: board.professorSlots,
    academyOf: board.professorSlots.map(slot => at(slot.academySpace)),
    spaceOf: new Map(spaces.flatMap(space => space.actions.map(({ name }) => [name, space]))),
    income: ranked(board.reputationIncome),
    scoring: ranked(board.reputationScoring),
    finishSymbols: board.finishSymbols,
  }
}

export function prepareAction(lists: EffectLists, owner: string, action: PackSpaceAction): SpaceAction {
  const { name } = action
  const list = `${owner}:${name}`
  if ('chooseOne' in action)
    return { kind: 'choice', name, choices: prepareChoices(lists, list, name, 'spaces', name, action.chooseOne) }
  if ('exchange' in action)
    return { kind: 'choice', name, choices: prepareChoices(lists, list, name, 'spaces', name, [action]) }
  switch (action.action) {
    case 'bishop':
      return { kind: 'bishop', name, ducats: [0, ...Object.values(action.table)] }
    case 'recruit-student':
      return { kind: 'student', name, row: action.row - 1 }
    case 'recruit-professor':
      return { kind: 'professor', name }
    case 'colloquium':
      return {
        kind: 'colloquium',
        name,
        dictionaryPrice: action.dictionaryPrice,
        textbookPrice: action.supplyTextbookPrice,
      }
  }
}

export function prepareOwnSpace(
  lists: EffectLists,
  student: string,
  { id, effects: [buy, ...gives] }: NonNullable<Pack['students'][number]['actionSpace']>,
): OwnSpace {
  return {
    id,
    student,
    max: buy.max,
    price: buy.price,
    gives: addList(lists, id, id, 'spaces', gives),
    buy: Array.from({ length: buy.max + 1 }, (_, count) => option('own', id, String(count))),
  }
}
