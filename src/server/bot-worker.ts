import { chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import { prepared } from '../kernel/components.ts'
import { imagine } from '../kernel/imagine.ts'
import type { Json } from '../kernel/json.ts'
import { questionFor, resume } from '../kernel/play.ts'
import type { BotQuestion } from './bots.ts'
import { type ExtraGame, gameShelf } from './games.ts'

/** What the thread is asked: a bot's question, the games it knows, and a seed for its dice. */
export interface BotTask {
  readonly question: BotQuestion
  readonly extraGames: readonly ExtraGame[]
  readonly seed: string
}

/** Runs in a thread of its own. Answers from the seat's view: a world is imagined that fits what the seat knows. */
export default async function choose({ question, extraGames, seed }: BotTask): Promise<string> {
  const { view, seat } = question
  const game = await gameShelf(extraGames).load(question.game)
  const components = prepared(game, question.pack ?? (game.pack as Json))
  const chance = chanceFromSeed(seed)
  const play = resume(game, components, imagine(game, components, view, seat, chance))
  const options = questionFor(play, seat)?.options ?? []
  const chosen = options[nextBelow(chance, options.length)]
  if (chosen === undefined) throw new Error(`seat ${seat} is not asked in this view`)
  return chosen.key
}
