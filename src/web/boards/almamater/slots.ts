import type { Color } from '../../../games/almamater/pack/terms.ts'
import { displayAt, type Play } from '../../../games/almamater/state.ts'
import type { PlaceName } from '../../plates/targets.ts'

/** The slots of a display that hold a textbook, or hold none, from left to right. */
export function slotsOf(play: Play, color: Color, filled: boolean): readonly PlaceName[] {
  const { books } = displayAt(play, play.state.layout.colors.indexOf(color))
  return books.flatMap((book, slot) => ((book === 1) === filled ? [`slot:${color}:${slot + 1}`] : []))
}
