import { countingIn } from '../../../kernel/counting.ts'
import { rangeIn } from '../../../protocol/notices/rating-ranges.ts'
import type { RatingRange } from '../../../tables/rating-range.ts'

const { count } = countingIn('en-GB')

/** How well people play, by their rated games. */
export const ratings = {
  name: 'Ratings',
  of: (game: string): string => `Ratings: ${game}`,
  subtitle:
    'By rated games only. The bots never move: whoever stands beside one wins about half of all games of two against it.',
  rated: 'Rated',
  ratedHelp:
    'The result changes your rating. No advice, no taking back by agreement. Whoever is away at the end, while a bot plays their seat, is last.',
  choose: 'Rated: the result changes everybody’s rating',
  ownPack: 'Only the standard values can be rated.',
  alone: 'A rated game has at least two seats.',
  range: (range: RatingRange): string => rangeIn('en', range),
  whose: 'Free seats are for',
  anybody: 'Anybody',
  aboutMine: (range: string): string => `About my level (${range})`,
  ownRange: 'Ratings of my choice',
  lowest: 'Lowest rating',
  highest: 'Highest rating',
  onlyAbout: 'Only with people of about my level',
  ofRatings: (range: string): string => `ratings ${range}`,
  outside: (rating: number): string => `Yours counts as ${rating}: take another seat, or offer one for your level.`,
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  scale: 'Among the bots',
  games: 'Rated games',
  gamesOf: (games: number): string => count(games, 'rated game', 'rated games'),
  bot: 'bot',
  you: 'You',
  early: 'too early to say',
  toGo: (games: number): string => `${count(games, 'rated game', 'rated games')} to go`,
  placeOf: (place: number): string => `Place ${place}`,
  notListed: 'A password makes your name yours, and puts you on this list.',
  between: (weaker: string, stronger: string): string => `between ${weaker} and ${stronger}`,
  below: (level: string): string => `below ${level}`,
  above: (level: string): string => `above ${level}`,
  likely: (low: number, high: number): string => `most likely from ${low} to ${high}`,
  none: 'Nobody has played ten rated games yet. Make a table with friends or bots, and choose “Rated”.',
  more: 'Show more',
  noServer: 'The server cannot be reached. Ratings are kept there.',
  changed: 'What it changed',
  counting: 'The ratings are being counted …',
  notCounted: 'Ended by agreement: no rating changes.',
  change: (before: number, after: number): string => `${before} → ${after}`,
  away: 'away at the end',
  yours: 'Your ratings',
  theirs: (name: string): string => `Ratings of ${name}`,
  all: 'Everybody’s ratings',
}
