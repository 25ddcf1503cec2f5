import type { Seat } from '../../../kernel/contract.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { DICTIONARY } from '../books.ts'
import type { Quantity, Requirement } from '../pack/costs.ts'
import type { Counter, Faculty } from '../pack/terms.ts'
import { displayAt, type Play, type Player, playerAt, studentsOf } from '../state.ts'

/** Everything that effects, costs and requirements count, for the player concerned (rules, section 22). */
export function count(play: Play, seat: Seat, counter: Counter, of?: readonly Faculty[]): number {
  const player = playerAt(play, seat)
  switch (counter) {
    case 'students':
      return studentsOf(player)
    case 'students-a':
      return studentsInHalls(play, player, 'A')
    case 'students-b':
      return studentsInHalls(play, player, 'B')
    case 'students-of-faculties':
      return studentsOfFaculties(play, player, of)
    case 'student-faculties':
      return studentFaculties(play, player)
    case 'professors':
      return player.professors.length
    case 'professors-of-faculties':
      return professorsOfFaculties(play, player, of)
    case 'milestones':
      return milestonesOf(play, seat)
    case 'bust-cards':
      return player.busts.length
    case 'ducats':
      return player.ducats
    case 'dictionaries':
      return player.books[DICTIONARY] ?? 0
    case 'masters-in-archive':
      return player.archive + player.tutors
    case 'masters-on-bishop':
      return mastersOnBishop(play, seat)
    case 'masters-placed-this-turn-on-bishop':
      return play.state.turn.onBishop
    case 'display-textbooks':
      return displayTextbooks(play, seat)
    case 'players-behind':
      return play.state.ranking.length - 1 - play.state.ranking.indexOf(seat)
  }
}

/** No step asks for more: each way to pay is an option, and there would be millions of them. */
const MOST_TEXTBOOKS = 24

/** The textbooks that a step asks for. */
export const textbooksAsked = (play: Play, seat: Seat, quantity: Quantity | undefined): number =>
  Math.min(MOST_TEXTBOOKS, quantityOf(play, seat, quantity))

/** A quantity that is a number or a formula. */
export function quantityOf(play: Play, seat: Seat, quantity: Quantity | undefined): number {
  if (quantity === undefined) return 0
  if (typeof quantity === 'number') return quantity
  return Math.max(quantity.min, quantity.base + quantity.each * count(play, seat, quantity.per))
}

/** How much is missing to a requirement; 0 or less when it is met. */
export const shortOf = (play: Play, seat: Seat, { counter, atLeast, faculties }: Requirement): number =>
  atLeast - count(play, seat, counter, faculties)

export const milestonesOf = (play: Play, seat: Seat): number => Math.floor(itemAt(play.state.levels, seat) / 3)

/** The hall of a student by its place in the player's list; the printed one sits in hall 1. */
export function studentsInHalls(play: Play, player: Player, type: 'A' | 'B'): number {
  const { halls } = play.components
  let sum = 0
  for (let at = 0; at <= player.students.length; at++) if (halls[at]?.type === type) sum++
  return sum
}

function studentsOfFaculties(play: Play, player: Player, of: readonly Faculty[] = []): number {
  let sum = 0
  for (const id of player.students) if (of.includes(row(play.components.students, id).faculty)) sum++
  return sum
}

function studentFaculties(play: Play, player: Player): number {
  let seen = 0
  for (const id of player.students) seen |= 1 << row(play.components.students, id).facultyAt
  let sum = 0
  for (; seen > 0; seen >>= 1) sum += seen & 1
  return sum
}

function professorsOfFaculties(play: Play, player: Player, of: readonly Faculty[] = []): number {
  let sum = 0
  for (const { id } of player.professors) if (of.includes(row(play.components.professors, id).faculty)) sum++
  return sum
}

function mastersOnBishop(play: Play, seat: Seat): number {
  let sum = 0
  for (const one of play.state.bishop) if (one === seat) sum++
  return sum
}

export function displayTextbooks(play: Play, marker: number): number {
  let sum = 0
  for (const book of displayAt(play, marker).books) sum += book
  return sum
}
