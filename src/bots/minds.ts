import type { CoreState, Game } from '../kernel/contract.ts'
import { almaMind } from './almamater/mind.ts'
import { expoMind } from './expo1906/mind.ts'
import { inventionsMind } from './inventions/mind.ts'
import { type Mind, plainMind } from './mind.ts'
import { newtonMind } from './newton/mind.ts'

/** The games that bots know more of than the rules. */
const minds: ReadonlyMap<string, Mind> = new Map([
  ['inventions', inventionsMind as Mind],
  ['newton', newtonMind as Mind],
  ['expo1906', expoMind as Mind],
  ['almamater', almaMind as Mind],
])

export const mindOf = <S extends CoreState, C>(game: Game<S, C>): Mind<S, C> =>
  (minds.get(game.id) ?? plainMind) as unknown as Mind<S, C>
