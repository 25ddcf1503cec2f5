import { useEffect, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { SeatRating } from '../../protocol/ratings.ts'
import { useRoute } from '../app/navigation.tsx'

export type SeatRatings = ReadonlyMap<Seat, SeatRating>

const nobody: SeatRatings = new Map()

/** Milliseconds between two looks for what a game that has just ended has changed, and how many there are. */
const EVERY = 1_000
const LOOKS = 20

/**
 * How well the people at a rated table play, asked anew whenever `people` says something else; at the end until it is counted. Empty
 * where nothing is known.
 */
export function useSeatRatings(
  table: string,
  rated: boolean | undefined,
  people: string,
  wanted: 'now' | 'counted' = 'now',
): SeatRatings {
  const route = useRoute()
  const link = route.page === 'table' ? route.link : route.page === 'link' ? route.secret : undefined
  const [ratings, setRatings] = useState(nobody)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there is what is asked about
  useEffect(() => {
    if (!rated) return setRatings(nobody)
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const look = async (looks: number): Promise<void> => {
      const { ratingsAtTable } = await import('./requests.ts')
      const found = await ratingsAtTable(table, link).catch(() => [])
      if (left) return
      setRatings(new Map(found.map(one => [one.seat, one])))
      const isDone = wanted === 'now' || found.every(one => one.before !== undefined)
      if (!isDone && looks < LOOKS) timer = setTimeout(look, EVERY, looks + 1)
    }
    void look(1)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [table, rated, people, wanted, link])
  return ratings
}
