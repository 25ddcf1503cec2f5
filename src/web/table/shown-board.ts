import type { Play } from '../../kernel/contract.ts'
import type { Marks } from '../plates/targets.ts'

/** Another position, shown on the board in place of the one that is played. */
export interface ShownBoard {
  readonly play: Play
  readonly marks: Marks
}

/** Shows a position on the board; undefined goes back to the one that is played. */
export type ShowBoard = (shown: ShownBoard | undefined) => void
