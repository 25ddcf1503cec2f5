/** What somebody scores on average, from 0 to 1, against a rating or at something as hard: 400 points apart are ten to one. */
export const expectedScore = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400))
