import { levels as allLevels } from '../../../bots/levels.ts'

/** The levels of bots that a person can choose, from the weakest. */
export const levels = allLevels.filter(level => level !== 'random')

export const usualLevel = 'scholar'
