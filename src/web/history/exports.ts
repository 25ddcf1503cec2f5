import type { FinishedGame, PlayedSeat } from '../../tables/played.ts'

/** Results in the formats of other programs. */

const columns = [
  'finished',
  'game',
  'table',
  'players',
  'ending',
  'seat',
  'you',
  'name',
  'place',
  'points',
  'won',
] as const

/** A line for each seat, as spreadsheets read it (RFC 4180). */
export function csvOf(games: readonly FinishedGame[], titleOf: (game: string) => string): string {
  const lines = games.flatMap(game =>
    game.seats.map(one => [
      new Date(game.finishedAt).toISOString(),
      titleOf(game.game),
      game.table,
      game.seats.length,
      game.ending,
      one.seat + 1,
      one.seat === game.mine ? 'yes' : 'no',
      nameOf(one),
      one.place,
      one.points,
      one.won ? 'yes' : 'no',
    ]),
  )
  return [columns, ...lines].map(line => line.map(csvField).join(',')).join('\r\n')
}

/** What begins like a formula would be taken for one. */
function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const jsonOf = (games: readonly FinishedGame[]): string =>
  JSON.stringify({ format: 'athenaeum-results', version: 1, games }, undefined, 2)

/**
 * The address that gives one play to BG Stats, which shows it before it keeps it. Its makers describe the data under “Push plays
 * to BG Stats from other apps or websites”: names decide which game and which players are meant, times are in UTC, and some of
 * its versions fail where `winner` or `startPlayer` is not said: results do not tell who began, so nobody is named.
 */
export function bgStatsAddress(game: FinishedGame, title: string): string {
  const data = {
    sourceName: 'Athenaeum',
    sourcePlayId: game.table,
    playDate: new Date(game.finishedAt).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: title, sourceGameId: game.game, highestWins: true, noPoints: false },
    players: game.seats.map(one => ({
      name: nameOf(one),
      sourcePlayerId: `${one.kind} ${nameOf(one)}`,
      rank: one.place,
      score: one.points,
      winner: one.won,
      startPlayer: false,
    })),
  }
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(data))}`
}

const nameOf = ({ kind, name, level = '' }: PlayedSeat): string =>
  kind === 'bot' ? (name ?? `${level} bot`) : (name ?? 'Somebody')
