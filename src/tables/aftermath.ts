import type { CoreState, GameEvent, Play, Seat } from '../kernel/contract.ts'
import { type GameRecord, recordOf } from '../kernel/record.ts'
import { beginRecord, replay } from '../kernel/replay.ts'
import { eventsFor } from '../kernel/view.ts'
import { mustPlay } from './decide-turn.ts'
import { TableRefusal } from './refusal.ts'
import type { SeatHolder } from './seats.ts'
import { statusOf, type Table } from './table.ts'
import type { Viewer } from './view.ts'

/** What a table says of its game by playing it again: its record, what happened since, and the numbers over time. */

/** The record of the game so far. It holds the seed: before the game is over it is for the house alone. */
export function recordSoFar(table: Table): GameRecord {
  const { beginning, answers, play } = mustPlay(table)
  const names = table.seats.map((holder, seat) => seatName(holder, seat))
  const { pack } = beginning
  return recordOf(
    table.game,
    play.state,
    { seed: beginning.seed, names, ...(pack === undefined ? {} : { pack }) },
    answers,
  )
}

/** The record, for everybody, once the game is over. */
export function finishedRecord(table: Table): GameRecord {
  if (statusOf(table) !== 'finished')
    throw new TableRefusal(
      'not-playing',
      'the record holds the seed and every answer: it is shown when the game is over',
    )
  return recordSoFar(table)
}

/** What the holder of a seat is called. */
export function seatName(holder: SeatHolder | undefined, seat: Seat): string {
  if (holder?.kind === 'person') return holder.name
  return holder?.kind === 'bot' ? (holder.standsInFor?.name ?? holder.name ?? `${holder.level} bot`) : `seat ${seat}`
}

/** What one answer brought, or the setup. */
export interface Happened {
  /** Which answer of the game it was, from 1; 0 is the setup. */
  readonly answer: number
  /** Who gave it; nobody the setup. */
  readonly seat: Seat | undefined
  readonly events: readonly GameEvent[]
  /** Where in the game it left it. */
  readonly moment: readonly number[]
}

/** Everything that happened so far, as a viewer may see it. */
export function happenedSoFar(table: Table, viewer: Viewer): readonly Happened[] {
  const { game } = table
  const happened: Happened[] = []
  const tell = (answer: number, seat: Seat | undefined, events: readonly GameEvent[], { state }: Play<CoreState>) =>
    happened.push({ answer, seat, events: eventsFor(events, seatOf(viewer)), moment: game.moment(state) })
  const begun = beginRecord(game, recordSoFar(table))
  tell(0, undefined, begun.events ?? [], begun)
  watchAgain(table, (events, index, seat, play) => tell(index + 1, seat, events, play))
  return happened
}

/** What happened since a seat last answered, as it may see it. For a spectator: the last twenty answers. */
export function sinceLastAnswer(table: Table, viewer: Viewer): readonly Happened[] {
  const { answers } = mustPlay(table)
  const last =
    viewer === 'spectator'
      ? Math.max(0, answers.length - 20)
      : answers.findLastIndex(given => given.seat === viewer) + 1
  return last === answers.length ? [] : happenedSoFar(table, viewer).slice(last + 1)
}

const seatOf = (viewer: Viewer): Seat | undefined => (viewer === 'spectator' ? undefined : viewer)

/** A number of one seat as it grew: after which answer, and how much it then was. */
export interface Series {
  readonly seat: Seat
  /** The type of the events: points, coins, … */
  readonly type: string
  readonly values: readonly (readonly [answer: number, total: number])[]
}

/** How much of something a seat got, or lost, from one source in the whole game. */
export interface Source {
  readonly seat: Seat
  readonly type: string
  readonly because: string
  readonly gained: number
  readonly lost: number
}

export interface Statistics {
  readonly answers: number
  readonly series: readonly Series[]
  readonly sources: readonly Source[]
  /** Where in the game each answer left it, where that changed. */
  readonly moments: readonly (readonly [answer: number, moment: readonly number[]])[]
}

/** Every event with an amount, added up over time and by its cause. It knows no game: the events say what they count. */
export function statistics(table: Table): Statistics {
  if (statusOf(table) !== 'finished')
    throw new TableRefusal('not-playing', 'statistics tell what was hidden: they are shown when the game is over')
  const series = new Map<string, { seat: Seat; type: string; values: [number, number][] }>()
  const sources = new Map<string, { seat: Seat; type: string; because: string; gained: number; lost: number }>()
  const moments: [number, readonly number[]][] = []
  watchAgain(table, (events, index, _seat, play) => {
    for (const event of events) count(event, index + 1, series, sources)
    const moment = table.game.moment(play.state)
    if (moment.join() !== moments.at(-1)?.[1].join()) moments.push([index + 1, moment])
  })
  return {
    answers: mustPlay(table).answers.length,
    series: [...series.values()],
    sources: [...sources.values()],
    moments,
  }
}

function count(
  event: GameEvent & { readonly amount?: unknown },
  answer: number,
  series: Map<string, { seat: Seat; type: string; values: [number, number][] }>,
  sources: Map<string, { seat: Seat; type: string; because: string; gained: number; lost: number }>,
): void {
  const { seat, type, because = '', amount } = event
  if (seat === undefined || typeof amount !== 'number' || amount === 0) return
  const line = found(series, `${seat} ${type}`, () => ({ seat, type, values: [] }))
  const last = line.values.at(-1)
  if (last?.[0] === answer) last[1] += amount
  else line.values.push([answer, (last?.[1] ?? 0) + amount])
  const source = found(sources, `${seat} ${type} ${because}`, () => ({ seat, type, because, gained: 0, lost: 0 }))
  if (amount > 0) source.gained += amount
  else source.lost -= amount
}

function found<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** Plays the game so far again and shows what each answer brought. */
function watchAgain(
  table: Table,
  see: (events: readonly GameEvent[], index: number, seat: Seat, play: Play<CoreState>) => void,
): void {
  const record = recordSoFar(table)
  replay(table.game, record, [], (play, { events }, index) =>
    see(events, index, record.answers[index]?.seat ?? 0, play),
  )
}
