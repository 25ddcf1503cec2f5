import { ownField } from '../../kernel/rows.ts'
import type { Board } from './board.ts'

/** Boards by game, each loaded only when one of its tables is opened. */
const boards: Readonly<Record<string, () => Promise<Board>>> = {
  almamater: async () => (await import('./almamater/board.ts')).almaMaterBoard,
  expo1906: async () => (await import('./expo1906/board.ts')).expoBoard,
  newton: async () => (await import('./newton/board.ts')).newtonBoard,
  inventions: async () => (await import('./inventions/board.ts')).inventionsBoard,
}

export const hasBoard = (game: string): boolean => ownField(boards, game) !== undefined

export async function loadBoard(game: string): Promise<Board | undefined> {
  return ownField(boards, game)?.()
}
