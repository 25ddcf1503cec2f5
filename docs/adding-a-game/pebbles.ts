import type { Game } from '../../src/kernel/contract.ts'
import { type Pebbles, pack, prepare } from './pack.ts'
import { rules } from './rules.ts'
import { scores } from './scores.ts'
import { mask, unknowns, unmask } from './secrets.ts'
import { copy, type PebblesState, setup } from './state.ts'
import { words } from './words.ts'

/**
 * Pebbles, a small complete game: every part of the contract is used once. `../adding-a-game.md` is the tour.
 *
 * Everyone has a hidden hand of pebbles. In each round all throw one into the pond, in secret and at once; a pebble
 * thrown alone of its kind scores 2. Then each seat has a turn: take a pebble from the shore for shells, draw one from
 * the bag, swap one with the pond, or gather shells. At the end every pebble in hand scores.
 */
export const pebbles: Game<PebblesState, Pebbles> = {
  id: 'pebbles',
  title: 'Pebbles',
  players: { min: 1, max: 4 },
  minutes: 5,
  weight: 1,
  rulesVersion: 1,
  options: { tide: { kind: 'boolean', default: false } },
  pack,
  prepare,
  setup,
  rules,
  copy,
  mask,
  unmask,
  unknowns,
  scores,
  moment: state => [state.round, state.turns],
  words,
}

export type { Pebbles, PebblesState }
