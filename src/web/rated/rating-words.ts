import { isLevel, type Level, steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { ENOUGH_GAMES, type RatingInfo } from '../../protocol/ratings.ts'
import type { Messages } from '../messages/messages.ts'

/** Too few games to say more than how far it may be off. */
export const isEarly = ({ games }: Pick<RatingInfo, 'games'>): boolean => games < ENOUGH_GAMES

type Words = Pick<Messages, 'ratings' | 'levels'>

/** The name of a level, whatever release it is of. */
export const levelName = ({ levels }: Words, level: string): string => levels.names[level] ?? level

/** Where a rating lies among the bots: between the last level that is weaker and the first that is stronger. */
export function whereAmong(rating: number, game: string, words: Words): string {
  const { ratings: say } = words
  const nameOf = (level: Level): string => levelName(words, level)
  const weaker = steps.findLast(level => ratingOf(level, game) <= rating)
  const stronger = steps.find(level => ratingOf(level, game) > rating)
  if (weaker === undefined) return say.below(nameOf(steps[0] ?? 'novice'))
  return stronger === undefined ? say.above(nameOf(weaker)) : say.between(nameOf(weaker), nameOf(stronger))
}

/** `1612 ± 58`, or that it is too early to say. */
export const numberOf = (info: RatingInfo, { ratings: say }: Words): string =>
  isEarly(info) ? say.early : `${info.rating} ± ${Math.round((info.high - info.low) / 2)}`

/** The same with its place among the bots, for one line. */
export const ratingInWords = (info: RatingInfo, game: string, words: Words): string =>
  isEarly(info)
    ? `${words.ratings.early} (${words.ratings.toGo(ENOUGH_GAMES - info.games)})`
    : `${numberOf(info, words)}, ${whereAmong(info.rating, game, words)}`

/** A level as it stands at a seat: its name and its rating. */
export const levelInWords = (level: string, game: string, words: Words): string =>
  isLevel(level) ? words.levels.rated(levelName(words, level), Math.round(ratingOf(level, game))) : level
