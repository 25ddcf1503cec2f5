import { row } from '../../../kernel/rows.ts'
import type { Play, Player } from '../state.ts'

/** The bookshelf: tiles in the supply, and lines on the shelves (N-9). */

export function tilesLeft(play: Play, player: Player): number {
  let all = 0
  for (const { tiles } of play.components.pack.playerBoard.bookshelfPiles.piles) all += tiles
  return all - player.tilesTaken
}

/** Points per round of all complete lines (N-9.4), and how many they are. */
export function completeLines(play: Play, player: Player): { readonly count: number; readonly vp: number } {
  const { lines, printed } = row(play.components.boards, player.board)
  let count = 0
  let vp = 0
  for (const line of lines) {
    if (!isComplete(line.cells, player.shelf, printed)) continue
    count++
    vp += line.vpPerRound
  }
  return { count, vp }
}

export function isComplete(cells: readonly string[], shelf: readonly string[], printed: readonly string[]): boolean {
  for (const cell of cells) if (!shelf.includes(cell) && !printed.includes(cell)) return false
  return true
}
