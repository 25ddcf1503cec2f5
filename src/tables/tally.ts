import type { ScoreReason } from '../kernel/contract.ts'
import type { FinishedGame, PlayedSeat } from './played.ts'

/** Somebody's games of one kind, added up. Tallies of two places are added with `together`. */
export interface Tally {
  readonly game: string
  /** All games, also those below that are not compared. */
  readonly games: number
  /** Ended by agreement, played with components of one's own, or left to a bot: neither places nor points are counted. */
  readonly apart: number
  readonly won: number
  /** How often each place was reached, from the first on; solo games have none. */
  readonly places: readonly number[]
  /** How many games the points are of, and their sum. */
  readonly counted: number
  readonly points: number
  readonly best?: { readonly table: string; readonly points: number; readonly finishedAt: number }
  readonly byPlayers: readonly PlayersTally[]
  /** Points by source, added up: mine, and those of who was first at my tables where that was not I alone. */
  readonly sources: readonly ScoreReason[]
  readonly winners: { readonly counted: number; readonly sources: readonly ScoreReason[] }
  /** The last games, oldest first. */
  readonly trend: readonly TrendPoint[]
  /** Those met most often, first. */
  readonly against: readonly RivalTally[]
}

export interface PlayersTally {
  readonly players: number
  readonly games: number
  readonly won: number
  readonly points: number
  readonly best: number
}

export interface TrendPoint {
  readonly table: string
  readonly finishedAt: number
  readonly points: number
  readonly won: boolean
}

/** How often I stood before somebody, and they before me. */
export interface RivalTally {
  readonly kind: 'person' | 'bot'
  /** The name of a person, the level of a bot. */
  readonly name: string
  readonly page?: string
  readonly games: number
  readonly ahead: number
  readonly behind: number
}

/** How many games of a trend, and how many rivals, are told. */
const TREND = 100
const RIVALS = 12

/** A tally for each game that was played, in the order in which they come. */
export function talliesOf(games: readonly FinishedGame[]): readonly Tally[] {
  const names = [...new Set(games.map(({ game }) => game))]
  return names.map(name =>
    tallyOf(
      name,
      games.filter(({ game }) => game === name),
    ),
  )
}

function tallyOf(game: string, played: readonly FinishedGame[]): Tally {
  const compared = played.flatMap(one => {
    const own = one.seats.find(({ seat }) => seat === one.mine)
    return own === undefined || one.ownPack || one.ending === 'agreement' || own.left !== undefined
      ? []
      : [{ one, own }]
  })
  const firsts = compared.flatMap(({ one, own }) => winnersBesides(one, own))
  return {
    game,
    games: played.length,
    apart: played.length - compared.length,
    won: compared.filter(({ own }) => own.won).length,
    places: placesOf(compared.filter(({ one }) => one.seats.length > 1).map(({ own }) => own.place)),
    counted: compared.length,
    points: sumOf(compared.map(({ own }) => own.points)),
    ...bestOf(compared.map(({ one, own }) => ({ table: one.table, points: own.points, finishedAt: one.finishedAt }))),
    byPlayers: byPlayers(compared.map(({ one, own }) => ({ players: one.seats.length, own }))),
    sources: addedSources(compared.flatMap(({ own }) => own.sources)),
    winners: { counted: firsts.length, sources: addedSources(firsts.flatMap(({ sources }) => sources)) },
    trend: lastOf(
      compared.map(({ one: { table, finishedAt }, own: { points, won } }) => ({ table, finishedAt, points, won })),
    ),
    against: addedRivals(compared.flatMap(({ one, own }) => rivalsIn(one, own))),
  }
}

/** Who was first where that was somebody else: what is to be learnt from. */
const winnersBesides = ({ seats }: FinishedGame, own: PlayedSeat): readonly PlayedSeat[] =>
  own.place === 1 ? [] : seats.filter(({ place }) => place === 1).slice(0, 1)

