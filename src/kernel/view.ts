import type { Frame } from './agenda.ts'
import { hiddenChance } from './chance.ts'
import type { CoreState, Game, GameEvent, Play, Seat } from './contract.ts'
import { HIDDEN } from './hidden.ts'
import { isTogetherFrame, maskTogether } from './together.ts'

/**
 * What a seat, or a spectator, may see of a state: a copy to play on with. It has the state's own shape, so the same rules
 * run on it until they meet something hidden. This and `showing` are the only ways out of the engine.
 */
export function viewOf<S extends CoreState, C>(game: Game<S, C>, state: S, viewer: Seat | undefined): S {
  return game.copy(showing(game, state)(viewer))
}

/**
 * Shows a state to whoever looks, only to be read: what is not hidden is the state's own, and what is hidden from all is
 * made once for all.
 */
export function showing<S extends CoreState, C>(game: Game<S, C>, state: S): (viewer: Seat | undefined) => S {
  const { agenda } = state
  const masked = { ...game.mask(state), chance: hiddenChance() }
  const hasSecrets = agenda.some(isTogetherFrame)
  return viewer => {
    const view = viewer === undefined ? masked : game.unmask(masked, state, viewer)
    return hasSecrets ? { ...view, agenda: agenda.map(frame => maskFrame(frame, viewer)) } : view
  }
}

const maskFrame = (frame: Frame, viewer: Seat | undefined): Frame =>
  isTogetherFrame(frame) ? maskTogether(frame, viewer) : frame

/** Events as a seat, or a spectator, may see them. */
export function eventsFor(events: readonly GameEvent[], viewer: Seat | undefined): readonly GameEvent[] {
  return events.map(event => maskEvent(event, viewer))
}

/** Whether everybody may see the whole of an event. */
export const isForAll = ({ only }: GameEvent): boolean => only === undefined

function maskEvent(event: GameEvent, viewer: Seat | undefined): GameEvent {
  if (isForAll(event) || (viewer !== undefined && event.only?.includes(viewer))) return event
  const hidden = (event.hides ?? []).map(field => [field, HIDDEN])
  return { ...event, ...Object.fromEntries(hidden) }
}

/** Whether a seat is asked now. */
export const isAsked = (play: Play, seat: Seat): boolean => play.open.some(question => question.seat === seat)
