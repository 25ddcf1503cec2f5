import type { Game } from '../../kernel/contract.ts'
import { almaCoaching } from '../almamater/coaching.ts'
import { expoCoaching } from '../expo1906/coaching.ts'
import { inventionsCoaching } from '../inventions/coaching.ts'
import { newtonCoaching } from '../newton/coaching.ts'
import type { Coaching } from './coaching.ts'

const coachings: ReadonlyMap<string, Coaching> = new Map<string, Coaching>([
  ['inventions', inventionsCoaching],
  ['newton', newtonCoaching],
  ['expo1906', expoCoaching],
  ['almamater', almaCoaching],
])

/** What a game gives its coach; a game that gives nothing has none. */
export const coachingOf = ({ id }: Pick<Game, 'id'>): Coaching | undefined => coachings.get(id)
