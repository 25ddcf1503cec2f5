import type { PageRoute } from '../app/route.ts'

/** Games with a handbook. Apart from the handbooks, so that the first page need not load any of them. */
export const gamesWithHandbook: readonly string[] = ['almamater', 'expo1906', 'inventions', 'newton']

/** Where a game is explained: in its handbook, else in its rules. */
export const explainedAt = (game: string): PageRoute =>
  gamesWithHandbook.includes(game) ? { page: 'handbook', game } : { page: 'rules', game }
