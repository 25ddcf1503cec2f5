import type { Play, Score, Seat } from '../../src/kernel/contract.ts'
import { type Sum, withWinners } from '../../src/kernel/ranking.ts'
import { type Pebbles, worth } from './pack.ts'
import type { PebblesState } from './state.ts'

const lonePoints = 2

export function scores({ state, components }: Play<PebblesState, Pebbles>): readonly Score[] {
  const totals = state.hands.map((_, seat) => scoreOf(state, components, seat))
  if (state.seats === 1) return totals.map(score => ({ ...score, ...soloRank(score.total) }))
  return withWinners(totals)
}

/** Only sources that gave something are told, and they add up to the total. */
function scoreOf(state: PebblesState, components: Pebbles, seat: Seat): Sum {
  const hand = state.hands[seat] ?? []
  const reasons = components.order
    .map(kind => ({ because: kind, points: worth(components, kind) * hand.filter(one => one === kind).length }))
    .concat({ because: 'lone', points: lonePoints * (state.lone[seat] ?? 0) })
    .concat({ because: 'shells', points: Math.floor((state.shells[seat] ?? 0) / 3) })
    .filter(({ points }) => points > 0)
  return { seat, total: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}

/** Alone, one plays for a rank; the highest counts as a win. */
function soloRank(total: number): Pick<Score, 'won' | 'rank' | 'nextRank'> {
  if (total >= 20) return { rank: 'sea', won: true }
  if (total >= 14) return { rank: 'lake', won: false, nextRank: { rank: 'sea', from: 20 } }
  return { rank: 'puddle', won: false, nextRank: { rank: 'lake', from: 14 } }
}
