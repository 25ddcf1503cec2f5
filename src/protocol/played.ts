import { array, boolean, exactOptional as maybe, number, object, enum as oneOf, string } from 'zod/mini'
import type { FinishedGame, PlayedSeat } from '../tables/played.ts'
import type { PlayersTally, RivalTally, Tally, TrendPoint } from '../tables/tally.ts'
import { personTie } from './people/answers.ts'
import type { PersonPage, PlayedPage } from './rest.ts'
import { whole } from './whole.ts'

/** What the REST API answers about games that are over, for a client to check. */

const sources = array(object({ because: string(), points: number() }))

const playedSeat = whole<PlayedSeat>({
  seat: number(),
  kind: oneOf(['person', 'bot', 'gone']),
  name: maybe(string()),
  level: maybe(string()),
  left: maybe(oneOf(['away', 'resigned'])),
  page: maybe(string()),
  place: number(),
  sharing: number(),
  points: number(),
  won: boolean(),
  sources,
})

const playedGame = whole<FinishedGame>({
  table: string(),
  game: string(),
  rulesVersion: number(),
  components: string(),
  ownPack: boolean(),
  ending: oneOf(['rules', 'agreement']),
  finishedAt: number(),
  mine: number(),
  seats: array(playedSeat),
})

export const playedPage = whole<PlayedPage>({ games: array(playedGame), next: maybe(string()) })

const tally = whole<Tally>({
  game: string(),
  games: number(),
  apart: number(),
  won: number(),
  places: array(number()),
  counted: number(),
  points: number(),
  best: maybe(object({ table: string(), points: number(), finishedAt: number() })),
  byPlayers: array(
    whole<PlayersTally>({ players: number(), games: number(), won: number(), points: number(), best: number() }),
  ),
  sources,
  winners: object({ counted: number(), sources }),
  trend: array(whole<TrendPoint>({ table: string(), finishedAt: number(), points: number(), won: boolean() })),
  against: array(
    whole<RivalTally>({
      kind: oneOf(['person', 'bot']),
      name: string(),
      page: maybe(string()),
      games: number(),
      ahead: number(),
      behind: number(),
    }),
  ),
})

export const tallies = array(tally)
export const personPage = whole<PersonPage>({
  name: string(),
  mine: boolean(),
  tie: maybe(personTie),
  tallies: maybe(tallies),
})
