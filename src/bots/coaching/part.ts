import type { Coaching } from './coaching.ts'

/** A goal for each round, in games that have several turns in one. */
export const roundOf: Pick<Coaching, 'part' | 'partName'> = {
  part: ({ state }) => ('round' in state && typeof state.round === 'number' ? state.round : 0),
  partName: { en: 'this round', it: 'questo round' },
}
