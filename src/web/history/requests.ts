import { personPage, playedPage, tallies } from '../../protocol/played.ts'
import type { PersonPage, PlayedPage } from '../../protocol/rest.ts'
import type { PlayedFilter } from '../../tables/played.ts'
import type { Tally } from '../../tables/tally.ts'
import { ask } from '../session/remote/ask.ts'

/** What the server tells about games that are over. */

export const talliesAtServer = (filter: PlayedFilter): Promise<readonly Tally[]> =>
  ask(tallies, 'GET', `/me/tallies${queryOf(filter)}`)

export const gamesAtServer = (filter: PlayedFilter, after: string | undefined): Promise<PlayedPage> =>
  ask(playedPage, 'GET', `/me/results${queryOf({ ...filter, ...(after === undefined ? {} : { after }) })}`)

export const pageOf = (name: string): Promise<PersonPage> =>
  ask(personPage, 'GET', `/people/${encodeURIComponent(name)}`)

function queryOf(given: object): string {
  const query = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}
