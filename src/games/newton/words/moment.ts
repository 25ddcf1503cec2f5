import type { NewtonState } from '../state.ts'
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
