import { anything } from '../../../protocol/answers.ts'
import { offerInfos, playNow } from '../../../protocol/offers/answers.ts'
import type { GameSpeed, OfferInfo, PlayNow, Wish } from '../../../protocol/offers/requests.ts'
import type { Arrangement } from '../../../tables/entry.ts'
import { ask } from './ask.ts'
import { meAtServer } from './person.ts'
import { commandAt, newTable } from './requests.ts'

/** Free seats that anybody may take, and playing with whoever waits. */

/** What is asked for of open seats: of everything where nothing is said. */
export interface OfferFilter {
  readonly game?: string | undefined
  readonly speed?: GameSpeed | undefined
  readonly players?: number | undefined
  readonly rated?: boolean | undefined
}

export function openSeats({ game, speed, players, rated }: OfferFilter = {}): Promise<readonly OfferInfo[]> {
  const query = new URLSearchParams()
  if (game !== undefined) query.set('game', game)
  if (speed !== undefined) query.set('speed', speed)
  if (players !== undefined) query.set('players', String(players))
  if (rated !== undefined) query.set('rated', String(rated))
  return ask(offerInfos, 'GET', `/offers${query.size > 0 ? `?${query}` : ''}`)
}

/** Takes the first free seat of a table that is offered. */
export async function sitDownAt({ table, summary }: OfferInfo): Promise<void> {
  await meAtServer()
  await commandAt(table, { kind: 'sit', seat: summary.seats.findIndex(seat => seat.kind === 'open') })
}

/** Finds somebody who waits, or lets others find the viewer. */
export async function playSomebody(wish: Wish): Promise<PlayNow> {
  await meAtServer()
  return ask(playNow, 'POST', '/me/play-now', wish)
}

/** Makes a public table whose seats anybody may take; gives its id. */
export const offerTable = (
  game: string,
  players: number,
  chosen: Pick<Arrangement, 'clock' | 'pace' | 'rated' | 'ratings'>,
): Promise<string> => newTable({ game, players, ...chosen, visibility: 'public', starts: 'when-full' })

/** Says that the viewer still waits at their table. */
export const stillWait = (table: string): Promise<unknown> => ask(anything, 'PUT', `/tables/${table}/offer`)

/** The viewer's table is offered no more, and gone from the lists. */
export const waitNoMore = (table: string): Promise<unknown> =>
  ask(anything, 'DELETE', `/tables/${table}/offer`).then(() => ask(anything, 'POST', `/tables/${table}/archive`))
