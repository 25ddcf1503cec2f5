import type { CoreState, GameEvent, Score, Seat } from '../kernel/contract.ts'
import type { StandingOrder } from '../kernel/orders.ts'
import { questionFor } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import { eventsFor, showing } from '../kernel/view.ts'
import type { Clock } from './clock.ts'
import { wayBack, wayToTurnStart } from './course.ts'
import { redoable } from './decide-turn.ts'
import type { Arrangement } from './entry.ts'
import { followedBy, type PlanStop } from './followed-plan.ts'
import type { AwaySeat, WaitedFor } from './pace.ts'
import {
  askedSeats,
  type ChatLine,
  type ConsentAsked,
  type EndAsked,
  statusOf,
  type Table,
  type TableStatus,
} from './table.ts'
import { awayAt, paceAt, startFrom, waitingAt } from './waiting.ts'

/** Who looks: a seat, or anybody. */
export type Viewer = Seat | 'spectator'

/** How a seat is shown to others: no more of its person than the name. */
export type SeatView = { readonly kind: 'open' } | PersonSeatView | BotSeatView

export interface PersonSeatView {
  readonly kind: 'person'
  readonly name: string
  readonly coach?: true
}

export interface BotSeatView {
  readonly kind: 'bot'
  readonly level: string
  readonly name?: string
  readonly standsInFor?: string
  readonly resigned?: true
  readonly free?: true
}

/** What is asked of the viewing seat. */
export interface QuestionView {
  /** The number under which it came. An answer that names it can never go to another question. */
  readonly asked: number
  readonly rule: string
  readonly keys: readonly string[]
}

/** What only the seat itself sees. */
export interface OwnView {
  readonly question?: QuestionView | undefined
  readonly canUndo: boolean
  readonly canRestartTurn: boolean
  /** Taking back the last answer would need everybody's consent. */
  readonly mayAskConsent: boolean
  readonly redo?: string | undefined
  readonly orders: readonly StandingOrder[]
  /** The plan that is done by itself. Servers of earlier releases know none. */
  readonly following?: FollowingView | undefined
  readonly notes: string
}

/** How far a plan has come that is done by itself. What it is, its person knows. */
export interface FollowingView {
  readonly plan: string
  readonly done: number
  readonly left: number
  readonly stopped?: PlanStop
}

/** What every viewer of a table sees alike. */
export interface CommonView {
  readonly id: string
  readonly game: string
  readonly host: string
  readonly createdAt: number
  readonly status: TableStatus
  readonly arrangement: Arrangement
  readonly seats: readonly SeatView[]
  readonly clocks: readonly Clock[]
  readonly late: readonly Seat[]
  /** The seat that paused the game, while it stands still. */
  readonly pausedBy?: Seat
  readonly consent?: ConsentAsked
  readonly asked: readonly Seat[]
  /** Whom the others wait for, at a table without a clock. */
  readonly waiting?: readonly WaitedFor[]
  /** All seats are taken: from when on others than the host may start the game. */
  readonly startFrom?: number
  readonly endAsked?: EndAsked
  /** The game was ended by agreement. */
  readonly ended?: true
  /** How many answers the game has had. */
  readonly answers: number
  /** Hash of the seed, from the start of the game; the seed itself when it is over. */
  readonly commitment?: string
  readonly seed?: string
  readonly scores?: readonly Score[]
  readonly finishedAt?: number
  readonly rematch?: string
  readonly follows?: string
  readonly chat: Readonly<Record<number, ChatLine>>
}

/**
 * What differs between viewers. It is made for each of them after each entry, in one shape: what is not there is undefined,
 * and nothing on the wire.
 */
export interface ViewerPart {
  readonly own?: OwnView | undefined
  /** The game's state, masked. */
  readonly state?: CoreState | undefined
  /** Who of those that are waited for is away, and when: nobody's business but of those who play with them. */
  readonly away?: readonly AwaySeat[] | undefined
  /** What spectators say to each other: told to those who play when the game is over. */
  readonly remarks?: Readonly<Record<number, ChatLine>> | undefined
}

/** A table as one viewer may see it. The only way out of a table. */
export type TableView = CommonView & ViewerPart

export const viewTable = (table: Table, viewer: Viewer): TableView => ({
  ...commonView(table),
  ...viewerParts(table)(viewer),
})

