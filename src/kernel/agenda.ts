import type { CoreState, Play, Seat } from './contract.ts'
import { RulesBroken } from './errors.ts'

/**
 * Something still to be done. A frame names a rule and carries that rule's own small data. Frames are values: they are
 * replaced, never changed, so that copies of a state may share them.
 */
export interface Frame {
  readonly rule: string
  /** Who is asked, or for whom it runs. */
  readonly seat?: Seat
  /** The component, option or rule that put this frame on the agenda. */
  readonly because?: string
}

/** The frame that comes next lies at the end of the agenda. */
export const topFrame = (state: CoreState): Frame | undefined => state.agenda[state.agenda.length - 1]

/** Puts one frame on top: it comes next. */
export function push<F extends Frame>(play: Play, frame: F): void {
  play.state.agenda.push(frame)
}

/** Puts frames on top so that they come in the order given. */
export function pushInOrder(play: Play, frames: readonly Frame[]): void {
  const { agenda } = play.state
  for (let at = frames.length - 1; at >= 0; at--) agenda.push(frames[at] as Frame)
}

export function popFrame(state: CoreState): Frame {
  const frame = state.agenda.pop()
  if (frame === undefined) throw new RulesBroken('the agenda is empty: the game is over')
  return frame
}
