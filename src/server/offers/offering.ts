import { countedRating } from '../../ratings/scale.ts'
import type { SeatOffer, Speed } from '../../store/port/offers.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { speedOf } from '../../tables/speed.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * How long an offer is good after its host was last seen to wait. For a game in one sitting the host's page says every half
 * minute that it is there; a hidden page may do so once a minute only.
 */
const LIFE: Readonly<Record<Speed, number>> = { live: 2.5 * MINUTE, days: 14 * DAY }

export const seenSince = (now: number): Readonly<Record<Speed, number>> => ({
  live: now - LIFE.live,
  days: now - LIFE.days,
})

/** Before this nothing that was offered is good any more. */
export const offersForgottenBefore = (now: number): number => now - LIFE.days

/** The offer that a table is; undefined for one whose seats are all taken. */
export async function offerOf(
  { store, now }: Context,
  { id, game, host, arrangement, seats, createdAt }: TableHeader,
): Promise<SeatOffer | undefined> {
  const { visibility, rated = false, ratings } = arrangement
  if (visibility !== 'public' || seats.every(seat => seat.kind !== 'open')) return undefined
  const [known] = await store.ratings(game, [host.person])
  return {
    ...{ table: id, person: host.person, game, players: seats.length, speed: speedOf(arrangement) },
    ...{ rated, rating: countedRating(known), ...(ratings && { ratings }), createdAt, seenAt: now() },
  }
}

/** The offer that a table is as it stands. */
export const offerAt = async (context: Context, table: Table): Promise<SeatOffer | undefined> =>
  statusOf(table) === 'open'
    ? offerOf(context, { ...table.header, arrangement: table.arrangement, seats: table.seats })
    : undefined

/** One person offers few. What nobody sees any more does not count. */
export async function mustHaveFewOffers(
  { store, settings, now }: Context,
  person: string,
  but?: string,
): Promise<void> {
  const most = settings.limits.offersPerPerson
  const since = seenSince(now())
  const good = (await store.offersOf(person)).filter(
    ({ table, speed, seenAt }) => table !== but && seenAt >= since[speed],
  )
  if (good.length >= most) throw new ServerRefusal('too-many-offers', { most })
}
