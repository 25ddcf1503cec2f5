import type { GameEvent, Seat } from '../kernel/contract.ts'
import { questionFor } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import { type Course, turnEnded } from './course.ts'

/**
 * An answer given in advance. It waits for its question and is given once, or as often as the question comes with this answer
 * on offer. An order that no longer fits what its person saw is dropped, and the person is asked: it never answers a situation
 * they did not mean.
 */
export interface StandingOrder {
  readonly id: string
  /** The rule that asks. */
  readonly rule: string
  readonly key: string
  /** Given at the next such question only, until the seat's turn has ended, or to the end of the game. */
  readonly until: 'once' | 'turn' | 'game'
  /** Dropped when somebody else's answer did something to this seat. */
  readonly unlessTouched?: true
  /** Dropped when the question offers anything but these answers. */
  readonly offered?: readonly string[]
}

/** Orders of each seat, by seat. */
export type Orders = readonly (readonly StandingOrder[])[]

/** How an order stands to an open question: it is not about it, it answers it, or it no longer fits. */
function meets(order: StandingOrder, question: Question): 'not' | 'answers' | 'misfits' {
  if (order.rule !== question.frame.rule) return 'not'
  const { offered, until } = order
  const legal = question.options.some(option => option.key === order.key)
  if (offered === undefined) return legal ? 'answers' : until === 'once' ? 'misfits' : 'not'
  const same =
    legal &&
    offered.length === question.options.length &&
    question.options.every(option => offered.includes(option.key))
  return same ? 'answers' : 'misfits'
}

/** The answer that a standing order gives now, if one does. */
export function orderedAnswer(orders: Orders, course: Course): { seat: Seat; key: string } | undefined {
  for (const question of course.play.open) {
    for (const order of orders[question.seat] ?? [])
      if (meets(order, question) === 'answers') return { seat: question.seat, key: order.key }
  }
  return undefined
}

/** What an answer means for the orders of all seats: used up, run out, touched or no longer fitting. */
export function settleOrders(
  orders: Orders,
  before: Course,
  after: Course,
  answered: { readonly seat: Seat; readonly key: string; readonly byOrder: boolean },
): Orders {
  if (orders.every(one => one.length === 0)) return orders
  const question = questionFor(before.play, answered.seat)
  const ended = turnEnded(after)
  return orders.map((ofSeat, seat) =>
    ofSeat.filter(order => {
      const own = seat === answered.seat
      if (own && answered.byOrder && order.until === 'once' && gave(order, question, answered.key)) return false
      if (own && ended && order.until === 'turn') return false
      if (!own && order.unlessTouched && touches(after.events, seat)) return false
      const now = questionFor(after.play, seat)
      return now === undefined || meets(order, now) !== 'misfits'
    }),
  )
}

const gave = (order: StandingOrder, question: Question | undefined, key: string): boolean =>
  question !== undefined && order.rule === question.frame.rule && order.key === key

/** Something happened to this seat. That it was merely asked, or had one way only, does not count. */
const touches = (events: readonly GameEvent[], seat: Seat): boolean =>
  events.some(event => event.seat === seat && event.type !== 'forced' && event.type !== 'answered')
