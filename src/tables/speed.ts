import type { Arrangement } from './entry.ts'

const HOUR = 3_600_000

/** The longest time by which spectators may see a game later than it is played. */
export const LONGEST_DELAY = HOUR

/** Whether a game is played in one sitting or over days, by its clock or pace. Without either people sit down to play now. */
export const speedOf = ({ clock, pace }: Pick<Arrangement, 'clock' | 'pace'>): 'live' | 'days' =>
  pace !== undefined || (clock !== undefined && clock.bank > 6 * HOUR) ? 'days' : 'live'
