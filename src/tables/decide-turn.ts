import type { Seat } from '../kernel/contract.ts'
import type { UndoRefusal } from '../kernel/history.ts'
import type { StandingOrder } from '../kernel/orders.ts'
import { questionFor } from '../kernel/play.ts'
import { type Course, wayBack, wayBeforeLast, wayToTurnStart } from './course.ts'
import type { EntryBody } from './entry.ts'
import { TableRefusal, type TableWhy } from './refusal.ts'
import { peopleSeats } from './seats.ts'
import { botsAsked, isPaused, statusOf, type Table } from './table.ts'

/** The game, if it runs; else a refusal. */
export function mustPlay({ course }: Table): Course {
  if (course === undefined) throw new TableRefusal('not-started')
  return course
}

/** The game, if it is not over. A finished game stays as it is: its seed has been shown. */
export function mustGoOn(table: Table): Course {
  const course = mustPlay(table)
  if (statusOf(table) === 'finished') throw new TableRefusal('game-is-over')
  return course
}

/** The game, if answers are taken now. */
function mustAnswer(table: Table): Course {
  if (isPaused(table)) throw new TableRefusal('game-is-paused')
  return mustGoOn(table)
}

export function answerFor(
  table: Table,
  { seat, key, asked }: { readonly seat: Seat; readonly key: string; readonly asked?: number | undefined },
): readonly EntryBody[] {
  mustAnswer(table)
  mustBeCurrent(table, seat, asked)
  if (table.late.includes(seat)) throw new TableRefusal('time-ran-out')
  return [{ kind: 'answered', seat, key }]
}

export function botAnswer(
  table: Table,
  { seat, key, asked }: { readonly seat: Seat; readonly key: string; readonly asked: number },
): readonly EntryBody[] {
  mustAnswer(table)
  mustBeCurrent(table, seat, asked)
  if (!botsAsked(table).includes(seat)) throw new TableRefusal('no-bot-asked', { seat })
  return [{ kind: 'answered', seat, key, by: 'bot' }]
}

function mustBeCurrent(table: Table, seat: Seat, asked: number | undefined): void {
  if (asked !== undefined && asked !== table.askedSince[seat]) throw new TableRefusal('question-gone')
}

/** Why a seat cannot take back its last answer alone. */
export const whyNot = {
  nothing: 'nothing-of-yours',
  revealed: 'something-revealed',
  'others-answered': 'others-answered',
  'handed-over': 'turn-handed-over',
} as const satisfies Readonly<Record<UndoRefusal, TableWhy>>

export function takeBack(table: Table, seat: Seat): readonly EntryBody[] {
  const way = wayBack(mustGoOn(table), seat)
  if (typeof way === 'string') throw new TableRefusal(whyNot[way])
  return [{ kind: 'went-back', seat, how: 'undo', ...way }]
}

export function restartTurn(table: Table, seat: Seat): readonly EntryBody[] {
  const way = wayToTurnStart(mustGoOn(table), seat)
  if (way === undefined) throw new TableRefusal('nothing-this-turn')
  return [{ kind: 'went-back', seat, how: 'turn', ...way }]
}

/** The next answer of a seat that was taken back. */
export function redoable(table: Table, seat: Seat): string | undefined {
  const next = table.course?.redo[0]
  if (next === undefined || next.seat !== seat || table.course === undefined) return undefined
  const question = questionFor(table.course.play, seat)
  return question?.options.some(option => option.key === next.key) ? next.key : undefined
}

export function redo(table: Table, seat: Seat): readonly EntryBody[] {
  mustAnswer(table)
  const key = redoable(table, seat)
  if (key === undefined) throw new TableRefusal('nothing-to-redo')
  return [{ kind: 'answered', seat, key }]
}

export function askConsent(table: Table, seat: Seat): readonly EntryBody[] {
  const course = mustGoOn(table)
  if (table.arrangement.rated) throw new TableRefusal('rated-stands')
  const way = wayBeforeLast(course, seat)
  if (way === undefined) throw new TableRefusal('no-answer-yet')
  const others = peopleSeats(table.seats).filter(one => one !== seat)
  if (others.length === 0) return [{ kind: 'went-back', seat, how: 'consent', ...way }]
  return [{ kind: 'consent-asked', seat, to: way.to }]
}

export function consent(
  table: Table,
  { seat, agrees }: { readonly seat: Seat; readonly agrees: boolean },
): readonly EntryBody[] {
  mustGoOn(table)
  const { consent: asked } = table
  if (asked === undefined) throw new TableRefusal('no-consent-asked')
  if (!agrees) return [{ kind: 'consent-refused', seat }]
  if (seat === asked.seat || asked.given.includes(seat)) return []
  const missing = peopleSeats(table.seats).filter(
    one => one !== asked.seat && one !== seat && !asked.given.includes(one),
  )
  const given: EntryBody = { kind: 'consented', seat }
  if (missing.length > 0) return [given]
  return [given, { kind: 'went-back', seat: asked.seat, how: 'consent', to: asked.to, again: [] }]
}

/** More standing orders than this are a program, not a person. */
const MOST_ORDERS = 20

export function giveOrder(
  table: Table,
  { seat, order }: { readonly seat: Seat; readonly order: StandingOrder },
): readonly EntryBody[] {
  mustPlay(table)
  const kept = table.orders[seat] ?? []
  if (kept.length >= MOST_ORDERS && !kept.some(one => one.id === order.id))
    throw new TableRefusal('too-many-orders', { most: MOST_ORDERS })
  if (!table.game.rules.has(order.rule) && !kernelQuestions.includes(order.rule))
    throw new TableRefusal('no-such-rule', { game: table.game.title, rule: order.rule })
  return [{ kind: 'ordered', seat, order }]
}

const kernelQuestions = ['confirm', 'one-of', 'any-order', 'optional']

export function clearOrder(
  table: Table,
  { seat, id }: { readonly seat: Seat; readonly id: string },
): readonly EntryBody[] {
  return table.orders[seat]?.some(order => order.id === id) ? [{ kind: 'order-cleared', seat, id }] : []
}
