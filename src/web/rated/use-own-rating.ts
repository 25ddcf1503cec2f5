import { useEffect, useState } from 'react'
import { NEWCOMERS_RATING } from '../../bots/ratings.ts'
import type { OwnRating } from '../../protocol/ratings.ts'

/** How the viewer's rating counts in a game at the server: a newcomer's until something else is known. */
export function useOwnRating(game: string): number {
  const [known, setKnown] = useState<readonly OwnRating[]>([])
  useEffect(() => {
    void import('./requests.ts').then(({ myRatings }) => myRatings()).then(setKnown, () => setKnown([]))
  }, [])
  return known.find(one => one.game === game)?.rating ?? NEWCOMERS_RATING
}
