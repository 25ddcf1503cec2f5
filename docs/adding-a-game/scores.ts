import type { Play, Score, Seat } from '../../src/kernel/contract.ts'
import { type Pebbles, worth } from './pack.ts'
import type { PebblesState } from './state.ts'

const lonePoints = 2

export function scores({ state, components }: Play<PebblesState, Pebbles>): readonly Score[] {
  const totals = state.hands.map((_, seat) => scoreOf(state, components, seat))
  if (state.seats === 1) return totals.map(score => ({ ...score, ...soloRank(score.total) }))
  const best = Math.max(...totals.map(({ total }) => total))
  return totals.map(score => ({ ...score, won: score.total === best }))
}

/** Only sources that gave something are told, and they add up to the total. */
function scoreOf(state: PebblesState, components: Pebbles, seat: Seat): Omit<Score, 'won'> {
  const hand = state.hands[seat] ?? []
  const reasons = components.order
    .map(kind => ({ because: kind, points: worth(components, kind) * hand.filter(one => one === kind).length }))
    .concat({ because: 'lone', points: lonePoints * (state.lone[seat] ?? 0) })
    .concat({ because: 'shells', points: Math.floor((state.shells[seat] ?? 0) / 3) })
    .filter(({ points }) => points > 0)
  return { seat, total: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}

/** Alone, one plays for a rank; the highest counts as a win. */
function soloRank(total: number): Pick<Score, 'won'> & { readonly rank: string } {
  const rank = total >= 20 ? 'sea' : total >= 14 ? 'lake' : 'puddle'
  return { rank, won: rank === 'sea' }
}
