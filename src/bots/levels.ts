/** How well a bot plays, from the weakest. `random` is for tests, and a floor to measure from. */
export const levels = [
  'random',
  'newcomer',
  'novice',
  'pupil',
  'apprentice',
  'assistant',
  'lecturer',
  'scholar',
  'doctor',
  'master',
] as const
export type Level = (typeof levels)[number]

export const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name)

/** The steps that a person can choose to play against, from the weakest. */
export const steps: readonly Level[] = levels.filter(level => level !== 'random')

/** Whether a level looks further than its own turn, for which it takes the time that it is given. */
export const looksAhead = (level: Level): boolean => level === 'doctor' || level === 'master'
