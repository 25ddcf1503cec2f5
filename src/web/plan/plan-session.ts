import { nothingOfOthers, nothingToOthers } from '../session/apart.ts'
import type { TableSession, TableSnapshot } from '../session/session.ts'
import { lineOf } from './plan-line.ts'
import type { Planning, PlanningState } from './planning.ts'

/** A plan as a table of its own: the same page shows it and asks in it, and nothing that is done there leaves the page. */
export function planSession(planning: Planning): TableSession {
  let of: PlanningState | undefined
  let shown: TableSnapshot | undefined
  return {
    snapshot() {
      const state = planning.get()
      if (shown === undefined || state !== of) shown = snapshotOf(state)
      of = state
      return shown
    },
    subscribe: planning.subscribe,
    commands: {
      answer: planning.answer,
      undo: planning.undo,
      redo: planning.redo,
      restartTurn: planning.clear,
      ...nothingToOthers,
    },
    close: planning.close,
  }
}

function snapshotOf(state: PlanningState): TableSnapshot {
  const { real, current, laid, undone } = state
  const { play, steps, halt } = laid
  const { seat } = current
  const last = real.happened.at(-1)?.answer ?? 0
  const canUndo = lineOf(state).length > 0
  return {
    ...real,
    connection: 'here',
    // Where a plan stops, nothing is asked any more.
    play: halt === undefined ? play : { ...play, open: [] },
    asked: halt === undefined ? [seat] : [],
    happened: [
      ...real.happened,
      ...steps.map(({ events, step, answers: [first] }, at) => ({
        answer: last + 1 + at,
        seat,
        key: step.keys.join(' '),
        events,
        moment: play.game.moment(first?.play.state ?? play.state),
      })),
    ],
    canUndo,
    canRedo: undone.length > 0,
    canRestartTurn: canUndo,
    ...nothingOfOthers,
  }
}
