import { prepared } from '../../kernel/components.ts'
import type { Game, Seat } from '../../kernel/contract.ts'
import { resume } from '../../kernel/play.ts'
import { withSameParts } from '../../kernel/sharing.ts'
import type { LinkInfo } from '../../protocol/rest.ts'
import type { WaitedFor } from '../../tables/pace.ts'
import type { SeatView, TableView, Viewer } from '../../tables/view.ts'
import type { Connection, Happened, SeatInfo, TableSnapshot } from './session.ts'

/** What the page was last told of a table by whoever keeps it, and what came with it. */
export interface ToldTable {
  readonly connection: Connection
  readonly view: TableView
  readonly as: Viewer
  /** The seat that the viewer has left to a bot. */
  readonly left: Seat | undefined
  /** What the link opens with which the viewer came. */
  readonly link: LinkInfo | undefined
  /** The viewer made the table. */
  readonly host: boolean
  readonly happened: readonly Happened[]
  /** Seats that have the page open. */
  readonly present: readonly number[]
  /** How far the server's clock is ahead of this machine's. */
  readonly ahead: number
}

const seatInfo = (seat: SeatView, present: boolean): SeatInfo => {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name, present, coach: seat.coach === true }
  if (seat.kind === 'bot')
    return {
      ...{ kind: 'bot', name: seat.standsInFor ?? seat.name ?? levelName(seat.level), level: seat.level },
      ...{ standsIn: seat.standsInFor !== undefined && seat.resigned !== true, free: seat.free === true },
    }
  return { kind: 'open', name: '' }
}

const levelName = (level: string): string => level.slice(0, 1).toUpperCase() + level.slice(1)

/** Through which link the viewer has their seat; undefined for who sits there as the person they are. */
const throughLink = ({ as, link }: ToldTable): TableSnapshot['through'] =>
  link?.seat === as && (link.kind === 'seat' || link.kind === 'coach') ? link.kind : undefined

function seatLeft({ view, left }: ToldTable): TableSnapshot['left'] {
  const seat = left === undefined ? undefined : view.seats[left]
  return left === undefined || seat?.kind !== 'bot' ? undefined : { seat: left, forGood: seat.resigned === true }
}

const byThisClock = ({ seat, since, nudgeFrom, standInFrom, nudged }: WaitedFor, ahead: number): WaitedFor => ({
  ...{ seat, since: since - ahead, nudgeFrom: nudgeFrom - ahead, standInFrom: standInFrom - ahead },
  ...(nudged === undefined ? {} : { nudged: nudged - ahead }),
})

/** The page's snapshot of what it was told. */
export function snapshotOf(game: Game, told: ToldTable, before?: TableSnapshot): TableSnapshot {
  const { connection, view, as, host, happened, present, ahead } = told
  const pack = view.arrangement.pack ?? game.pack
  const kept = before?.play?.state === view.state ? before?.play : undefined
  const play = kept ?? (view.state === undefined ? undefined : resume(game, prepared(game, pack), view.state))
  const through = throughLink(told)
  // A coach sees the seat's side of the table, and does nothing in its name.
  const own = through === 'coach' ? undefined : view.own
  return {
    id: view.id,
    game,
    pack,
    connection,
    status: view.status,
    arrangement: view.arrangement,
    seat: as === 'spectator' ? undefined : as,
    through,
    left: seatLeft(told),
    host,
    seats: withSameParts(
      before?.seats,
      view.seats.map((seat, at) => seatInfo(seat, present.includes(at))),
    ),
    play,
    asked: view.asked,
    happened,
    scores: view.scores,
    canUndo: own?.canUndo ?? false,
    canRedo: own?.redo !== undefined,
    canRestartTurn: own?.canRestartTurn ?? false,
    mayAskConsent: own?.mayAskConsent ?? false,
    consent: view.consent,
    orders: own?.orders ?? [],
    following: own?.following,
    clocks: view.clocks.map(({ remaining, since }) => ({
      remaining,
      ...(since === undefined ? {} : { since: since - ahead }),
    })),
    waiting: (view.waiting ?? []).map(one => byThisClock(one, ahead)),
    away: view.away ?? [],
    startFrom: view.startFrom === undefined ? undefined : view.startFrom - ahead,
    endAsked: view.endAsked,
    finishedAt: view.finishedAt,
    ended: view.ended === true,
    pausedBy: view.pausedBy,
    chat: Object.values(view.chat),
    remarks:
      view.remarks && Object.entries(view.remarks).map(([number, line]) => ({ ...line, number: Number(number) })),
    notes: own?.notes ?? '',
    rematch: view.rematch,
    refused: before?.refused,
  }
}
