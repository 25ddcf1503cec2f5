import type { Hall } from '../pack.ts'
import type { Play, Player } from '../state.ts'
import { canPayStudent } from './student-cost.ts'

/** What a player can recruit with, found once for all that a question offers. */
export interface Means {
  readonly books: readonly number[]
  readonly discount: Discount
  /** The faculties whose students can be housed and paid, as bits. */
  readonly faculties: number
}

/** Textbooks less than the price says; -1 for a student that costs no books at all. */
export type Discount = number
export const FREE: Discount = -1

const FACULTIES = 4
const ALL = (1 << FACULTIES) - 1

export function meansOf(play: Play, player: Player, books: readonly number[], discount: Discount): Means {
  const hall = nextHall(play, player)
  const housed = hall !== undefined && hall.extraDucats <= player.ducats
  return { books, discount, faculties: housed ? payable(play, player, books, discount) : 0 }
}

function payable(play: Play, player: Player, books: readonly number[], discount: Discount): number {
  if (discount === FREE) return ALL
  const less = discount + player.powers.discount
  let faculties = 0
  for (let faculty = 0; faculty < FACULTIES; faculty++)
    if (canPayStudent(play, books, faculty, less)) faculties |= 1 << faculty
  return faculties
}

/** The lowest free hall; hall 1 is the printed student's. */
export const nextHall = ({ components }: Play, { students }: Player): Hall | undefined =>
  components.halls[students.length + 1]
