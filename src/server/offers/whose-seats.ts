import type { Wish } from '../../protocol/offers/requests.ts'
import { countedRating } from '../../ratings/scale.ts'
import type { SeatOffer, SeekersLevel } from '../../store/port/offers.ts'
import type { Person } from '../../store/port/people.ts'
import type { Store } from '../../store/port/store.ts'
import type { Decision } from '../../tables/decide.ts'
import { aboutRating, isWithin, type RatingRange } from '../../tables/rating-range.ts'
import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../people/access.ts'
import { takesSeat } from '../people/apart.ts'
import { ServerRefusal } from '../refused.ts'
import { peopleOf } from '../tables/listing.ts'

/** For whom free seats are, where their host wants to play with people of some level only. */

/** Refuses a free seat of a public table to whoever has a rating for which it is not. Whom the host invites is welcome with any. */
export async function mustFitRange(
  { store }: Context,
  decision: Decision,
  table: Table,
  { person, invited }: Actor,
): Promise<void> {
  const { ratings, visibility } = table.arrangement
  if (ratings === undefined || visibility !== 'public' || invited) return
  if (!takesSeat(decision, person) || peopleOf(table).includes(person)) return
  const [known] = await store.ratings(table.header.game, [person])
  const rating = countedRating(known)
  if (!isWithin(ratings, rating)) throw new ServerRefusal('outside-ratings', { rating, ...ratings })
}

/** What is told of an offer to somebody for whom its seats are not. */
export async function outsideAt(
  { store }: Context,
  person: Person | undefined,
  offers: readonly Pick<SeatOffer, 'ratings'>[],
): Promise<(offer: Pick<SeatOffer, 'game' | 'ratings'>) => { readonly outside?: number }> {
  const counts = offers.some(({ ratings }) => ratings !== undefined) ? await ratingsOf(store, person?.id) : middling
  return ({ game, ratings }) =>
    ratings === undefined || isWithin(ratings, counts(game)) ? {} : { outside: counts(game) }
}

/** What somebody wishes, in each game by their rating there. */
export async function levelsOf(store: Store, person: string, wish: Wish): Promise<readonly SeekersLevel[]> {
  const counts = await ratingsOf(store, person)
  return wish.games.map(game => {
    const others = rangeWished(wish, counts(game))
    return { game, rating: counts(game), ...(others && { others }) }
  })
}

const rangeWished = ({ ratings }: Wish, own: number): RatingRange | undefined =>
  ratings === 'about-mine' ? aboutRating(own) : ratings

/** How a rating counts in each game. */
type Counted = (game: string) => number

const middling: Counted = () => countedRating(undefined)

async function ratingsOf(store: Store, person: string | undefined): Promise<Counted> {
  if (person === undefined) return middling
  const known = await store.ratingsOf(person)
  return game => countedRating(known.find(one => one.game === game))
}
