import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { booksNamed, covers } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import { happened } from '../events.ts'
import type { EffectFrame, PayStudentFrame } from '../frames.ts'
import { laidOut } from '../layout.ts'
import type { RecruitStudent } from '../pack/effects.ts'
import type { Student } from '../prepared/people.ts'
import { type AlmaMaterState, type Play, type Player, playerAt } from '../state.ts'
import { offerBeside, tookBeside } from './beside.ts'
import { carryOut } from './effects.ts'
import { type Discount, FREE, type Means, meansOf, nextHall } from './means.ts'
import { studentBooksMissing } from './missing-books.ts'
import { powersOf } from './powers.ts'
import { addMaster, gainDucats, payBooks } from './resources.ts'
import { stop } from './stop.ts'
import { studentPayments } from './student-cost.ts'

/** Recruiting a student. */

const COLUMNS = 4

/** Offers the students of one campus row, or of all. */
export function offerStudents(
  play: Play,
  seat: Seat,
  means: Means,
  offer: Offer,
  campusRow?: number,
  faculties?: readonly string[],
  barred?: Reason,
): void {
  if (means.faculties === 0 && offer.blocked === undefined) return
  const { students } = laidOut(play)
  const player = playerAt(play, seat)
  const first = campusRow === undefined ? 0 : campusRow * COLUMNS
  const end = campusRow === undefined ? students.length : first + COLUMNS
  for (let at = first; at < end; at++) {
    const student = students[at] as Student
    if (faculties !== undefined && !faculties.includes(student.faculty)) continue
    if (barred === undefined && canRecruit(play, player, means, at, student)) offer.legal.push(student.take)
    else
      offer.blocked?.push({
        option: student.take,
        reason: barred ?? studentBlocked(play, player, means, at, student),
      })
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

export function anyStudent(play: Play, seat: Seat, books: readonly number[], effect: RecruitStudent): boolean {
  const { students } = laidOut(play)
  const player = playerAt(play, seat)
  const means = meansOf(play, player, books, discountOf(effect))
  for (let at = 0; means.faculties !== 0 && at < students.length; at++) {
    const student = students[at] as Student
    if (effect.faculties !== undefined && !effect.faculties.includes(student.faculty)) continue
    if (canRecruit(play, player, means, at, student)) return true
  }
  return false
}

const discountOf = ({ free, discountTextbooks }: RecruitStudent): Discount => (free ? FREE : (discountTextbooks ?? 0))

const effectOf = (play: Play, { list, at }: EffectFrame): RecruitStudent =>
  row(play.components.lists, list).effects[at] as RecruitStudent

/** A-D9: a student outside the campus spaces. */
export const recruitStudent: AskingRule<AlmaMaterState, AlmaMater, EffectFrame> = {
  kind: 'ask',
  rules: ['A-8.9', 'A-17.5.5'],
  options(play, frame, offer) {
    const { seat } = frame
    const effect = effectOf(play, frame)
    const player = playerAt(play, seat)
    const means = meansOf(play, player, player.books, discountOf(effect))
    offerStudents(play, seat, means, offer, undefined, effect.faculties)
    if (effect.optional !== true) return
    offer.legal.push(stop)
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen.verb === 'student')
      takeStudent(play, frame.seat, target(chosen), discountOf(effectOf(play, frame)), frame.because ?? '')
    else tookBeside(play, frame, chosen)
  },
}

/** Recruits a student that may be recruited; asks for the books if there is a choice. */
export function takeStudent(play: Play, seat: Seat, id: string, discount: Discount, because: string): void {
  const player = playerAt(play, seat)
  if (discount === FREE) {
    placeStudent(play, seat, id, because)
    return
  }
  const { facultyAt } = row(play.components.students, id)
  const less = discount + player.powers.discount
  let only: readonly number[] | undefined
  for (const way of studentPayments(play, facultyAt, less)) {
    if (!covers(player.books, way.books)) continue
    if (only !== undefined) {
      const asked: PayStudentFrame = { rule: 'pay-student', seat, student: id, discount: less, lecture: because }
      push(play, asked)
      return
    }
    only = way.books
  }
  if (only !== undefined) payBooks(play, seat, only, id)
  placeStudent(play, seat, id, because)
}

/** A-D9: which books. */
export const payStudent: AskingRule<AlmaMaterState, AlmaMater, PayStudentFrame> = {
  kind: 'ask',
  rules: ['A-8.2', 'A-8.3', 'A-8.8'],
  options(play, { seat, student, discount }, offer) {
    const { books } = playerAt(play, seat)
    const { facultyAt } = row(play.components.students, student)
    for (const way of studentPayments(play, facultyAt, discount))
      if (covers(books, way.books)) offer.legal.push(way.pay)
  },
  apply(play, { seat, student, lecture }, chosen: Option) {
    payBooks(play, seat, booksNamed(chosen), student)
    placeStudent(play, seat, student, lecture)
  },
}

/** Hall costs, the hall's master, the tile's effects, then what the placement triggers. */
function placeStudent(play: Play, seat: Seat, id: string, lecture: string): void {
  const { components, state } = play
  const player = playerAt(play, seat)
  const student = row(components.students, id)
  const hall = nextHall(play, player)
  if (hall === undefined) throw new Error('all lecture halls are occupied')
  gainDucats(play, seat, -hall.extraDucats, hall.id)
  const at = state.layout.campus.indexOf(id)
  state.campus[at] = (state.campus[at] as number) - 1
  const before = player.students.slice()
  player.students.push(id)
  player.powers = powersOf(components, player)
  if (play.events) happened(play, { type: 'student-recruited', seat, student: id, hall: hall.number })
  if (hall.grantsMaster) addMaster(play, seat, hall.id)
  const lists: EffectList[] = [student.placed]
  for (const other of before) addPlaced(lists, row(components.students, other).abilities, hall.type)
  for (const other of player.chancellors) addPlaced(lists, row(components.chancellors, other).abilities, hall.type)
  const extra = components.professors.get(lecture)?.byFaculty[student.facultyAt]
  if (extra !== undefined) lists.push(extra)
  carryOut(play, seat, lists)
}

function addPlaced(lists: EffectList[], { studentPlaced, hallType }: Student['abilities'], hall: 'A' | 'B'): void {
  if (studentPlaced !== undefined && (hallType === undefined || hallType === hall)) lists.push(studentPlaced)
}
