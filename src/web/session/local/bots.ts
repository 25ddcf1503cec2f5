import { choose } from '../../../bots/choose.ts'
import { isLevel } from '../../../bots/levels.ts'
import type { CoreState, Game, Seat } from '../../../kernel/contract.ts'

/** How long a bot in this page may think about one answer, in milliseconds. */
const PATIENCE = 700

/** The answer of a bot that knows what its seat knows. `player` is who it is through a whole game: its table. */
export function chooseFor(
  game: Game,
  components: unknown,
  view: CoreState,
  seat: Seat,
  level: string,
  player: string,
): string {
  const seed = crypto.randomUUID()
  return choose(isLevel(level) ? level : 'novice', { game, components, view, seat, seed, player, budgetMs: PATIENCE })
}
