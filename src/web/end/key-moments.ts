import { changesFor } from '../../kernel/amounts.ts'
import type { Happened } from '../session/session.ts'
import { type Episode, episodesOf } from '../table/happenings.ts'

/** A turn that brought many points. */
export interface KeyMoment {
  readonly episode: Episode
  readonly points: number
}

/** The turns that brought their seat the most points, in the order in which they came. */
export function keyMoments(happened: readonly Happened[], type: string, most: number): readonly KeyMoment[] {
  return episodesOf(happened)
    .map(episode => ({ episode, points: pointsIn(episode, type) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .toSorted((a, b) => a.episode.from - b.episode.from)
}

const pointsIn = ({ seat, events }: Episode, type: string): number =>
  seat === undefined ? 0 : (changesFor(events, seat).find(change => change.type === type)?.amount ?? 0)
