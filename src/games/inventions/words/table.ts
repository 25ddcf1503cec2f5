import type { Inventions } from '../components.ts'
import type { InventionsState } from '../state.ts'
import { nameOf } from './components.ts'
import type { ScorePhrases, TablePhrases, Title } from './phrases/table.ts'
import type { Phrases } from './phrases.ts'

/** What gave points: a source during the game, or the tile or goal itself. */
export const scoreReasonText = (phrases: Phrases, of: Inventions, because: string): string =>
  phrases.scores.sources[because as keyof ScorePhrases['sources']] ?? nameOf(phrases, of, because)

/** Packs may have titles of their own: those keep their name. */
export const rankText = ({ scores }: Phrases, rank: string): string => scores.titles[rank as Title] ?? rank

/** What decides on equal points. */
export const tieBreakText = ({ scores }: Phrases, by: string): string =>
  scores.tieBreaks[by as keyof ScorePhrases['tieBreaks']] ?? by

export const gameOptionText = ({ table }: Phrases, name: string): string =>
  table.options[name as keyof TablePhrases['options']] ?? name

export function optionValueText({ table }: Phrases, name: string, value: string): string {
  if (name === 'colors') return table.colors[value as keyof TablePhrases['colors']] ?? table.anyColor
  if (name === 'level') return table.levels[value as keyof TablePhrases['levels']] ?? value
  if (value === 'true') return table.yes
  return value === 'false' ? table.no : value
}

/** Where in the game we are. The Era track has one space in the first era and three in each of the others. */
export function momentText({ table, terms }: Phrases, state: InventionsState): string {
  const { agenda, space, turnsTaken, order } = state
  if (agenda.length === 0) return table.over
  if (agenda.some(({ rule }) => rule === 'stone-age-ends')) return table.stoneAge
  const era = space === 0 ? 0 : Math.floor((space + 2) / 3)
  const round = space === 0 ? 1 : ((space + 2) % 3) + 1
  return table.moment(terms.eras[era] ?? '', round, Math.min(turnsTaken + 1, order.length))
}
