import { type Chance, chanceFromSeed, nextBelow } from '../../../kernel/chance.ts'
import type { CoreState, Game, Seat } from '../../../kernel/contract.ts'
import { imagine } from '../../../kernel/imagine.ts'
import { questionFor, resume } from '../../../kernel/play.ts'

const chance: Chance = chanceFromSeed(crypto.randomUUID())

/** The answer of a bot that knows what its seat knows. */
export function chooseFor(game: Game, components: unknown, view: CoreState, seat: Seat, _level: string): string {
  const world = imagine(game, components, view, seat, chance)
  const options = questionFor(resume(game, components, world), seat)?.options ?? []
  const chosen = options[nextBelow(chance, options.length)]
  if (chosen === undefined) throw new Error(`seat ${seat} is not asked`)
  return chosen.key
}
