import type { Observation } from '../../bots/balance-plan.ts'
import type { Level } from '../../bots/levels.ts'
import type { Json } from '../../kernel/json.ts'
import { ownThinker } from '../thinking/think-aside.ts'

/** Games that bots play among themselves with a pack, to see how it plays. */
export interface BotGames {
  readonly game: string
  readonly players: number
  readonly level: Level
  readonly games: number
  readonly pack: Json
}

/** As many as leave the page and the rest of the machine some room. */
const workers = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))

/** Plays in the background; tells all that was seen so far after each game. What it returns stops it. */
export function startTrial(
  trial: BotGames,
  told: (seen: readonly Observation[]) => void,
  failed: (why: string) => void,
): () => void {
  const thinkers = Array.from({ length: workers() }, ownThinker)
  const end = (): void => {
    for (const thinker of thinkers) thinker.end()
  }
  let begun = 0
  let seen: readonly Observation[] = []
  const playOn = async ({ think }: (typeof thinkers)[number]): Promise<void> => {
    while (begun < trial.games) {
      const seed = `workshop/${begun++}`
      const seats = Array.from({ length: trial.players }, () => trial.level)
      const match = { seed, seats, thinking: {}, pack: trial.pack }
      seen = [...seen, (await think({ kind: 'observation', game: trial.game, match })) as Observation]
      told(seen)
    }
  }
  Promise.all(thinkers.map(playOn)).then(end, (why: unknown) => {
    end()
    failed(why instanceof Error ? why.message : String(why))
  })
  return end
}
