import type { Newton } from '../components.ts'
import type { NewtonState, PointSource } from '../state.ts'
import { colorText } from './amounts.ts'
import { nameOf } from './components.ts'
import type { Rank, TablePhrases } from './phrases/table.ts'
import type { Phrases } from './phrases.ts'

/** Where in the game we are: `Round 2, turn 3`. */
export function momentText(
  { table }: Phrases,
  state: Pick<NewtonState, 'agenda' | 'round' | 'turnsTaken' | 'seats'>,
): string {
  const { agenda, round, turnsTaken, seats } = state
  if (agenda.length === 0) return table.gameOver
  if (agenda.some(({ rule }) => rule === 'draft' || rule === 'keep-masters')) return table.mastersAreChosen
  if (agenda.some(({ rule }) => rule === 'push-under')) return table.endOfRound(round)
  return table.turn(round, Math.floor(turnsTaken / seats) + 1)
}

/** What gave points: a source during the game, or the Objective or Master itself. */
export const scoreReasonText = (phrases: Phrases, newton: Newton, because: string): string =>
  phrases.scores.sources[because as PointSource] ?? nameOf(phrases, newton, because)

/** Packs may have ranks of their own: those keep their name. */
export const rankText = ({ scores }: Phrases, rank: string): string => scores.ranks[rank as Rank] ?? rank

/** What is chosen before the game, and its values. */
export const gameOptionText = ({ table }: Phrases, name: string): string =>
  table.options[name as keyof TablePhrases['options']] ?? name

export function optionValueText(phrases: Phrases, name: string, value: string): string {
  const { table } = phrases
  if (name === 'colors') return value === '' ? table.anyColor : colorText(phrases, value)
  if (value === 'true') return table.yes
  return value === 'false' ? table.no : value
}
