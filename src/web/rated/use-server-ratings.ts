import { useEffect, useState } from 'react'
import { wasAtServer } from '../session/remote/person.ts'

/** Learns how the server rates the viewer, for the level that they are offered. */
export function useServerRatings(): void {
  const [, learn] = useState(0)
  useEffect(() => {
    if (!navigator.onLine || !wasAtServer()) return
    void import('./requests.ts')
      .then(({ myRatings }) => myRatings())
      .then(
        mine => learn(mine.length),
        () => undefined,
      )
  }, [])
}
