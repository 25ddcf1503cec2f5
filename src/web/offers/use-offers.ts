import { useCallback, useEffect, useState } from 'react'
import type { OfferInfo } from '../../protocol/offers/requests.ts'
import { type OfferFilter, openSeats } from '../session/remote/offers.ts'

/** How often the list is asked for again while somebody looks at it. */
const AGAIN = 20_000

/** The open seats that fit; undefined until they are known, `away` where the server cannot be reached. */
export function useOffers({
  game,
  speed,
  players,
  rated,
}: OfferFilter = {}): readonly OfferInfo[] | 'away' | undefined {
  const [offers, setOffers] = useState<readonly OfferInfo[] | 'away'>()
  const load = useCallback(() => {
    if (!navigator.onLine) setOffers('away')
    else if (document.visibilityState === 'visible')
      openSeats({ game, speed, players, rated }).then(setOffers, () => setOffers('away'))
  }, [game, speed, players, rated])
  useEffect(() => {
    load()
    const timer = setInterval(load, AGAIN)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [load])
  return offers
}
