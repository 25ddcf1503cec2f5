/** Ingenuity Points during the game, by what gave them. */
export interface Points {
  presenting: number
  inventing: number
  spaces: number
  knowledge: number
  specialistTiles: number
  eraSpaces: number
  hexes: number
  culture: number
}
export type PointSource = keyof Points

export const noPoints = (): Points => ({
  presenting: 0,
  inventing: 0,
  spaces: 0,
  knowledge: 0,
  specialistTiles: 0,
  eraSpaces: 0,
  hexes: 0,
  culture: 0,
})
