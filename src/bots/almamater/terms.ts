/** What the judgement of a position of Alma Mater is made of, in points at the end of the game. */
export const almaTerms = [
  'points',
  'halls',
  'professors',
  'students',
  'research',
  'reputation',
  'fame',
  'recruits',
  'books',
  'ducats',
  'masters',
  'display',
  'powers',
] as const
export type AlmaTerm = (typeof almaTerms)[number]
