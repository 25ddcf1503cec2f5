import { countingIn } from '../../../kernel/counting.ts'

const { count, form, number } = countingIn('en-GB')

/** How games went: the pages about results. */
export const history = {
  title: 'Your results',
  counted: (games: number, won: number): string => `${count(games, 'game', 'games')} played to the end, ${won} won.`,
  none: 'No game played to its end yet. Whatever you finish, here or on the server, is counted.',
  noneSo: 'No game like that.',
  serverAway: 'The server cannot be reached: only the games of this device are counted.',
  guest: 'Games on a server are counted once you have played there.',
  filters: 'Which games',
  company: 'With whom',
  anyCompany: 'With anybody',
  withPeople: 'With people',
  withBots: 'With bots only, or alone',
  players: 'Players',
  anyPlayers: 'Any number',
  playersCount: (players: number): string => form(players, { one: 'alone', other: `${players} players` }),
  time: 'When',
  allTime: 'All time',
  lastYear: 'Last 12 months',
  lastQuarter: 'Last 3 months',
  game: 'Game',
  games: 'Games',
  won: 'Won',
  places: 'Places',
  placesSpoken: (places: readonly number[]): string =>
    places.map((times, at) => `${ordinal(at + 1)}: ${count(times, 'time', 'times')}`).join(', '),
  best: 'Best',
  mean: 'Mean',
  apart: (games: number): string =>
    `${count(games, 'game is', 'games are')} not compared: ended by agreement, left to a bot, or played with components of one’s own.`,
  sources: 'Where the points come from',
  meanOf: (games: number): string => `mean of ${count(games, 'game', 'games')}`,
  sourcesHelp: 'The upright line: those who came first at your tables instead of you.',
  sourceSpoken: (name: string, mine: string, theirs: string | undefined): string =>
    theirs === undefined ? `${name}: ${mine}` : `${name}: ${mine}; those who won instead: ${theirs}`,
  trend: (game: string): string => `${game}, game by game`,
  trendHelp: (mean: string, first: string): string =>
    `Line: mean of five games, now ${mean}; at first ${first}. Filled: won.`,
  trendSpoken: (points: readonly string[]): string => `Points, oldest first: ${points.join(', ')}`,
  byPlayers: 'By number of players',
  against: 'Against whom',
  againstHelp: 'How often you stood before them, and they before you.',
  ahead: (ahead: number, behind: number): string => `${ahead} to ${behind}`,
  times: (games: number): string => count(games, 'game', 'games'),
  level: (level: string): string => `${level} bot`,
  list: 'Games',
  place: (place: number, of: number): string => form(of, { one: 'alone', other: `${ordinal(place)} of ${of}` }),
  tied: 'tied',
  by: (points: number): string => `by ${number(points)}`,
  agreed: 'ended by agreement',
  left: 'left to a bot',
  resigned: 'resigned',
  ownPack: 'own components',
  here: 'on this device',
  you: 'You',
  somebody: 'Somebody',
  more: 'Show more',
  open: 'Result',
  exportAll: 'Take them along',
  exportHelp: 'All games listed above. BG Stats takes single games: its sign stands beside each.',
  csv: 'As a table (CSV)',
  json: 'As JSON',
  bgStats: 'Enter in BG Stats',
  back: 'All games',
  profile: 'Your page',
  person: {
    away: 'The server cannot be reached.',
    noPage: (name: string): string =>
      `There is no page about “${name}”. Who protects their name with a password on the page “You at this server” has one.`,
    hidden: (name: string): string =>
      `${name} shows nothing but the name. Everybody does so who has not said otherwise.`,
    nothing: (name: string): string => `${name} has not played a game to its end yet.`,
    mine: 'This is your page, as only you see it. What others see you say below.',
    results: (name: string): string => `How the games of ${name} went`,
  },
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' })
function ordinal(place: number): string {
  return `${place}${suffixes[rules.select(place)] ?? 'th'}`
}
