import type { CoreState, Game, Play } from '../contract.ts'
import { fork, isOver, take } from '../play.ts'
import type { GameRecord } from '../record.ts'
import { replay } from '../replay.ts'

/** How many positions of a recorded game are looked at, evenly spread, and how many answers ahead. */
const POSITIONS = 20
const DEPTH = 2

/** In how many ways the next answers could have been given along a recorded game. */
export function waysAlong(game: Game, record: GameRecord, lines: readonly number[] = []): readonly number[] {
  const every = Math.ceil(record.answers.length / POSITIONS)
  const counts: number[] = []
  replay(game, record, lines, (play: Play, _outcome, index) => {
    if (index % every === 0) counts.push(countTree(play, DEPTH))
  })
  return counts
}

/**
 * In how many ways the next answers can be given: the leaves of the tree of legal answers, so deep. A rule that offers one
 * option more or less anywhere near a position changes its count.
 */
function countTree<S extends CoreState, C>(play: Play<S, C>, depth: number): number {
  const [question] = play.open
  if (question === undefined || depth === 0 || isOver(play)) return 1
  if (depth === 1) return question.options.length
  let leaves = 0
  for (const option of question.options) {
    const ahead = fork(play)
    take(ahead, question, option)
    leaves += countTree(ahead, depth - 1)
  }
  return leaves
}
