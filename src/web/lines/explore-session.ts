import type { Seat } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { answersAlong } from '../../kernel/variations.ts'
import { eventsFor, viewOf } from '../../kernel/view.ts'
import { nothingOfOthers, nothingToOthers } from '../session/apart.ts'
import { adviceFor } from '../session/local/advice.ts'
import type { Happened, TableSession, TableSnapshot } from '../session/session.ts'
import type { Exploring, ExploringState } from './exploring.ts'

/** What of a game is explored. */
interface Explored {
  readonly id: string
  /** Nobody goes back behind so many answers. */
  readonly from?: number
  /** Whether anything is asked at a position. */
  readonly asks?: (state: ExploringState) => boolean
}

/** A game that is explored as a table of its own, where whoever looks answers for the seat that is asked. */
export function exploreSession(exploring: Exploring, explored: Explored): TableSession {
  const { from = 0 } = explored
  let of: ExploringState | undefined
  let shown: TableSnapshot | undefined
  const snapshot = (): TableSnapshot => {
    const state = exploring.get()
    if (shown === undefined || state !== of) shown = snapshotOf(state, explored)
    of = state
    return shown
  }
  const step = (by: 1 | -1): void => {
    const { position } = exploring.get()
    exploring.goTo({ ...position, at: Math.max(from, position.at + by) })
  }
  return {
    snapshot,
    subscribe: exploring.subscribe,
    commands: {
      ...nothingToOthers,
      answer: exploring.answer,
      undo: () => step(-1),
      redo: () => step(1),
      restartTurn() {
        const { position, along } = exploring.get()
        exploring.goTo({ ...position, at: Math.max(from, turnStart(along.happened, position.at)) })
      },
      advise: () => adviceFor(asAskedSeatSees(snapshot(), exploring.get())),
    },
    close: () => undefined,
  }
}

/** A bot that is asked for advice knows what the seat knew, whatever lies open for whoever looks. */
function asAskedSeatSees(snapshot: TableSnapshot, { game, along, position, asked }: ExploringState): TableSnapshot {
  const state = along.states[position.at]
  if (state === undefined || asked === undefined) return snapshot
  const seen = viewOf(game.game, state, asked)
  return { ...snapshot, seat: asked, play: resume(game.game, game.components, seen) }
}

/** Where the turn began that an answer belongs to. */
function turnStart(happened: readonly Happened[], at: number): number {
  const moment = String(happened[Math.max(0, at - 1)]?.moment)
  let start = Math.max(0, at - 1)
  while (start > 0 && String(happened[start - 1]?.moment) === moment) start--
  return start
}

function snapshotOf(state: ExploringState, { id, from = 0, asks = () => true }: Explored): TableSnapshot {
  const { game, annotated, position, along, eyes, play, open } = state
  const asked = asks(state) ? state.asked : undefined
  const viewer = eyes ?? state.asked
  const { record } = game
  const seen = (one: Happened): Happened =>
    open || viewer === undefined ? one : { ...one, events: eventsFor(one.events, viewer) }
  return {
    id,
    game: game.game,
    pack: record.pack ?? game.game.pack,
    connection: 'here',
    status: state.asked === undefined ? 'finished' : 'playing',
    arrangement: { visibility: 'private', options: {} },
    seat: viewer ?? 0,
    host: false,
    seats: Array.from({ length: record.players }, (_, seat) => ({
      kind: 'person' as const,
      name: nameOf(state, seat),
    })),
    play: asked === undefined ? { ...play, open: [] } : play,
    asked: asked === undefined ? [] : [asked],
    happened: along.happened.slice(0, position.at + 1).map(seen),
    notes: '',
    ...nothingOfOthers,
    canUndo: position.at > from,
    canRedo: position.at < answersAlong(annotated, position.line).length,
    canRestartTurn: position.at > from,
  }
}

export const nameOf = ({ game }: ExploringState, seat: Seat): string => game.record.names?.[seat] ?? String(seat + 1)
