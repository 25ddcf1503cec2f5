import {
  type OwnRating,
  ownRatings,
  type RatingPage,
  ratingPage,
  type SeatRating,
  seatRatings,
} from '../../protocol/ratings.ts'
import { keepServerRatings } from '../levels/kept-strength.ts'
import { ask } from '../session/remote/ask.ts'
import { wasAtServer } from '../session/remote/person.ts'

/** What the server says of how well people play. */

/** The people at a rated table. */
export const ratingsAtTable = (table: string, link: string | undefined): Promise<readonly SeatRating[]> =>
  ask(seatRatings, 'GET', `/tables/${table}/ratings${link === undefined ? '' : `?${new URLSearchParams({ link })}`}`)

/** A page of the best players of a game. */
export async function ratingsOf(game: string, after?: string): Promise<RatingPage> {
  const page = await ask(
    ratingPage,
    'GET',
    `/ratings/${game}${after === undefined ? '' : `?${new URLSearchParams({ after })}`}`,
  )
  if (page.own !== undefined) keepServerRatings([page.own])
  return page
}

/** The viewer's own; none for who has never been at the server. */
export async function myRatings(): Promise<readonly OwnRating[]> {
  if (!wasAtServer()) return []
  const mine = await ask(ownRatings, 'GET', '/me/ratings')
  keepServerRatings(mine)
  return mine
}

/** Of somebody who owns their name, as everybody is told. */
export const ratingsOfPerson = (name: string): Promise<readonly OwnRating[]> =>
  ask(ownRatings, 'GET', `/people/${encodeURIComponent(name)}/ratings`)
