import type { Advice } from '../../bots/advice.ts'
import { levels } from '../../bots/levels.ts'
import type { Metrics } from '../metrics.ts'
import type { BotSettings } from '../settings.ts'
import type { ExtraGame } from '../tables/games.ts'
import { openErrands, type Posed } from './bot-errands.ts'
import type { BotThread } from './bot-thread.ts'
import type { BotThoughts } from './bot-worker.ts'
import type { BotAnswer, BotPlayers, BotPosition, BotQuestion, Wanted } from './bots.ts'

/**
 * Bots in worker threads. Their thoughts wait in a queue (`thought-queue.ts`), and take the less the more others wait
 * (`thought-effort.ts`). One that fails or never comes back is done again at a cheaper level.
 */
export function botThreads(
  settings: BotSettings,
  extraGames: readonly ExtraGame[],
  metrics: Pick<Metrics, 'count'>,
  start?: () => BotThread,
): BotPlayers {
  const errands = openErrands(settings, extraGames, metrics, start)
  return {
    levels,
    get waiting() {
      return errands.waiting
    },
    get closed() {
      return errands.closed
    },
    choose: (level, wanted) =>
      new Promise<BotAnswer | undefined>((resolve, giveUp) =>
        errands.run({
          kind: 'answer',
          level,
          wanted,
          pose: () => posedBy(wanted, (question, key) => resolve(answerTo(question, key as string))),
          drop: () => resolve(undefined),
          giveUp,
        }),
      ),
    advise: (wanted, tell) =>
      new Promise<Advice | undefined>((resolve, giveUp) =>
        errands.run({
          kind: 'advice',
          level: 'master',
          wanted,
          pose: () => posedBy(wanted, (_position, advice) => resolve(advice as Advice)),
          tell,
          drop: () => resolve(undefined),
          giveUp,
        }),
      ),
    close: errands.close,
  }
}

function posedBy<P extends BotPosition>(
  wanted: Wanted<P>,
  deliver: (position: P, thought: BotThoughts[keyof BotThoughts]) => void,
): Posed | undefined {
  const position = wanted.position()
  return position && { position, deliver: thought => deliver(position, thought) }
}

function answerTo({ keys, asked }: BotQuestion, key: string): BotAnswer {
  if (!keys.includes(key)) throw new Error(`the bot chose "${key}", which is not offered`)
  return { key, asked }
}
