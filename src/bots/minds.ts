import type { CoreState, Game } from '../kernel/contract.ts'
import { almaMind } from './almamater/mind.ts'
import { expoMind } from './expo1906/mind.ts'
import { inventionsMind } from './inventions/mind.ts'
import { type Mind, plainMind } from './mind.ts'
import { newtonMind } from './newton/mind.ts'

/** The games that bots know more of than the rules. */
const minds: ReadonlyMap<string, Mind> = new Map<string, Mind>([
  ['inventions', inventionsMind],
  ['newton', newtonMind],
  ['expo1906', expoMind],
  ['almamater', almaMind],
])

export const mindOf = <S extends CoreState, C>(game: Game<S, C>): Mind<S, C> => minds.get(game.id) ?? plainMind
