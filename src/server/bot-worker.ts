import { choose, type Level } from '../bots/choose.ts'
import { prepared } from '../kernel/components.ts'
import type { BotQuestion } from './bots.ts'
import { type ExtraGame, gameShelf } from './games.ts'

/** What the thread is asked: a bot's question, the games it knows, how long it may think, and a seed for its dice. */
export interface BotTask {
  readonly question: BotQuestion
  readonly extraGames: readonly ExtraGame[]
  readonly budgetMs: number
  readonly seed: string
}

/** Runs in a thread of its own, and answers from the seat's view. */
export default async function answer({ question, extraGames, budgetMs, seed }: BotTask): Promise<string> {
  const { view, seat, level, pack } = question
  const game = await gameShelf(extraGames).load(question.game)
  const components = prepared(game, pack ?? game.pack)
  return choose(level as Level, { game, components, view, seat, seed, budgetMs })
}
