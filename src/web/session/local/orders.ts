import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { Question } from '../../../kernel/question.ts'
import type { StandingOrder } from '../session.ts'

/** Answers given in advance at a table of this browser. They mean what they mean at a table of the server. */

/** How an order stands to a question: it is not about it, it answers it, or it no longer fits. */
function meets(order: StandingOrder, { frame, options }: Question): 'not' | 'answers' | 'misfits' {
  if (order.rule !== frame.rule) return 'not'
  const { offered, until, key } = order
  const legal = options.some(option => option.key === key)
  if (offered === undefined) return legal ? 'answers' : until === 'once' ? 'misfits' : 'not'
  const same = offered.length === options.length && options.every(option => offered.includes(option.key))
  return legal && same ? 'answers' : 'misfits'
}

/** The order that answers a question, if one does. */
export const orderFor = (orders: readonly StandingOrder[], question: Question): StandingOrder | undefined =>
  orders.find(order => meets(order, question) === 'answers')

/** What an answer left behind: who gave it, by which order, what it brought, whether it ended a turn, and what is asked now. */
export interface Answered {
  readonly own: boolean
  readonly by: StandingOrder | undefined
  readonly events: readonly GameEvent[]
  readonly turnEnded: boolean
  readonly next: Question | undefined
}

/** The orders of a seat that are left after an answer: not used up, run out, touched or no longer fitting. */
export const ordersAfter = (
  orders: readonly StandingOrder[],
  seat: Seat,
  { own, by, events, turnEnded, next }: Answered,
): readonly StandingOrder[] =>
  orders.filter(order => {
    if (order === by && order.until === 'once') return false
    if (own && turnEnded && order.until === 'turn') return false
    if (!own && order.unlessTouched && touches(events, seat)) return false
    return next === undefined || meets(order, next) !== 'misfits'
  })

/** Something happened to this seat. That it was merely asked, or had one way only, does not count. */
const touches = (events: readonly GameEvent[], seat: Seat): boolean =>
  events.some(event => event.seat === seat && event.type !== 'forced' && event.type !== 'answered')
