import type { Seat } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { freshClocks, settleClocks } from './clock.ts'
import { beginCourse, type Course, goBack, mustHaveBegunWith, takeAnswer, turnEnded } from './course.ts'
import type { Entry } from './entry.ts'
import { branched, type FollowedPlan, plansAfterAnswer, plansAfterGoingBack } from './followed-plan.ts'
import { settleOrders } from './orders.ts'
import { withHoliday } from './pace.ts'
import { isSamePerson, openSeat, withHolder } from './seats.ts'
import { askedSeats, isFull, seatsOnTheClock, statusOf, type Table } from './table.ts'

/** How many lines of chat a table remembers. All of them stay in its entries. */
const CHAT_KEPT = 200
/** And of what spectators say, who can be many more. */
const REMARKS_KEPT = 60

/** The table after an entry. The table before is left as it was, also when this throws. */
export function applyEntry(table: Table, entry: Entry): Table {
  const number = table.number + 1
  const changed = changedBy({ ...table, number, at: entry.at, happened: [] }, entry)
  const asked = askedSeats(changed)
  const ended = seatThatEndedTurn(changed, entry)
  const late = changed.late.filter(seat => seat !== ended && asked.includes(seat))
  const finishedAt = changed.finishedAt ?? (statusOf(changed) === 'finished' ? entry.at : undefined)
  const fullSince = isFull(changed) ? (table.fullSince ?? entry.at) : undefined
  const settled = { ...changed, late, finishedAt, fullSince, askedAt: askedAtAfter(table, changed, entry) }
  const { clock } = settled.arrangement
  if (clock === undefined) return settled
  return { ...settled, clocks: settleClocks(settled.clocks, entry.at, seatsOnTheClock(settled), ended, clock) }
}

/** When each seat was asked what it is asked now. Whoever sits down, and everybody after a pause, is waited for from then on. */
function askedAtAfter(before: Table, after: Table, entry: Entry): readonly number[] {
  const anew = (seat: Seat): boolean => entry.kind === 'unpaused' || (entry.kind === 'seated' && entry.seat === seat)
  if (before.askedSince === after.askedSince && !after.askedSince.some((_, seat) => anew(seat))) return before.askedAt
  return after.askedSince.map((since, seat) =>
    since === before.askedSince[seat] && !anew(seat) ? (before.askedAt[seat] ?? entry.at) : entry.at,
  )
}

/** The seat whose turn is over with this entry. */
function seatThatEndedTurn(table: Table, entry: Entry): Seat | undefined {
  if (entry.kind !== 'answered' || table.course === undefined) return undefined
  return turnEnded(table.course) || !askedSeats(table).includes(entry.seat) ? entry.seat : undefined
}

function changedBy(table: Table, entry: Entry): Table {
  switch (entry.kind) {
    case 'arranged':
      return arranged(table, entry)
    case 'seated':
      return seated(table, entry)
    case 'started':
      return started(table, entry)
    case 'answered':
      return answered(table, entry)
    case 'went-back':
      return wentBack(table, entry)
    case 'consent-asked':
      return { ...table, consent: { seat: entry.seat, to: entry.to, given: [] } }
    case 'consented':
      return table.consent === undefined
        ? table
        : { ...table, consent: { ...table.consent, given: [...table.consent.given, entry.seat] } }
    case 'consent-refused':
      return { ...table, consent: undefined }
    case 'said':
      return { ...table, chat: withLine(table.chat, table.number, entry, CHAT_KEPT) }
    case 'remarked':
      return { ...table, remarks: withRemark(table, entry) }
    case 'noted':
      return { ...table, notes: table.notes.map((note, seat) => (seat === entry.seat ? entry.text : note)) }
    case 'paused':
      return { ...table, pausedBy: entry.seat }
    case 'unpaused':
      return { ...table, pausedBy: undefined }
    case 'timed-out':
      return { ...table, late: [...table.late, entry.seat] }
    case 'ordered':
      return withOrders(table, entry.seat, orders => [...orders.filter(one => one.id !== entry.order.id), entry.order])
    case 'order-cleared':
      return withOrders(table, entry.seat, orders => orders.filter(one => one.id !== entry.id))
    case 'plan-followed':
      return { ...table, followed: [...withoutPlan(table, entry.seat), freshPlan(entry)] }
    case 'plan-branched':
      return withPlan(table, entry.seat, followed => branched(followed, entry.branch))
    case 'plan-stopped':
      return withPlan(table, entry.seat, followed => ({ ...followed, stopped: entry.stop }))
    case 'plan-dropped':
      return { ...table, followed: withoutPlan(table, entry.seat) }
    case 'rematched':
      return { ...table, rematch: entry.table }
    case 'nudged':
      return {
        ...table,
        nudgedAt: withAt(table.nudgedAt, entry.seat, entry.at),
        nudgedBy: withAt(table.nudgedBy, entry.seat, entry.by),
      }
    case 'on-holiday':
      return { ...table, holidays: withAt(table.holidays, entry.seat, holidaysAfter(table, entry)) }
    case 'end-asked':
      return { ...table, endAsked: { seat: entry.seat, given: [entry.seat] } }
    case 'end-agreed':
      return table.endAsked === undefined
        ? table
        : { ...table, endAsked: { ...table.endAsked, given: [...table.endAsked.given, entry.seat] } }
    case 'end-refused':
      return { ...table, endAsked: undefined }
    case 'ended':
      return { ...table, ended: true, endAsked: undefined }
  }
}

