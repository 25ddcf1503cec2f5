import { missingVolumes } from '../../games/newton/rules/requirements.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Cell } from './atlas.ts'
import { at } from './notes.ts'
import type { Outlook } from './outlook.ts'

const STUDY = 4

export interface ShelfWorth {
  /** Points of complete lines in the rounds that are left. */
  income: number
  /** What lines that are not complete promise. */
  promise: number
}

/** Complete lines pay to the end; for the others, what is missing costs time and hope. */
export function linesWorth(look: Outlook): ShelfWorth {
  const { atlas, player, weights, incomes, uses } = look
  const worth = { income: 0, promise: 0 }
  const shelf = atlas.boards.get(player.board)
  if (shelf === undefined) return worth
  const costs = new Float64Array(shelf.cells.length)
  for (let cell = 0; cell < costs.length; cell++)
    costs[cell] = look.filled[cell] === 1 ? 0 : cellCost(itemAt(shelf.cells, cell), look)
  const studies = uses[STUDY] ?? 0
  for (const { vp, cells } of shelf.lines) {
    let cost = 0
    for (const cell of cells) cost += costs[cell] ?? 0
    if (cost === 0) worth.income += vp * incomes
    else {
      const rounds = incomes - weights.lineDelay * cost
      if (rounds > 0) worth.promise += vp * rounds * Math.exp(-weights.lineDecay * cost) * (studies / (studies + cost))
    }
  }
  worth.promise *= weights.line
  return worth
}

/** What filling a book space still takes: an action, a symbol for high shelves, and what it asks for. */
function cellCost({ shelf, place, volumes }: Cell, look: Outlook): number {
  const { weights, visited, lasting } = look
  let cost = 1 + weights.cellShelf * Math.max(0, shelf - 1 - (lasting[STUDY] ?? 0))
  if (place >= 0 && visited[place] === 0) cost += weights.cellPlace
  if (volumes !== undefined) cost += weights.cellVolume * missingVolumes(look.volumes, volumes)
  return cost
}

/** What the Bookshelf tiles that will be taken bring beside the lines. */
export function tilesWorth({ notes, player, uses, weights }: Outlook): number {
  const table = notes.tilePoints
  const taken = player.tilesTaken
  return at(table, taken + weights.tilesPerStudy * (uses[STUDY] ?? 0)) - at(table, taken)
}