export function commonView(table: Table): CommonView {
  const { header, arrangement, course } = table
  const status = statusOf(table)
  return {
    id: header.id,
    game: header.game,
    host: header.host.name,
    createdAt: header.createdAt,
    status,
    arrangement,
    seats: seatViews(table),
    clocks: table.clocks,
    late: table.late,
    ...present('pausedBy', table.pausedBy),
    ...present('consent', table.consent),
    asked: askedSeats(table),
    ...(paceAt(arrangement) === undefined ? {} : { waiting: waitingAt(table) }),
    ...present('startFrom', startFrom(table)),
    ...present('endAsked', table.endAsked),
    ...(table.ended ? { ended: true as const } : {}),
    answers: course?.answers.length ?? 0,
    ...present('commitment', course?.commitment),
    ...(status === 'finished' && course !== undefined
      ? { seed: course.beginning.seed, scores: table.game.scores(course.play) }
      : {}),
    ...present('finishedAt', table.finishedAt),
    ...present('rematch', table.rematch),
    ...present('follows', header.follows),
    chat: table.chat,
  }
}

/** What each viewer sees besides; what all of them see of the game's state is made once. */
export function viewerParts(table: Table): (viewer: Viewer) => ViewerPart {
  const { course, game } = table
  const isFinished = statusOf(table) === 'finished'
  const show = course === undefined ? undefined : showing(game, course.play.state)
  const away = table.holidays.some(list => list.length > 0) ? awayAt(table) : []
  return viewer => {
    const seat = viewer === 'spectator' ? undefined : viewer
    return {
      own: seat === undefined ? undefined : ownView(table, seat),
      state: show?.(seat),
      away: seat === undefined || away.length === 0 ? undefined : away,
      remarks: seat === undefined || isFinished ? table.remarks.lines : undefined,
    }
  }
}

/** What the last entry brought, as a viewer may see it. */
export const happenedFor = (table: Table, viewer: Viewer): readonly GameEvent[] =>
  eventsFor(table.happened, viewer === 'spectator' ? undefined : viewer)

const seatViewsOf = new WeakMap<Table['seats'], readonly SeatView[]>()

/** The same seats give the same views, so that differences are found at a glance. */
function seatViews({ seats }: Table): readonly SeatView[] {
  const known = seatViewsOf.get(seats)
  if (known !== undefined) return known
  const views = seats.map((holder): SeatView => {
    if (holder.kind === 'open') return holder
    if (holder.kind === 'person') return { kind: 'person', name: holder.name, ...present('coach', holder.coach) }
    const { level, name, standsInFor, resigned, free } = holder
    return {
      kind: 'bot',
      level,
      ...present('name', name),
      ...present('standsInFor', standsInFor?.name),
      ...present('resigned', resigned),
      ...present('free', free),
    }
  })
  seatViewsOf.set(seats, views)
  return views
}

function ownView(table: Table, seat: Seat): OwnView {
  const { course } = table
  const way = course === undefined ? 'nothing' : wayBack(course, seat)
  return {
    question: course === undefined || table.ended ? undefined : questionView(table, questionFor(course.play, seat)),
    canUndo: typeof way === 'object',
    canRestartTurn: course !== undefined && wayToTurnStart(course, seat) !== undefined,
    mayAskConsent:
      typeof way === 'string' && way !== 'nothing' && statusOf(table) === 'playing' && !table.arrangement.rated,
    redo: redoable(table, seat),
    orders: table.orders[seat] ?? [],
    following: followingView(table, seat),
    notes: table.notes[seat] ?? '',
  }
}

function followingView({ followed }: Table, seat: Seat): FollowingView | undefined {
  const one = followedBy(followed, seat)
  if (one === undefined) return undefined
  const { plan, done, steps, stopped } = one
  return { plan, done, left: steps.length, ...present('stopped', stopped) }
}

function questionView({ askedSince }: Table, question: Question | undefined): QuestionView | undefined {
  if (question === undefined) return undefined
  const { seat, frame, options } = question
  return { asked: askedSince[seat] ?? 0, rule: frame.rule, keys: options.map(option => option.key) }
}

/** A field that is there only if it has a value. */
function present<K extends string, V>(name: K, value: V | undefined): { readonly [key in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in K]?: V })
}
