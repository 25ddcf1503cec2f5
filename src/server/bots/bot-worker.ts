import { parentPort } from 'node:worker_threads'
import { type Advice, advise } from '../../bots/advice.ts'
import { choose, type Level, type Task } from '../../bots/choose.ts'
import { prepared } from '../../kernel/components.ts'
import { type ExtraGame, gameShelf } from '../tables/games.ts'
import type { BotPosition } from './bots.ts'
import { stepBack } from './thread-time.ts'

/** What the thread is asked: an answer or an advice, in which position, how well and how long to think, and a seed for its dice. */
export interface BotTask {
  readonly wanted: keyof BotThoughts
  readonly position: BotPosition
  readonly level: Level
  readonly extraGames: readonly ExtraGame[]
  readonly budgetMs: number
  readonly seed: string
  /** Who thinks: a bot misjudges the same things through a whole game. */
  readonly player: string
}

export interface BotThoughts {
  readonly answer: string
  readonly advice: Advice
}

/** What the thread says: that it has the game and begins, what came of it, or why nothing did. */
export type BotWord =
  | { readonly kind: 'begun'; readonly thread: number | undefined }
  | { readonly kind: 'done'; readonly thought: BotThoughts[keyof BotThoughts]; readonly looks: number }
  | { readonly kind: 'failed'; readonly fault: Error }

/** Runs in a thread of its own, and thinks from the seat's view, one task at a time. */
async function think({ wanted, position, level, extraGames, budgetMs, seed, player }: BotTask): Promise<BotWord> {
  const { view, seat, pack } = position
  const game = await gameShelf(extraGames).load(position.game, view)
  say({ kind: 'begun', thread })
  let looks = 0
  const looked = (so: number): void => {
    looks = so
  }
  const task: Task = { game, components: prepared(game, pack ?? game.pack), view, seat, seed, player, budgetMs, looked }
  const thought = wanted === 'answer' ? choose(level, task) : advise(level, task)
  return { kind: 'done', thought, looks }
}

const say = (word: BotWord): void => parentPort?.postMessage(word)

/** People's answers go before bots' thoughts, on a machine that has not time for both. */
const thread = stepBack()
parentPort?.on('message', (task: BotTask) => {
  think(task)
    .catch((fault): BotWord => ({ kind: 'failed', fault: fault instanceof Error ? fault : new Error(String(fault)) }))
    .then(say)
})
