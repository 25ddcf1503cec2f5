import { keptByName } from './kept-by-name.ts'
import { type Solving, solvingAtFirst } from './solving.ts'

/** How well somebody solves challenges on this device, by game. */
export const keptSolving = keptByName<Solving>(
  'athenaeum-solving',
  solving => Number.isFinite(solving?.rating) && Number.isInteger(solving?.counted),
)

export const solvingOf = (game: string, known: Readonly<Record<string, Solving>>): Solving =>
  known[game] ?? solvingAtFirst(game)

export const changeSolving = (game: string, changed: (solving: Solving) => Solving) =>
  keptSolving.change(game, solvingAtFirst(game), changed)
