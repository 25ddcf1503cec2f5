import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, offerUnless, type Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { kindAt } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import { happened } from '../events.ts'
import type { LectureFrame } from '../frames.ts'
import type { Effect } from '../pack/effects.ts'
import { type AlmaMaterState, type OwnProfessor, type Play, playerAt, prestigeOf } from '../state.ts'
import { option } from '../verbs.ts'
import { carryOut } from './effects.ts'
import { isInVain } from './in-vain.ts'
import { triggeredLists } from './powers.ts'
import { setReady } from './professors.ts'
import { gainBooks, masterMayCome } from './resources.ts'

/** Lectures (A-9.9, 17.2). Whether the effect can come about does not matter: only spaces ask for that (A-R16). */

export function offerLectures(play: Play, seat: Seat, offer: Offer): void {
  for (const own of playerAt(play, seat).professors)
    offerUnless(offer, row(play.components.professors, own.id).lecture, notNow(play, seat, own))
}

function notNow(play: Play, seat: Seat, { ready, bookmark }: OwnProfessor): Reason | undefined {
  if (!ready) return exhausted
  const { books, powers } = playerAt(play, seat)
  if (powers.freeLectures || bookmark < 0 || (books[bookmark] ?? 0) > 0) return undefined
  return { why: 'books-missing', books: `1@${kindAt(bookmark)}`, rule: 'A-9.9' }
}

const exhausted: Reason = { why: 'professor-exhausted', rule: 'A-9.9' }

/** With the professor just recruited, unless a research step has exhausted it already. */
export function offerFreeLecture(play: Play, seat: Seat, professor: string, offer: Offer): void {
  const ready = playerAt(play, seat).professors.some(own => own.id === professor && own.ready)
  offerUnless(offer, row(play.components.professors, professor).lecture, ready ? undefined : exhausted)
}

/** Pays the bookmark's book, exhausts the professor and carries out the effect. */
export function payLecture(play: Play, seat: Seat, professor: string): void {
  const { professors, powers } = playerAt(play, seat)
  const own = professors.find(({ id }) => id === professor)
  if (own !== undefined && own.bookmark >= 0 && !powers.freeLectures) gainBooks(play, seat, own.bookmark, -1, professor)
  giveLecture(play, seat, professor)
}

/** The lecture itself, without a book; what others give for it comes before or after its effect (A-R49). */
export function giveLecture(play: Play, seat: Seat, professor: string): void {
  setReady(play, seat, professor, false)
  const given = givenFor(play, seat)
  if (given.length > 0 && orderMatters(play, seat, professor, given))
    push(play, { rule: 'lecture-order', seat, professor, because: professor })
  else lectureFirst(play, seat, professor, given)
}

const givenFor = (play: Play, seat: Seat): readonly EffectList[] =>
  triggeredLists(play, playerAt(play, seat), 'lectureGiven')

function lectureFirst(play: Play, seat: Seat, professor: string, given: readonly EffectList[]): void {
  if (given.length > 0) push(play, { rule: 'effects', seat, lists: given.map(({ id }) => id), at: 0 })
  speak(play, seat, professor)
}

function speak(play: Play, seat: Seat, professor: string): void {
  const { effect } = row(play.components.professors, professor)
  if (play.events)
    happened(play, { type: isInVain(play, seat, effect) ? 'lecture-in-vain' : 'lecture', seat, professor })
  carryOut(play, seat, [effect])
}

/** The effect of a lecture for which something was given before. */
export const lecture: RunningRule<AlmaMaterState, AlmaMater, LectureFrame> = {
  kind: 'run',
  run(play, { seat, professor }) {
    speak(play, seat, professor)
  },
}

/**
 * Whether it can make a difference what comes first: prestige may pay for an exchange of the lecture, or bring the master
 * whom the lecture counts or who changes what steps cost. Other gains may be needed for anything.
 */
function orderMatters(play: Play, seat: Seat, professor: string, given: readonly EffectList[]): boolean {
  const { effects, sure, choices } = row(play.components.professors, professor).effect
  if (sure) return false
  const gained = prestigeAlone(given)
  if (gained === undefined) return true
  const prestige = prestigeOf(playerAt(play, seat))
  if (choices.some(choice => choice.prestige > prestige)) return true
  const leadsOn = effects.some(effect => 'action' in effect && effect.action === 'repeat-placed-master')
  return masterMayCome(play, seat) && (leadsOn || prestige + gained >= play.components.masterAt)
}

/** How much prestige lists give that give nothing else. */
function prestigeAlone(lists: readonly EffectList[]): number | undefined {
  let sum = 0
  for (const { effects } of lists)
    for (const effect of effects) {
      if (!givesPrestigeAlone(effect)) return undefined
      sum += effect.gain.prestige ?? 0
    }
  return sum
}

const givesPrestigeAlone = (effect: Effect): effect is Extract<Effect, { gain: object }> =>
  'gain' in effect && Object.keys(effect.gain).every(what => what === 'prestige')

const before = option('order', 'before')
const after = option('order', 'after')

/** A-D25: what is given for the lecture, before or after its effect. */
export const lectureOrder: AskingRule<AlmaMaterState, AlmaMater, LectureFrame> = {
  kind: 'ask',
  rules: ['A-R49', 'A-17.1.1'],
  options(_play, _frame, offer) {
    offer.legal.push(before, after)
  },
  apply(play, { seat, professor }, chosen) {
    const given = givenFor(play, seat)
    if (chosen === after) {
      lectureFirst(play, seat, professor, given)
      return
    }
    push(play, { rule: 'lecture', seat, professor })
    carryOut(play, seat, given)
  },
}
