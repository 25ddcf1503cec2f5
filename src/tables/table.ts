import type { Game, GameEvent, Seat } from '../kernel/contract.ts'
import { isOver } from '../kernel/play.ts'
import type { Clock } from './clock.ts'
import type { Course } from './course.ts'
import type { Arrangement, TableHeader } from './entry.ts'
import type { FollowedPlan } from './followed-plan.ts'
import type { Orders } from './orders.ts'
import type { Holiday } from './pace.ts'
import { peopleSeats, type SeatHolder } from './seats.ts'

export interface ChatLine {
  readonly at: number
  readonly name: string
  readonly seat?: Seat
  readonly text: string
}

/** What those who watch have said to each other: how often, and the last lines by the number of their entry. */
export interface Remarks {
  readonly many: number
  readonly lines: Readonly<Record<number, ChatLine>>
}

export const noRemarks: Remarks = { many: 0, lines: {} }

/** Somebody asks to take back more than is theirs alone. */
export interface ConsentAsked {
  readonly seat: Seat
  /** How many answers would stay. */
  readonly to: number
  /** The seats that agreed. */
  readonly given: readonly Seat[]
}

export interface EndAsked {
  readonly seat: Seat
  readonly given: readonly Seat[]
}

/** A live table as a value: folded from its header and its entries, and from nothing else. */
export interface Table {
  readonly header: TableHeader
  readonly game: Game
  /** How many entries were folded. */
  readonly number: number
  /** When the last of them happened. */
  readonly at: number
  readonly arrangement: Arrangement
  readonly seats: readonly SeatHolder[]
  /** Since when all seats are taken, while the game has not started. */
  readonly fullSince: number | undefined
  /** The game, once it has started. */
  readonly course: Course | undefined
  /** For each seat: the number of the entry that opened the question it is asked now. */
  readonly askedSince: readonly number[]
  /** For each seat: when that was. */
  readonly askedAt: readonly number[]
  /** For each seat: when it was nudged last, 0 if never, by whom, and when it is away. */
  readonly nudgedAt: readonly number[]
  readonly nudgedBy: readonly string[]
  readonly holidays: readonly (readonly Holiday[])[]
  /** What the last entry brought in the game. */
  readonly happened: readonly GameEvent[]
  readonly clocks: readonly Clock[]
  /** Seats whose time ran out in this turn: a bot answers for them until it ends. */
  readonly late: readonly Seat[]
  /** The seat that paused the game, while it stands still. */
  readonly pausedBy: Seat | undefined
  readonly consent: ConsentAsked | undefined
  readonly orders: Orders
  /** Plans that are done by themselves: at most one of each seat. */
  readonly followed: readonly FollowedPlan[]
  /** Private notes, by seat. */
  readonly notes: readonly string[]
  /** The last lines said, by the number of their entry. */
  readonly chat: Readonly<Record<number, ChatLine>>
  readonly remarks: Remarks
  /** Somebody asks to end the game as it stands; who has agreed. */
  readonly endAsked: EndAsked | undefined
  /** It was ended by agreement. */
  readonly ended: boolean
  readonly finishedAt: number | undefined
  /** The table where it goes on. */
  readonly rematch: string | undefined
}

export function newTable(header: TableHeader, game: Game): Table {
  return {
    header,
    game,
    number: 0,
    at: header.createdAt,
    arrangement: header.arrangement,
    seats: header.seats,
    fullSince: header.seats.some(isOpen) ? undefined : header.createdAt,
    course: undefined,
    askedSince: [],
    askedAt: [],
    nudgedAt: header.seats.map(() => 0),
    nudgedBy: header.seats.map(() => ''),
    holidays: header.seats.map(() => []),
    happened: [],
    clocks: [],
    late: [],
    pausedBy: undefined,
    consent: undefined,
    orders: header.seats.map(() => []),
    followed: [],
    notes: header.seats.map(() => ''),
    chat: {},
    remarks: noRemarks,
    endAsked: undefined,
    ended: false,
    finishedAt: undefined,
    rematch: undefined,
  }
}

const isOpen = ({ kind }: SeatHolder): boolean => kind === 'open'

/** All seats are taken, and the game waits for somebody to start it. */
export const isFull = (table: Pick<Table, 'course' | 'ended' | 'seats'>): boolean =>
  statusOf(table) === 'open' && !table.seats.some(isOpen)

export type TableStatus = 'open' | 'playing' | 'finished'

export function statusOf({ course, ended }: Pick<Table, 'course' | 'ended'>): TableStatus {
  if (course === undefined) return 'open'
  return ended || isOver(course.play) ? 'finished' : 'playing'
}

/** The game stands still until somebody goes on with it. */
export const isPaused = ({ pausedBy }: Pick<Table, 'pausedBy'>): boolean => pausedBy !== undefined

/** The seats that are asked now. */
export const askedSeats = ({ course, ended }: Pick<Table, 'course' | 'ended'>): readonly Seat[] =>
  course === undefined || ended ? [] : course.play.open.map(question => question.seat)

/** The seats for which a bot is to answer now. */
export function botsAsked(table: Table): readonly Seat[] {
  if (isPaused(table)) return []
  return askedSeats(table).filter(seat => table.seats[seat]?.kind === 'bot' || table.late.includes(seat))
}

/** The seats whose clock runs: people who are asked, while nothing stands still. */
export function seatsOnTheClock(table: Table): ReadonlySet<Seat> {
  if (isPaused(table)) return new Set()
  const people = peopleSeats(table.seats)
  return new Set(askedSeats(table).filter(seat => people.includes(seat) && !table.late.includes(seat)))
}
