import { type ExpoState, GHOST, NOBODY, type Play, type Token } from '../state.ts'

/** A token that arrives goes under all others in its space: the front of the list is the bottom (E-8.6). */
export function moveToFront({ tokens }: ExpoState, at: number, row: number, column: number): void {
  const { owner } = tokens[at] as Token
  for (let index = at; index > 0; index--) tokens[index] = tokens[index - 1] as Token
  tokens[0] = { owner, row, column }
}

/** The player who leads a row: the owner of the top token in its rightmost space; a Ghost leads for nobody (E-8.7). */
export function leaderOf({ state }: Play, row: number): number {
  let furthest = 1
  let leader = NOBODY
  for (const token of state.tokens)
    if (token.row === row && token.column > 1 && token.column >= furthest) {
      furthest = token.column
      leader = token.owner === GHOST ? NOBODY : token.owner
    }
  return leader
}
