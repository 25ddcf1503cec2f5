/** Frozen rules are JavaScript without types of their own. */
declare module '*.frozen.mjs' {
  import type { Game } from '../kernel/contract.ts'
  export const game: Game
}
