import type { Coaching } from '../../bots/coaching/coaching.ts'
import type { Game, Play, Seat } from '../../kernel/contract.ts'

/** What a game's coach says, and how to count what it asks for. */
export interface LoadedCoaching {
  readonly coaching: Coaching
  readonly count: (play: Play, seat: Seat, counter: string) => number
}

/** Loaded only where a coach speaks. */
export async function loadCoaching(game: Game): Promise<LoadedCoaching | undefined> {
  const { coachingOf } = await import('../../bots/coaching/coachings.ts')
  const { countOf } = await import('../../bots/coaching/count-of.ts')
  const coaching = coachingOf(game)
  return coaching && { coaching, count: countOf }
}
