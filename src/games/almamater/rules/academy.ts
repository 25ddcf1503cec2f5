import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { bookList, booksNamed, kindAt, kindIndex, kinds, noBooks } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { EffectFrame, PayProfessorFrame, ProfessorFrame } from '../frames.ts'
import { boardOf } from '../layout.ts'
import type { RecruitProfessor } from '../pack/effects.ts'
import { type AlmaMaterState, type OwnProfessor, type Play, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { offerBeside, tookBeside } from './beside.ts'
import { carryOut } from './effects.ts'
import { giveLecture, offerFreeLecture } from './lecture.ts'
import { triggeredLists } from './powers.ts'
import { costOf, ducatsDue, kindsInPlay, offerProfessor, serves, type Terms, termsOf } from './professor-offers.ts'
import { gainDucats, payBooks } from './resources.ts'
import { stop } from './stop.ts'

/** Recruiting a professor. */

const effectOf = (play: Play, { list, at }: EffectFrame): RecruitProfessor =>
  row(play.components.lists, list).effects[at] as RecruitProfessor

/** A-D10: a professor outside the academy spaces. */
export const recruitProfessor: AskingRule<AlmaMaterState, AlmaMater, EffectFrame> = {
  kind: 'ask',
  rules: ['A-9.8', 'A-17.5.5'],
  options(play, frame, offer) {
    const { seat } = frame
    const effect = effectOf(play, frame)
    const { books } = playerAt(play, seat)
    boardOf(play).slots.forEach(({ faculty }, slot) => {
      if (serves(effect.faculties, faculty)) offerProfessor(play, seat, books, slot, termsOf(effect), offer)
    })
    offer.legal.push(stop)
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen.verb === 'professor') takeProfessor(play, frame.seat, target(chosen), termsOf(effectOf(play, frame)))
    else tookBeside(play, frame, chosen)
  },
}

/** Recruits a professor that may be recruited; asks for the books while nobody has set the price. */
export function takeProfessor(play: Play, seat: Seat, id: string, terms: Terms): void {
  const slot = play.state.layout.academy.indexOf(id)
  const price = itemAt(play.state.prices, slot)
  if (terms === 'free') join(play, seat, slot, price.length > 0 ? largest(price) : -1)
  else if (price.length > 0) {
    payBooks(play, seat, price, id)
    join(play, seat, slot, largest(price))
  } else {
    const asked: PayProfessorFrame = { rule: 'pay-professor', seat, slot, noDucats: terms === 'no-ducats' }
    push(play, asked)
  }
}

/** A-D10: which books, and so the price for all who follow. */
export const payProfessor: AskingRule<AlmaMaterState, AlmaMater, PayProfessorFrame> = {
  kind: 'ask',
  rules: ['A-9.3'],
  options(play, { seat, slot }, offer) {
    const { groups } = costOf(play, itemAt(play.state.layout.academy, slot))
    for (const one of waysToFill(playerAt(play, seat).books, groups)) offer.legal.push(one)
  },
  apply(play, { seat, slot, noDucats }, chosen) {
    const id = itemAt(play.state.layout.academy, slot)
    const player = playerAt(play, seat)
    const price = booksNamed(chosen)
    gainDucats(play, seat, -ducatsDue(play, player, slot, noDucats ? 'no-ducats' : 'pay'), id)
    payBooks(play, seat, price, id)
    play.state.prices[slot] = [...price]
    if (play.events) happened(play, { type: 'price-set', seat, professor: id, price })
    join(play, seat, slot, largest(price))
  },
}

function waysToFill(books: readonly number[], groups: readonly number[]): Iterable<Option> {
  const ways = new Map<string, Option>()
  const chosen = noBooks()
  const fill = (at: number): void => {
    const group = groups[at]
    if (group === undefined) {
      const { pay } = bookList(chosen)
      ways.set(pay.key, pay)
      return
    }
    for (let kind = 0; kind < books.length; kind++) {
      if (chosen[kind] !== 0 || (books[kind] ?? 0) < group) continue
      chosen[kind] = group
      fill(at + 1)
      chosen[kind] = 0
    }
  }
  fill(0)
  return ways.values()
}

/** The kind of the largest group (A-9.7, A-R32). */
function largest(price: readonly number[]): number {
  let best = 0
  for (let kind = 1; kind < price.length; kind++) if ((price[kind] ?? 0) > (price[best] ?? 0)) best = kind
  return best
}

/** The card is taken; then what students give for it, the free lecture, the bookmark. */
function join(play: Play, seat: Seat, slot: number, kind: number): void {
  const { state } = play
  const id = itemAt(state.layout.academy, slot)
  const player = playerAt(play, seat)
  state.academy[slot] = itemAt(state.academy, slot) - 1
  player.professors.push({ id, ready: true, bookmark: -1 })
  if (play.events) happened(play, { type: 'professor-recruited', seat, professor: id })
  push(play, { rule: 'bookmark', seat, professor: id, kind })
  push(play, { rule: 'free-lecture', seat, professor: id, kind })
  carryOut(play, seat, triggeredLists(play, player, 'professorRecruited'))
}

/** A-D11: the free lecture with the professor just recruited. */
export const freeLecture: AskingRule<AlmaMaterState, AlmaMater, ProfessorFrame> = {
  kind: 'ask',
  rules: ['A-9.6'],
  options(play, { seat, professor }, offer) {
    offerFreeLecture(play, seat, professor, offer)
    offer.legal.push(stop)
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen.verb === 'lecture') giveLecture(play, frame.seat, frame.professor)
    else tookBeside(play, frame, chosen)
  },
}

/** A bookmark of the price's largest group; of any kind after a free recruit without a price. */
export const placeBookmark: RunningRule<AlmaMaterState, AlmaMater, ProfessorFrame> = {
  kind: 'run',
  run(play, frame) {
    if (playerAt(play, frame.seat).powers.freeLectures) return
    if (frame.kind < 0) push(play, { ...frame, rule: 'choose-bookmark' })
    else mark(play, frame.seat, frame.professor, frame.kind)
  },
}

const bookmarkOf = optionsOf('bookmark')

/** A-D12. */
export const chooseBookmark: AskingRule<AlmaMaterState, AlmaMater, ProfessorFrame> = {
  kind: 'ask',
  rules: ['A-9.8'],
  options(play, _frame, offer) {
    for (const kind of kindsInPlay(play)) offer.legal.push(bookmarkOf(itemAt(kinds, kind)))
  },
  apply(play, { seat, professor }, chosen) {
    mark(play, seat, professor, kindIndex(target(chosen)))
  },
}

function mark(play: Play, seat: Seat, professor: string, bookmark: number): void {
  const { professors } = playerAt(play, seat)
  for (let at = 0; at < professors.length; at++) {
    const { id, ready } = professors[at] as OwnProfessor
    if (id === professor) professors[at] = { id, ready, bookmark }
  }
  if (play.events) happened(play, { type: 'bookmark', seat, professor, kind: kindAt(bookmark) })
}
