import type { AlmaMater } from '../components.ts'
import type { Color } from '../pack/terms.ts'
import type { AlmaMaterState } from '../state.ts'
import { nameOf } from './components.ts'
import type { TablePhrases } from './phrases/table.ts'
import type { Phrases } from './phrases.ts'

/** Where in the game we are: `Round 2, turn 3`. */
export function momentText(
  { table }: Phrases,
  state: Pick<AlmaMaterState, 'agenda' | 'round' | 'turnsTaken' | 'seats'>,
): string {
  const { agenda, round, turnsTaken, seats } = state
  if (agenda.length === 0) return table.gameOver
  if (agenda.some(({ rule }) => rule === 'next-turn')) return table.turn(round, Math.floor(turnsTaken / seats) + 1)
  return agenda.some(({ rule }) => rule === 'draft' || rule === 'put-away' || rule === 'setup-done')
    ? table.settingUp
    : table.endOfRound(agenda.some(({ rule }) => rule === 'begin-round') ? round - 1 : round)
}

/** What gave points: a source during the game, a step of the final scoring, or the component itself. */
export const scoreReasonText = (phrases: Phrases, components: AlmaMater, because: string): string =>
  phrases.table.scores[because as keyof TablePhrases['scores']] ?? nameOf(phrases, components, because)

/** What decides on equal points. */
export const tieBreakText = ({ table }: Phrases, by: string): string =>
  table.tieBreaks[by as keyof TablePhrases['tieBreaks']] ?? by

/** What is chosen before the game, and its values. */
export const gameOptionText = ({ table }: Phrases, name: string): string =>
  table.options[name as keyof TablePhrases['options']] ?? name

export function optionValueText({ table, terms }: Phrases, name: string, value: string): string {
  if (name === 'colors') return value === '' ? table.anyColor : (terms.colors[value as Color] ?? value)
  if (value === 'true') return table.yes
  return value === 'false' ? table.no : value
}
