import type { GameEvent, Seat } from '../kernel/contract.ts'
import { mustPlay } from './decide-turn.ts'
import { watchAgain } from './record.ts'
import { TableRefusal } from './refusal.ts'
import { statusOf, type Table } from './table.ts'

/** A number of one seat as it grew: after which answer, and how much it then was. */
export interface Series {
  readonly seat: Seat
  /** The type of the events: points, coins, … */
  readonly type: string
  readonly values: readonly (readonly [answer: number, total: number])[]
}

/** How much of something a seat got, or lost, from one source in the whole game. */
export interface SourceTotal {
  readonly seat: Seat
  readonly type: string
  readonly because: string
  readonly gained: number
  readonly lost: number
}

export interface Statistics {
  readonly answers: number
  readonly series: readonly Series[]
  readonly sources: readonly SourceTotal[]
  /** Where in the game each answer left it, where that changed. */
  readonly moments: readonly (readonly [answer: number, moment: readonly number[]])[]
}

/** Every event with an amount, added up over time and by its cause. It knows no game: the events say what they count. */
export function statistics(table: Table): Statistics {
  if (statusOf(table) !== 'finished') throw new TableRefusal('statistics-at-end')
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
