import { type Advice, advise } from '../bots/advice.ts'
import { choose, type Level, type Task } from '../bots/choose.ts'
import { prepared } from '../kernel/components.ts'
import type { BotPosition } from './bots.ts'
import { type ExtraGame, gameShelf } from './games.ts'

/** What the thread is asked: an answer or an advice, in which position, how well and how long to think, and a seed for its dice. */
export interface BotTask {
  readonly wanted: 'answer' | 'advice'
  readonly position: BotPosition
  readonly level: Level
  readonly extraGames: readonly ExtraGame[]
  readonly budgetMs: number
  readonly seed: string
}

/** Runs in a thread of its own, and thinks from the seat's view. */
export default async function think({ wanted, position, level, extraGames, budgetMs, seed }: BotTask) {
  const { view, seat, pack } = position
  const game = await gameShelf(extraGames).load(position.game, view)
  const task: Task = { game, components: prepared(game, pack ?? game.pack), view, seat, seed, budgetMs }
  return wanted === 'answer' ? choose(level, task) : advise(level, task)
}

export interface BotThoughts {
  readonly answer: string
  readonly advice: Advice
}
