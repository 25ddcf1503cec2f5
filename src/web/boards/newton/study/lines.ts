import { byId, type NewtonComponents } from '../components.ts'
import type { PlayerScene } from '../scene.ts'

/** The points that the complete lines of a shelf give each round. */
export function linesPerRound(player: PlayerScene, components: NewtonComponents): number {
  const { lines } = byId(components.studyBoards, player.studyBoard)
  return lines.filter(line => player.lines.includes(line.id)).reduce((sum, line) => sum + line.vpPerRound, 0)
}
