import type { TermWeights } from '../src/bots/mind.ts'
import { type Pairing, pairingOf } from '../src/bots/standings.ts'
import type { Threads } from '../src/bots/threads.ts'

/** How one scholar with other weights of terms, at each seat in turn, fares among scholars without. */
export async function amongScholars(
  threads: Threads,
  game: string,
  players: number,
  termWeights: TermWeights,
  count: number,
  seed: string,
): Promise<Pairing> {
  const oneAt = Array.from({ length: count }, (_, at) => at % players)
  const games = await Promise.all(
    oneAt.map(async (seat, at) => {
      const seats = Array.from({ length: players }, () => 'scholar' as const)
      const match = { seed: `${seed}:${Math.floor(at / players)}`, seats, thinking: {} }
      const { totals } = await threads.think({ kind: 'trial', game, match, termWeights, seat })
      return totals.map(total => ({ level: 'scholar' as const, total }))
    }),
  )
  return pairingOf('scholar', 'scholar', oneAt, games)
}

export function inWords({ share, games, low, high, meanOne, meanRest }: Pairing): string {
  const points = `${meanOne.toFixed(1)} : ${meanRest.toFixed(1)} points`
  return `wins ${percent(share)} of ${games} [${percent(low)}, ${percent(high)}], ${points}`
}

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
