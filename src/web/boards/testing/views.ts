import { chanceFromSeed } from '../../../kernel/chance.ts'
import type { CoreState, Game, Play } from '../../../kernel/contract.ts'
import { begin, isOver, resume } from '../../../kernel/play.ts'
import { takeRandomly } from '../../../kernel/playout.ts'
import { withSameParts } from '../../../kernel/sharing.ts'
import { viewOf } from '../../../kernel/view.ts'

/** What seat 0 is shown of a random game, answer by answer, with what did not change kept as it was. */
export function* viewsOf<S extends CoreState, C>(
  game: Game<S, C>,
  players: number,
  seed: string,
): Generator<Play<S, C>> {
  const play = begin(game, { players, seed })
  const chance = chanceFromSeed(seed)
  let state: S | undefined
  while (!isOver(play)) {
    state = withSameParts(state, viewOf(game, play.state, 0))
    yield resume(game, play.components, state)
    takeRandomly(play, chance)
  }
}
