import type { Expo } from '../components.ts'
import type { Handicap } from '../pack.ts'
import { type ExpoState, NOBODY, placesAtTable } from '../state.ts'
import { nameOf } from './names.ts'
import type { TablePhrases } from './phrases/table.ts'
import type { Phrases } from './phrases.ts'

/** Where in the game we are: `Round 2, turn 3`. */
export function momentText(
  { table }: Phrases,
  state: Pick<ExpoState, 'agenda' | 'round' | 'turns' | 'endedBy' | 'seats'>,
): string {
  const { agenda, round, turns, endedBy } = state
  if (agenda.length === 0) return table.gameOver
  if (agenda.some(({ rule }) => rule === 'handicap')) return table.setup
  if (endedBy !== NOBODY && agenda.some(({ rule }) => rule === 'end-game')) return table.lastTurns
  return table.turn(round, Math.floor(turns / placesAtTable(state)) + 1)
}

/** What gave points: a source during the game, or the component itself. */
export const scoreReasonText = (phrases: Phrases, expo: Expo, because: string): string =>
  phrases.table.sources[because as keyof TablePhrases['sources']] ?? nameOf(phrases, expo, because)

/** What decides on equal points. */
export const tieBreakText = ({ table }: Phrases, by: string): string =>
  table.tieBreaks[by as keyof TablePhrases['tieBreaks']] ?? by

/** What is chosen before the game, and its values. */
export const gameOptionText = ({ table }: Phrases, name: string): string =>
  table.options[name as keyof TablePhrases['options']] ?? name

export function optionValueText({ table, terms }: Phrases, name: string, value: string): string {
  if (name === 'handicaps') return table.handicaps[value as Handicap] ?? value
  if (name === 'colors') return value === '' ? table.any : terms.colors[value as keyof typeof terms.colors]
  if (value === 'true') return table.yes
  return value === 'false' ? table.no : value
}
