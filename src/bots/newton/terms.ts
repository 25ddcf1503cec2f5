/** What Newton's judgement of a position is made of, in points at the end of the game. */
export const newtonTerms = [
  'points',
  'income',
  'lines',
  'tiles',
  'cubes',
  'objectives',
  'students',
  'work',
  'journey',
  'masters',
  'cards',
  'symbols',
  'coins',
  'potions',
] as const
export type NewtonTerm = (typeof newtonTerms)[number]