function placesOf(places: readonly number[]): readonly number[] {
  const last = Math.max(0, ...places)
  return Array.from({ length: last }, (_, at) => places.filter(place => place === at + 1).length)
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The most points; of equals the first time. */
function bestOf(reached: readonly NonNullable<Tally['best']>[]): Pick<Tally, 'best'> {
  const [best] = reached.toSorted((one, other) => other.points - one.points || one.finishedAt - other.finishedAt)
  return best === undefined ? {} : { best }
}

const byPlayers = (
  compared: readonly { readonly players: number; readonly own: PlayedSeat }[],
): readonly PlayersTally[] =>
  addedPlayers(
    compared.map(({ players, own }) => ({
      ...{ players, games: 1, won: own.won ? 1 : 0, points: own.points, best: own.points },
    })),
  )

function rivalsIn({ seats }: FinishedGame, own: PlayedSeat): readonly RivalTally[] {
  return seats.flatMap(({ seat, kind, name, level = '', left, page, place }) => {
    if (seat === own.seat || kind === 'gone' || left !== undefined) return []
    return [
      {
        kind,
        name: kind === 'bot' ? level : (name ?? ''),
        ...(page === undefined ? {} : { page }),
        ...{ games: 1, ahead: own.place < place ? 1 : 0, behind: own.place > place ? 1 : 0 },
      },
    ]
  })
}

/** Two tallies of one game as one: of this device and of the server. */
export const together = (one: Tally, other: Tally): Tally => ({
  game: one.game,
  games: one.games + other.games,
  apart: one.apart + other.apart,
  won: one.won + other.won,
  places: Array.from(
    { length: Math.max(one.places.length, other.places.length) },
    (_, at) => (one.places[at] ?? 0) + (other.places[at] ?? 0),
  ),
  counted: one.counted + other.counted,
  points: one.points + other.points,
  ...bestOf([one, other].flatMap(({ best }) => best ?? [])),
  byPlayers: addedPlayers([...one.byPlayers, ...other.byPlayers]),
  sources: addedSources([...one.sources, ...other.sources]),
  winners: {
    counted: one.winners.counted + other.winners.counted,
    sources: addedSources([...one.winners.sources, ...other.winners.sources]),
  },
  trend: lastOf([...one.trend, ...other.trend]),
  against: addedRivals([...one.against, ...other.against]),
})

/** The same over lists of tallies of several games. */
export function togetherByGame(tallies: readonly Tally[]): readonly Tally[] {
  const byGame = new Map<string, Tally>()
  for (const tally of tallies) {
    const before = byGame.get(tally.game)
    byGame.set(tally.game, before === undefined ? tally : together(before, tally))
  }
  return [...byGame.values()].sort((one, other) => other.games - one.games)
}

function addedSources(sources: readonly ScoreReason[]): readonly ScoreReason[] {
  const points = new Map<string, number>()
  for (const source of sources) points.set(source.because, (points.get(source.because) ?? 0) + source.points)
  return [...points].map(([because, sum]) => ({ because, points: sum }))
}

function addedPlayers(tallies: readonly PlayersTally[]): readonly PlayersTally[] {
  const added = new Map<number, PlayersTally>()
  for (const one of tallies) {
    const before = added.get(one.players)
    added.set(
      one.players,
      before === undefined
        ? one
        : {
            players: one.players,
            games: before.games + one.games,
            won: before.won + one.won,
            points: before.points + one.points,
            best: Math.max(before.best, one.best),
          },
    )
  }
  return [...added.values()].sort((one, other) => one.players - other.players)
}

const lastOf = (trend: readonly TrendPoint[]): readonly TrendPoint[] =>
  trend.toSorted((one, other) => one.finishedAt - other.finishedAt).slice(-TREND)

function addedRivals(rivals: readonly RivalTally[]): readonly RivalTally[] {
  const added = new Map<string, RivalTally>()
  for (const one of rivals) {
    const key = `${one.kind} ${one.page ?? ''} ${one.name}`
    const before = added.get(key)
    const games = (before?.games ?? 0) + one.games
    const ahead = (before?.ahead ?? 0) + one.ahead
    added.set(key, { ...one, games, ahead, behind: (before?.behind ?? 0) + one.behind })
  }
  return [...added.values()].sort((one, other) => other.games - one.games).slice(0, RIVALS)
}
