/** Prestige points of the game, by what gave them; what was spent counts below zero. */
export interface Points {
  setup: number
  students: number
  lectures: number
  milestones: number
  shelves: number
  spaces: number
  chancellors: number
  busts: number
  spent: number
}
export type PointSource = keyof Points

export const noPoints = (): Points => ({
  setup: 0,
  students: 0,
  lectures: 0,
  milestones: 0,
  shelves: 0,
  spaces: 0,
  chancellors: 0,
  busts: 0,
  spent: 0,
})

export const sumOf = (points: Points): number =>
  points.setup +
  points.students +
  points.lectures +
  points.milestones +
  points.shelves +
  points.spaces +
  points.chancellors +
  points.busts +
  points.spent
