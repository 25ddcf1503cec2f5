import type { Seat } from '../kernel/contract.ts'
import { orderFor, ordersAfter, type StandingOrder } from '../kernel/orders.ts'
import { questionFor } from '../kernel/play.ts'
import { type Course, turnEnded } from './course.ts'

/** Orders of each seat, by seat. */
export type Orders = readonly (readonly StandingOrder[])[]

/** The answer that a standing order gives now, if one does. */
export function orderedAnswer(orders: Orders, course: Course): { seat: Seat; key: string } | undefined {
  for (const question of course.play.open) {
    const order = orderFor(orders[question.seat] ?? [], question)
    if (order !== undefined) return { seat: question.seat, key: order.key }
  }
  return undefined
}

/** What an answer means for the orders of all seats. */
export function settleOrders(
  orders: Orders,
  before: Course,
  after: Course,
  answered: { readonly seat: Seat; readonly byOrder: boolean },
): Orders {
  if (orders.every(one => one.length === 0)) return orders
  const question = answered.byOrder ? questionFor(before.play, answered.seat) : undefined
  const by = question && orderFor(orders[answered.seat] ?? [], question)
  return orders.map((ofSeat, seat) =>
    ordersAfter(ofSeat, seat, {
      own: seat === answered.seat,
      by,
      events: after.events,
      turnEnded: turnEnded(after),
      next: questionFor(after.play, seat),
    }),
  )
}
