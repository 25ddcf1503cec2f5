/** What the judgement of a position of Expo 1906 is made of, in points at the end of the game. */
export const expoTerms = [
  'points',
  'jury',
  'projects',
  'leads',
  'patents',
  'technologies',
  'supplies',
  'actions',
  'money',
  'room',
] as const
export type ExpoTerm = (typeof expoTerms)[number]
