import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Reason } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import { layoutOf } from '../layout.ts'
import type { RecruitStudent } from '../pack/effects.ts'
import type { Student } from '../prepared/people.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { type Discount, FREE, type Means, meansOf, nextHall } from './means.ts'
import { studentBooksMissing } from './missing-books.ts'

/** Which students may be recruited. */

const COLUMNS = 4

/** Offers the students of one campus row, or of all. */
export function offerStudents(
  play: Play,
  seat: Seat,
  means: Means,
  offer: Offer,
  campusRow?: number,
  faculties?: readonly string[],
): void {
  if (means.faculties === 0 && offer.blocked === undefined) return
  const { students } = layoutOf(play)
  const player = playerAt(play, seat)
  const first = campusRow === undefined ? 0 : campusRow * COLUMNS
  const end = campusRow === undefined ? students.length : first + COLUMNS
  for (let at = first; at < end; at++) {
    const student = itemAt(students, at)
    if (faculties !== undefined && !faculties.includes(student.faculty)) continue
    if (canRecruit(play, player, means, at, student)) offer.legal.push(student.take)
    else offer.blocked?.push({ option: student.take, reason: studentBlocked(play, player, means, at, student) })
  }
}

const canRecruit = (
  { state }: Play,
  player: Player,
  { faculties }: Means,
  at: number,
  { id, facultyAt }: Student,
): boolean => (faculties & (1 << facultyAt)) !== 0 && state.campus[at] !== 0 && !player.students.includes(id)

function studentBlocked(
  play: Play,
  player: Player,
  { books, discount }: Means,
  at: number,
  { id, faculty }: Student,
): Reason {
  if (player.students.includes(id)) return { why: 'student-owned', rule: 'A-8.1' }
  if (play.state.campus[at] === 0) return { why: 'stack-empty', rule: 'A-R34' }
  const hall = nextHall(play, player)
  if (hall === undefined) return { why: 'halls-full', rule: 'A-8.4' }
  const missing = hall.extraDucats - player.ducats
  if (missing > 0) return { why: 'ducats-short', missing, rule: 'A-8.4' }
  return studentBooksMissing(play, faculty, books, discount + player.powers.discount)
}

export function anyStudent(play: Play, seat: Seat, effect: RecruitStudent): boolean {
  const { students } = layoutOf(play)
  const player = playerAt(play, seat)
  const means = meansOf(play, player, player.books, discountOf(effect))
  for (let at = 0; means.faculties !== 0 && at < students.length; at++) {
    const student = itemAt(students, at)
    if (effect.faculties !== undefined && !effect.faculties.includes(student.faculty)) continue
    if (canRecruit(play, player, means, at, student)) return true
  }
  return false
}

export const discountOf = ({ free, discountTextbooks }: RecruitStudent): Discount =>
  free ? FREE : (discountTextbooks ?? 0)
