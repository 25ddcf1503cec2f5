import type { CoreState, Game, GameEvent, Seat } from '../../../kernel/contract.ts'
import { Refusal } from '../../../kernel/errors.ts'
import {
  answerAndRemember,
  answersOf,
  type Given,
  type History,
  historyOf,
  rewind,
  stepsToUndo,
  undo,
} from '../../../kernel/history.ts'
import { MOST_ORDERED, orderFor, ordersAfter, type StandingOrder } from '../../../kernel/orders.ts'
import { isOver, questionFor } from '../../../kernel/play.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import { beginRecord } from '../../../kernel/replay.ts'
import { eventsFor, viewOf } from '../../../kernel/view.ts'
import type { Happened } from '../session.ts'
import { leftAt, nextOn } from './course.ts'
import type { SavedTable } from './saved-table.ts'

/** A table of this browser while its game is played: the whole game, hidden things and all. It lives in the worker. */
export interface LocalTable {
  readonly game: Game
  readonly saved: SavedTable
  readonly history: History
  /** What each answer brought, whole. */
  readonly happened: Happened[]
  redo: readonly Given[]
  /** What the owner has answered in advance. */
  orders: readonly StandingOrder[]
}

/** Takes up a saved table by playing its record again. */
export function openTable(game: Game, saved: SavedTable): LocalTable {
  const play = beginRecord(game, saved.record)
  const happened = [{ answer: 0, seat: undefined, key: '', events: play.events ?? [], moment: game.moment(play.state) }]
  const table: LocalTable = { game, saved, history: historyOf(play), happened, redo: [], orders: [] }
  for (const { seat, key } of saved.record.answers) answerAt(table, seat, key)
  table.redo = saved.redo
  table.orders = saved.orders ?? []
  return table
}

export function answerAt(table: LocalTable, seat: Seat, key: string, by?: StandingOrder): void {
  const { events } = answerAndRemember(table.history, seat, key)
  const own = table.saved.seat
  table.orders = ordersAfter(table.orders, own, {
    own: seat === own,
    by,
    events,
    turnEnded: !inThisTurn(table),
    next: questionFor(table.history.play, own),
  })
  const next = table.redo[0]
  table.redo = next?.seat === seat && next.key === key ? table.redo.slice(1) : []
  remember(table, seat, key, events)
}

/** Gives the answers that were given in advance, as long as one fits what is asked. */
export function answerAsOrdered(table: LocalTable): void {
  const { seat } = table.saved
  for (let given = 0; given < MOST_ORDERED; given++) {
    const question = questionFor(table.history.play, seat)
    const order = question && orderFor(table.orders, question)
    if (order === undefined) return
    answerAt(table, seat, order.key, order)
  }
}

function remember(table: LocalTable, seat: Seat, key: string, events: readonly GameEvent[]): void {
  const moment = table.game.moment(table.history.play.state)
  table.happened.push({ answer: table.happened.length, seat, key, events, moment })
}

/** What the lesson has a seat answer now, while the game goes as the lesson does. */
export function taughtAnswer({ saved: { course = [] }, history }: LocalTable, seat: Seat): string | undefined {
  const next = nextOn(course, history.past)
  return next?.seat === seat ? next.key : undefined
}

/**
 * Where the seat left the lesson, as long as it has not answered in a later turn: back to there all can be taken back,
 * whatever came of it.
 */
function strayedAt({ game, saved: { course = [] }, history: { past } }: LocalTable, seat: Seat): number | undefined {
  const at = leftAt(course, past)
  if (at === undefined || past[at]?.seat !== seat) return undefined
  const own = past.slice(at).filter(one => one.seat === seat)
  return new Set(own.map(({ before }) => String(game.moment(before)))).size === 1 ? at : undefined
}

export const canUndo = (table: LocalTable, seat: Seat): boolean =>
  typeof stepsToUndo(table.history, seat) === 'number' || strayedAt(table, seat) !== undefined

/** Takes back the seat's last answer; answers that others gave at the same time stay given. */
export function undoAt(table: LocalTable, seat: Seat): void {
  const { history } = table
  const steps = stepsToUndo(history, seat)
  const strayed = strayedAt(table, seat)
  if (typeof steps !== 'number' && strayed !== undefined) {
    rewind(history, history.past.length - strayed)
    table.happened.splice(strayed + 1)
    table.redo = []
    return
  }
  const before = answersOf(history)
  undo(history, seat)
  if (typeof steps !== 'number') return
  const taken = before[before.length - steps]
  const again = table.happened.splice(table.happened.length - steps).slice(1)
  for (const one of again) remember(table, one.seat ?? 0, one.key, one.events)
  if (taken !== undefined) table.redo = [taken, ...table.redo]
}

export function redoAt(table: LocalTable, seat: Seat): void {
  const next = redoable(table, seat)
  if (next === undefined) throw new Refusal('cannot-undo', 'there is nothing of yours to give again')
  answerAt(table, seat, next.key)
}

export function redoable({ redo, history }: LocalTable, seat: Seat): Given | undefined {
  const next = redo[0]
  const offered = questionFor(history.play, seat)?.options
  return next?.seat === seat && offered?.some(option => option.key === next.key) ? next : undefined
}

/** Whether the seat has answered in this turn and can take all of it back. */
export function canRestartTurn(table: LocalTable, seat: Seat): boolean {
  return canUndo(table, seat) && inThisTurn(table)
}

/** The last answer belongs to the turn that is still played: the moment of the game has not moved on since before it. */
function inThisTurn({ game, history }: LocalTable): boolean {
  const last = history.past.at(-1)
  return last !== undefined && String(game.moment(last.before)) === String(game.moment(history.play.state))
}

export function restartTurnAt(table: LocalTable, seat: Seat): void {
  if (!canRestartTurn(table, seat)) throw new Refusal('cannot-undo', 'you have given no answer in this turn')
  while (canRestartTurn(table, seat)) undoAt(table, seat)
}

export const recordSoFar = ({ saved, history }: LocalTable): GameRecord => ({
  ...saved.record,
  answers: answersOf(history),
})

/** All that the owner of a table may see of it. */
export interface LocalView {
  readonly state: CoreState
  readonly asked: readonly Seat[]
  readonly over: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canRestartTurn: boolean
  readonly orders: readonly StandingOrder[]
  /** How many answers the page may keep of what it has; the rest was taken back. */
  readonly kept: number
  readonly news: readonly Happened[]
}

/** The view of a seat, with what happened after the first `known` answers. */
export function viewAt(table: LocalTable, seat: Seat, known: number): LocalView {
  const { play } = table.history
  return {
    state: viewOf(table.game, play.state, seat),
    asked: play.open.map(question => question.seat),
    over: isOver(play),
    canUndo: canUndo(table, seat),
    canRedo: redoable(table, seat) !== undefined,
    canRestartTurn: canRestartTurn(table, seat),
    orders: table.orders,
    kept: Math.min(known, table.happened.length),
    news: table.happened.slice(known).map(one => ({ ...one, events: eventsFor(one.events, seat) })),
  }
}