function arranged(table: Table, entry: Entry & { readonly kind: 'arranged' }): Table {
  const seats = Array.from({ length: entry.players }, (_, seat) => table.seats[seat] ?? openSeat)
  return {
    ...table,
    arrangement: entry.arrangement,
    seats,
    orders: seats.map(() => []),
    nudgedAt: seats.map(() => 0),
    nudgedBy: seats.map(() => ''),
    holidays: seats.map(() => []),
    notes: seats.map((_, seat) => table.notes[seat] ?? ''),
  }
}

function started(table: Table, entry: Entry & { readonly kind: 'started' }): Table {
  const { game, seats } = table
  const arrangement = entry.pack === undefined ? table.arrangement : { ...table.arrangement, pack: entry.pack }
  mustHaveBegunWith(game, entry.rulesVersion, entry.components, arrangement.pack ?? game.pack)
  const course = beginCourse(game, {
    players: seats.length,
    seed: entry.seed,
    options: arrangement.options,
    ...(arrangement.pack === undefined ? {} : { pack: arrangement.pack }),
  })
  return {
    ...table,
    arrangement,
    course,
    happened: course.events,
    askedSince: seats.map(() => table.number),
    clocks: freshClocks(arrangement.clock, seats.length),
  }
}

function answered(table: Table, entry: Entry & { readonly kind: 'answered' }): Table {
  const before = courseOf(table)
  const { seat, key } = entry
  const course = takeAnswer(before, seat, key)
  const asked = askedSeats(table)
  const stillAsked = (one: Seat): boolean => one !== seat && asked.includes(one)
  return {
    ...table,
    course,
    happened: course.events,
    consent: undefined,
    askedSince: table.askedSince.map((since, one) => (stillAsked(one) ? since : table.number)),
    orders: settleOrders(table.orders, before, course, { seat, byOrder: entry.by === 'order' }),
    followed: plansAfterAnswer(table.followed, entry),
  }
}

function wentBack(table: Table, entry: Entry & { readonly kind: 'went-back' }): Table {
  const before = courseOf(table)
  const course = goBack(before, entry.seat, entry)
  const given = ({ answers }: Course, seat: Seat): number => answers.filter(one => one.seat === seat).length
  return {
    ...table,
    followed: plansAfterGoingBack(table.followed, entry.seat, seat => given(course, seat) < given(before, seat)),
    course: entry.how === 'consent' ? { ...course, redo: [] } : course,
    consent: undefined,
    finishedAt: undefined,
    askedSince: table.askedSince.map(() => table.number),
  }
}

function holidaysAfter(table: Table, entry: Entry & { readonly kind: 'on-holiday' }): Table['holidays'][number] {
  const { seat, at } = entry
  const since = askedSeats(table).includes(seat) ? (table.askedAt[seat] ?? at) : at
  return withHoliday(table.holidays[seat] ?? [], entry, at, since)
}

/** What somebody has planned, ordered and noted for themselves is not shown to whoever has the seat after them. */
function seated(table: Table, { seat, holder }: Entry & { readonly kind: 'seated' }): Table {
  const seats = withHolder(table.seats, seat, holder)
  const endAsked = holder.kind === 'person' ? table.endAsked : endAskedWithout(table.endAsked, seat)
  if (isSamePerson(table.seats[seat], holder)) return { ...table, seats, endAsked }
  return {
    ...table,
    seats,
    endAsked,
    holidays: withAt(table.holidays, seat, []),
    followed: withoutPlan(table, seat),
    orders: withAt(table.orders, seat, []),
    notes: withAt(table.notes, seat, ''),
  }
}

/** Whoever leaves the game has no say any more whether it ends. */
function endAskedWithout(endAsked: Table['endAsked'], seat: Seat): Table['endAsked'] {
  const given = endAsked?.given.filter(one => one !== seat) ?? []
  const [first] = given
  return endAsked === undefined || first === undefined
    ? undefined
    : { seat: endAsked.seat === seat ? first : endAsked.seat, given }
}

export function courseOf({ course }: Table): Course {
  if (course === undefined) throw new Refusal('bad-record', 'the table has an answer before its game started')
  return course
}

function withRemark({ remarks, number }: Table, entry: Entry & { readonly kind: 'remarked' }): Table['remarks'] {
  return { many: remarks.many + 1, lines: withLine(remarks.lines, number, entry, REMARKS_KEPT) }
}

function withLine(
  before: Table['chat'],
  number: number,
  { at, name, seat, text }: Entry & { readonly kind: 'said' | 'remarked' },
  most: number,
): Table['chat'] {
  const line = { at, name, text, ...(seat === undefined ? {} : { seat }) }
  const kept = Object.entries(before).slice(1 - most)
  return Object.fromEntries([...kept, [String(number), line]])
}

const withAt = <T>(list: readonly T[], at: Seat, value: T): readonly T[] =>
  list.map((one, seat) => (seat === at ? value : one))

const withOrders = (
  table: Table,
  seat: Seat,
  change: (orders: Table['orders'][number]) => Table['orders'][number],
): Table => ({ ...table, orders: table.orders.map((orders, one) => (one === seat ? change(orders) : orders)) })

const freshPlan = ({ seat, plan, steps }: Entry & { readonly kind: 'plan-followed' }): FollowedPlan => ({
  ...{ seat, plan, steps },
  ...{ given: 0, done: 0 },
})

const withoutPlan = ({ followed }: Table, seat: Seat): Table['followed'] => followed.filter(one => one.seat !== seat)

const withPlan = (table: Table, seat: Seat, change: (followed: FollowedPlan) => FollowedPlan): Table => ({
  ...table,
  followed: table.followed.map(one => (one.seat === seat ? change(one) : one)),
})
