import type { CoreState, Play, Seat } from './contract.ts'
import { RulesBroken } from './errors.ts'

/**
 * Something still to be done. A frame names a rule and carries that rule's own small data. Frames are values: they are
 * replaced, never changed, so that copies of a state may share them.
 */
export interface Frame<N extends string = string> {
  readonly rule: N
  /** Who is asked, or for whom it runs. */
  readonly seat?: Seat
  /** The component, option or rule that put this frame on the agenda. */
  readonly because?: string
}

/** A frame of one seat. Only such a frame can ask. */
export interface SeatFrame<N extends string = string> extends Frame<N> {
  readonly seat: Seat
}

/** The kernel's own frame, which every game has: control is about to pass on. */
export type ConfirmFrame = SeatFrame<'confirm'>

/** What can stand on the agenda of a state, the kernel's own frame among it. */
export type FrameOf<S extends CoreState> = S['agenda'][number]

/** Those of some frames that call the rule of this name. Of a frame that can call several, only what calls this one. */
export type FrameNamed<F extends Frame, N extends string> =
  F extends Frame<N> ? F : N extends F['rule'] ? F & Frame<N> : never

/** Whether a frame calls one of these rules. */
export const calls = <F extends Frame, N extends F['rule']>(
  frame: F,
  ...rules: readonly N[]
): frame is FrameNamed<F, N> & F => rules.some(rule => rule === frame.rule)

/** A frame whose rule is known to be one of these, because no other offers such an option. */
export function calling<F extends Frame, N extends F['rule']>(frame: F, ...rules: readonly N[]): FrameNamed<F, N> {
  if (!calls(frame, ...rules))
    throw new RulesBroken(`a frame of ${rules.join(' or ')} is expected, not of ${frame.rule}`)
  return frame
}

/** The frame that comes next lies at the end of the agenda. */
export const topFrame = <S extends CoreState>(state: S): FrameOf<S> | undefined => state.agenda[state.agenda.length - 1]

/** Puts one frame on top: it comes next. */
export function push<S extends CoreState>(play: Play<S>, frame: FrameOf<S>): void {
  play.state.agenda.push(frame)
}

/** Puts frames on top so that they come in the order given. */
export function pushInOrder<S extends CoreState>(play: Play<S>, frames: readonly FrameOf<S>[]): void {
  const { agenda } = play.state
  for (let at = frames.length - 1; at >= 0; at--) agenda.push(frames[at] as Frame)
}

export function popFrame(state: CoreState): Frame {
  const frame = state.agenda.pop()
  if (frame === undefined) throw new RulesBroken('the agenda is empty: the game is over')
  return frame
}
