import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { levels } from '../bots/levels.ts'
import type { BotTask } from './bot-worker.ts'
import type { BotPlayers } from './bots.ts'
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
  return {
    levels,
    async choose(question, budget) {
      const task: BotTask = { question, extraGames, budgetMs: budget, seed: newSeed() }
      const key: string = await threadsOf().run(task, { signal: AbortSignal.timeout(budget + grace) })
      if (!question.keys.includes(key)) throw new Error(`the bot chose "${key}", which is not offered`)
      return key
    },
    close: async () => pool?.destroy(),
  }
}
