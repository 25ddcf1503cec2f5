import { type ExpoState, NOBODY } from '../state.ts'
import type { Phrases } from './phrases.ts'

/** Where in the game we are: `Round 2, turn 3`. */
export function momentText(
  { table }: Phrases,
  { agenda, round, turns, endedBy }: Pick<ExpoState, 'agenda' | 'round' | 'turns' | 'endedBy'>,
): string {
  if (agenda.length === 0) return table.gameOver
  if (agenda.some(({ rule }) => rule === 'handicap')) return table.setup
  if (endedBy !== NOBODY && agenda.some(({ rule }) => rule === 'end-game')) return table.lastTurns
  return table.turn(round, turns + 1)
}
