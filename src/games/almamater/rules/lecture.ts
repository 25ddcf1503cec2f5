import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { type Offer, offerUnless, type Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { kindAt } from '../books.ts'
import { happened } from '../events.ts'
import { type OwnProfessor, type Play, playerAt } from '../state.ts'
import { canChoose } from './choices.ts'
import { carryOut } from './effects.ts'
import { triggeredLists } from './powers.ts'
import { setReady } from './professors.ts'
import { canRepeat } from './repeatable.ts'
import { gainBooks } from './resources.ts'
import { anyStudent } from './student-offers.ts'

/** Lectures (A-9.9, 17.2). */

export function offerLectures(play: Play, seat: Seat, offer: Offer): void {
  for (const own of playerAt(play, seat).professors)
    offerUnless(offer, row(play.components.professors, own.id).lecture, notNow(play, seat, own))
}

/** The bookmark's book is paid first: the effect must be possible with what is left. */
function notNow(play: Play, seat: Seat, { id, ready, bookmark }: OwnProfessor): Reason | undefined {
  if (!ready) return exhausted
  const { books, powers } = playerAt(play, seat)
  if (powers.freeLectures || bookmark < 0) return lectureBlocked(play, seat, id, books)
  if (books[bookmark] === 0) return { why: 'books-missing', books: `1@${kindAt(bookmark)}`, rule: 'A-9.9' }
  if (row(play.components.professors, id).effect.sure) return undefined
  const left = books.slice()
  left[bookmark] = (left[bookmark] as number) - 1
  return lectureBlocked(play, seat, id, left)
}

const exhausted: Reason = { why: 'professor-exhausted', rule: 'A-9.9' }

/** With the professor just recruited, unless a research step has exhausted it already. */
export function offerFreeLecture(play: Play, seat: Seat, professor: string, offer: Offer): void {
  const { professors, books } = playerAt(play, seat)
  const ready = professors.some(own => own.id === professor && own.ready)
  const reason = ready ? lectureBlocked(play, seat, professor, books) : exhausted
  offerUnless(offer, row(play.components.professors, professor).lecture, reason)
}

/** Why a lecture's effect cannot be carried out with such books (A-R16); pure gains always can. */
function lectureBlocked(play: Play, seat: Seat, professor: string, books: readonly number[]): Reason | undefined {
  const { effects, choices } = row(play.components.professors, professor).effect
  for (const effect of effects) {
    if ('gain' in effect) {
      if (effect.gain.tutors !== undefined && play.state.tutors === 0) return { why: 'no-tutor-left', rule: 'A-R16' }
    } else if ('chooseOne' in effect) {
      if (!choices.some(choice => canChoose(play, seat, choice))) return { why: 'nothing-payable', rule: 'A-R16' }
    } else if ('action' in effect) {
      if (effect.action === 'recruit-student' && !anyStudent(play, seat, books, effect))
        return { why: 'no-student-to-recruit', rule: 'A-R16' }
      if (effect.action === 'repeat-placed-master' && !canRepeat(play, seat, books))
        return { why: 'nothing-to-repeat', rule: 'A-R16' }
    }
  }
  return undefined
}

/** Pays the bookmark's book, exhausts the professor and carries out the effect. */
export function payLecture(play: Play, seat: Seat, professor: string): void {
  const { professors, powers } = playerAt(play, seat)
  const own = professors.find(({ id }) => id === professor)
  if (own !== undefined && own.bookmark >= 0 && !powers.freeLectures) gainBooks(play, seat, own.bookmark, -1, professor)
  giveLecture(play, seat, professor)
}

/** The lecture itself, without a book; what others give for it comes after its effect. */
export function giveLecture(play: Play, seat: Seat, professor: string): void {
  setReady(play, seat, professor, false)
  if (play.events) happened(play, { type: 'lecture', seat, professor })
  const given = triggeredLists(play, playerAt(play, seat), 'lectureGiven')
  if (given.length > 0) push(play, { rule: 'effects', seat, lists: given.map(({ id }) => id), at: 0 })
  carryOut(play, seat, [row(play.components.professors, professor).effect])
}
