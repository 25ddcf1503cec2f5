import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { type Level, levels } from '../bots/levels.ts'
import type { BotTask, BotThoughts } from './bot-worker.ts'
import type { BotPlayers, BotPosition } from './bots.ts'
import type { ExtraGame } from './games.ts'
import { newSeed } from './secrets.ts'
import type { BotSettings } from './settings.ts'

/** Bots in worker threads. One that never comes back is ended with its thread; the next gets a fresh one. */
export function botThreads({ threads, grace }: BotSettings, extraGames: readonly ExtraGame[]): BotPlayers {
  const fromSources = import.meta.url.endsWith('.ts')
  const worker = new URL(fromSources ? './bot-worker.mjs' : './bot-worker.js', import.meta.url)
  let pool: Tinypool | undefined
  const threadsOf = (): Tinypool => {
    pool ??= new Tinypool({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
    })
    return pool
  }
  const think = <W extends keyof BotThoughts>(
    wanted: W,
    { game, pack, view, seat }: BotPosition,
    level: Level,
    budgetMs: number,
  ): Promise<BotThoughts[W]> => {
    const position: BotPosition = { game, view, seat, ...(pack === undefined ? {} : { pack }) }
    const task: BotTask = { wanted, position, level, extraGames, budgetMs, seed: newSeed() }
    return threadsOf().run(task, { signal: AbortSignal.timeout(budgetMs + grace) })
  }
  return {
    levels,
    async choose(question, budget) {
      const key = await think('answer', question, question.level as Level, budget)
      if (!question.keys.includes(key)) throw new Error(`the bot chose "${key}", which is not offered`)
      return key
    },
    advise: (position, budget) => think('advice', position, 'master', budget),
    close: async () => pool?.destroy(),
  }
}
