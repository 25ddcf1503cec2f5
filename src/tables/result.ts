import { isKept } from '../games/editions.ts'
import { componentHash } from '../kernel/components.ts'
import type { ScoreReason, Seat } from '../kernel/contract.ts'
import { placings } from '../kernel/ranking.ts'
import { GONE, type SeatHolder } from './seats.ts'
import { statusOf, type Table } from './table.ts'

/** How a game at a table ended: what is remembered of it when nobody opens the table any more. */
export interface TableResult {
  readonly table: string
  readonly game: string
  readonly rulesVersion: number
  /** The hash of the components. */
  readonly components: string
  /** It was played with components that neither a release nor this host has for the game: what was reached is not to be compared. */
  readonly ownPack: boolean
  /** By its rules, or before, because all agreed: then the places are those of that moment, and nobody has won. */
  readonly ending: 'rules' | 'agreement'
  readonly finishedAt: number
  /** By seat. */
  readonly seats: readonly SeatOutcome[]
}

export interface SeatOutcome {
  readonly seat: Seat
  readonly who: ResultHolder
  /** From 1; who is tied shares a place. */
  readonly place: number
  /** How many share the place, this seat among them. */
  readonly sharing: number
  readonly points: number
  /** Won, or shares the victory; in a solo game: reached what the rules call a win. */
  readonly won: boolean
  /** Where the points come from. They add up. */
  readonly sources: readonly ScoreReason[]
}

/** Who is told to have played: a person, also one who left the seat to a bot, or a bot. */
export type ResultHolder =
  | {
      readonly kind: 'person'
      readonly person: string
      readonly name: string
      /** A bot of this level played to the end: it stood in for somebody who was away, or who had resigned. */
      readonly left?: { readonly how: 'away' | 'resigned'; readonly level: string }
    }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }
  /** A person who has deleted everything that was theirs. */
  | { readonly kind: 'gone' }

/** Undefined while the game is not over. */
export function resultOf(table: Table): TableResult | undefined {
  const { header, game, course, ended, finishedAt } = table
  if (course === undefined || statusOf(table) !== 'finished') return undefined
  const scores = game.scores(course.play)
  const places = placings(scores)
  const placeOf = (seat: Seat): number => places.find(one => one.seat === seat)?.place ?? scores.length
  const { rulesVersion, components } = course.play.state
  return {
    table: header.id,
    game: header.game,
    rulesVersion,
    components,
    ownPack: !isKept(game.id, components) && components !== componentHash(game.pack),
    ending: ended ? 'agreement' : 'rules',
    finishedAt: finishedAt ?? table.at,
    seats: scores
      .map(({ seat, total, won, reasons }) => {
        const place = placeOf(seat)
        return {
          seat,
          who: resultHolder(table.seats[seat]),
          place,
          sharing: places.filter(one => one.place === place).length,
          points: total,
          won: won && !ended,
          sources: bySource(reasons),
        }
      })
      .sort((one, other) => one.seat - other.seat),
  }
}

function resultHolder(holder: SeatHolder | undefined): ResultHolder {
  if (holder?.kind === 'person' && holder.person === GONE) return { kind: 'gone' }
  if (holder?.kind === 'person') return { kind: 'person', person: holder.person, name: holder.name }
  if (holder?.kind !== 'bot') throw new Error('a game has ended at a table with an open seat')
  const { level, name, standsInFor, resigned } = holder
  if (standsInFor === undefined) return { kind: 'bot', level, ...(name === undefined ? {} : { name }) }
  if (standsInFor.person === GONE) return { kind: 'gone' }
  return { kind: 'person', ...standsInFor, left: { how: resigned ? 'resigned' : 'away', level } }
}

/** A source that is named several times is counted once. */
function bySource(reasons: readonly ScoreReason[]): readonly ScoreReason[] {
  const points = new Map<string, number>()
  for (const reason of reasons) points.set(reason.because, (points.get(reason.because) ?? 0) + reason.points)
  return [...points].map(([because, sum]) => ({ because, points: sum }))
}
