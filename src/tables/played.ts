import type { Seat } from '../kernel/contract.ts'
import type { SeatOutcome, TableResult } from './result.ts'

/** A finished game as one of its players is told of it: who the others are, by name, and what came of it. */
export interface FinishedGame extends Omit<TableResult, 'seats'> {
  readonly mine: Seat
  readonly seats: readonly PlayedSeat[]
}

export interface PlayedSeat extends Omit<SeatOutcome, 'who'> {
  readonly kind: 'person' | 'bot' | 'gone'
  /** Of a person; of who is gone there is none. */
  readonly name?: string
  /** Of a bot, also one that played on for a person. */
  readonly level?: string
  readonly left?: 'away' | 'resigned'
  /** The name under which there is a page about them. */
  readonly page?: string
}

/** The table as `person` is told of it; `pageOf` knows who has a page. */
export function playedBy(
  { seats, ...game }: TableResult,
  person: string,
  pageOf: (person: string) => string | undefined,
): FinishedGame {
  const mine = seats.findIndex(({ who }) => who.kind === 'person' && who.person === person)
  return { ...game, mine: seats[mine]?.seat ?? 0, seats: seats.map(one => playedSeat(one, pageOf)) }
}

function playedSeat({ who, ...outcome }: SeatOutcome, pageOf: (person: string) => string | undefined): PlayedSeat {
  if (who.kind === 'gone') return { ...outcome, kind: 'gone' }
  if (who.kind === 'bot') return { ...outcome, ...who }
  const page = pageOf(who.person)
  return {
    ...outcome,
    kind: 'person',
    name: who.name,
    ...(who.left === undefined ? {} : { left: who.left.how, level: who.left.level }),
    ...(page === undefined ? {} : { page }),
  }
}

/** Which games are looked at. */
export interface PlayedFilter {
  readonly game?: string
  readonly players?: number
  /** With at least one other person, or with bots only, or alone. */
  readonly company?: 'people' | 'bots'
  /** Finished at this time or later. */
  readonly since?: number
}

export const isAmong = (
  game: Pick<FinishedGame, 'game' | 'finishedAt' | 'mine'> & {
    readonly seats: readonly Pick<PlayedSeat, 'seat' | 'kind'>[]
  },
  filter: PlayedFilter,
): boolean =>
  (filter.game === undefined || game.game === filter.game) &&
  (filter.players === undefined || game.seats.length === filter.players) &&
  (filter.since === undefined || game.finishedAt >= filter.since) &&
  (filter.company === undefined ||
    (filter.company === 'people') === game.seats.some(one => one.seat !== game.mine && one.kind !== 'bot'))
