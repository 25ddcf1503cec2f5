import type { GameEvent, Seat } from './contract.ts'
import type { Question } from './question.ts'

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

/** More orders than this in a row can only chase each other. */
export const MOST_ORDERED = 60

/** How an order stands to a question: it is not about it, it answers it, or it no longer fits. */
function meets({ rule, key, until, offered }: StandingOrder, question: Question): 'not' | 'answers' | 'misfits' {
  if (rule !== question.frame.rule) return 'not'
  const { options } = question
  const legal = options.some(option => option.key === key)
  if (offered === undefined) return legal ? 'answers' : until === 'once' ? 'misfits' : 'not'
  const same = offered.length === options.length && options.every(option => offered.includes(option.key))
  return legal && same ? 'answers' : 'misfits'
}

/** The order that answers a question, if one does. */
export const orderFor = (orders: readonly StandingOrder[], question: Question): StandingOrder | undefined =>
  orders.find(order => meets(order, question) === 'answers')

/** What an answer left behind: whether the orders' own seat gave it, by which order, what it brought, and what is asked now. */
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
