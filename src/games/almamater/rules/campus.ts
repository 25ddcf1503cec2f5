import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { booksNamed, covers } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import { happened } from '../events.ts'
import type { EffectFrame, PayStudentFrame } from '../frames.ts'
import type { RecruitStudent } from '../pack/effects.ts'
import type { Student } from '../prepared/people.ts'
import { type AlmaMaterState, type Play, playerAt } from '../state.ts'
import { offerBeside, tookBeside } from './beside.ts'
import { carryOut } from './effects.ts'
import { type Discount, FREE, meansOf, nextHall } from './means.ts'
import { powersOf } from './powers.ts'
import { addMaster, gainDucats, payBooks } from './resources.ts'
import { stop } from './stop.ts'
import { studentPayments } from './student-cost.ts'
import { discountOf, offerStudents } from './student-offers.ts'

/** Recruiting a student. */

const effectOf = (play: Play, { list, at }: EffectFrame): RecruitStudent =>
  row(play.components.lists, list).effects[at] as RecruitStudent

/** A-D9: a student outside the campus spaces, if one can be recruited (A-R16). */
export const recruitStudent: AskingRule<AlmaMaterState, AlmaMater, EffectFrame> = {
  kind: 'ask',
  rules: ['A-8.9', 'A-17.5.5'],
  options(play, frame, offer) {
    const { seat } = frame
    const effect = effectOf(play, frame)
    const player = playerAt(play, seat)
    const means = meansOf(play, player, player.books, discountOf(effect))
    offerStudents(play, seat, means, offer, undefined, effect.faculties)
    if (effect.optional !== true) {
      if (offer.legal.length === 0) offer.legal.push(stop)
      return
    }
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
  state.campus[at] = itemAt(state.campus, at) - 1
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
