import type { CoreState, Play } from '../contract.ts'
import { fork, isOver, take } from '../play.ts'

/**
 * In how many ways the next answers can be given: the leaves of the tree of legal answers, so deep. A rule that offers one
 * option more or less anywhere near a position changes its count.
 */
export function countTree<S extends CoreState, C>(play: Play<S, C>, depth: number): number {
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
