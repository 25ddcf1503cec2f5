/** What the judgement of a position of Inventions is made of, in points at the end of the game. */
export const inventionsTerms = [
  'points',
  'influence',
  'sharing',
  'inventions',
  'ideas',
  'goals',
  'specialists',
  'citizens',
  'regions',
  'display',
  'tiles',
  'wealth',
  'era',
  'diplomats',
  'turns',
  'rivals',
] as const
export type InventionsTerm = (typeof inventionsTerms)[number]
