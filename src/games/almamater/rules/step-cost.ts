import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, type Reason, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { bookList, booksNamed, DICTIONARY, noBooks, textbooksIn } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { PackPayment } from '../pack/costs.ts'
import type { ResearchCost } from '../prepared/cards.ts'
import { type AlmaMaterState, type Play, type Player, playerAt, prestigeOf } from '../state.ts'
import { option, optionsOf } from '../verbs.ts'
import { quantityOf, shortOf, textbooksAsked } from './counters.ts'
import { setReady } from './professors.ts'
import { cardOfLevel, stepUp } from './research.ts'
import { gainDictionaries, gainDucats, payBooks, payPrestige } from './resources.ts'

/** Costs of research levels: what a black step asks for, and the ways to pay it. */

function nextCost(play: Play, seat: Seat): ResearchCost {
  const level = itemAt(play.state.levels, seat) + 1
  return cardOfLevel(play, level).costs[(level - 1) % 3] as ResearchCost
}

const isFree = (play: Play, seat: Seat, { freeIf }: ResearchCost): boolean =>
  freeIf !== undefined && shortOf(play, seat, freeIf) <= 0

/** Why a black step cannot be taken; undefined if it can. */
export function stepBlocked(play: Play, seat: Seat): Reason | undefined {
  const cost = nextCost(play, seat)
  if (isFree(play, seat, cost)) return undefined
  let first: Reason | undefined
  for (const way of cost.ways) {
    const reason = wayBlocked(play, seat, playerAt(play, seat), way)
    if (reason === undefined) return undefined
    first ??= reason
  }
  return first
}

function wayBlocked(play: Play, seat: Seat, player: Player, way: PackPayment): Reason | undefined {
  return (
    short('ducats-short', ducatsOf(play, seat, way) - player.ducats) ??
    short('dictionaries-short', (way.dictionaries ?? 0) - (player.books[DICTIONARY] ?? 0)) ??
    short('prestige-short', (way.prestige ?? 0) - prestigeOf(player)) ??
    short('textbooks-short', textbooksShort(play, seat, player, way)) ??
    (needsPiece(way) && player.archive + player.tutors === 0
      ? { why: 'archive-empty', rule: 'A-17.5.4' }
      : undefined) ??
    (way.exhaustProfessor !== undefined && !player.professors.some(one => one.ready)
      ? { why: 'no-ready-professor', rule: 'A-17.5.4' }
      : undefined)
  )
}

const short = (why: string, missing: number): Reason | undefined =>
  missing > 0 ? { why, missing, rule: 'A-4.15' } : undefined

const needsPiece = ({ masterToDormitory, masterToBox }: PackPayment): boolean =>
  masterToDormitory !== undefined || masterToBox !== undefined

/** Ducats of a way; a fraction is one of those held (A-R28). */
function ducatsOf(play: Play, seat: Seat, { ducats, ducatsFraction: part }: PackPayment): number {
  const fixed = quantityOf(play, seat, ducats)
  if (part === undefined) return fixed
  const exact = (playerAt(play, seat).ducats * part.numerator) / part.denominator
  return fixed + (part.round === 'up' ? Math.ceil(exact) : Math.floor(exact))
}

function textbooksShort(play: Play, seat: Seat, { books }: Player, way: PackPayment): number {
  if (way.textbooks !== undefined) {
    const count = textbooksAsked(play, seat, way.textbooks.count)
    if (way.textbooks.mode === 'any') return count - textbooksIn(books)
    let colors = 0
    for (let kind = 0; kind < DICTIONARY; kind++) if ((books[kind] ?? 0) > 0) colors++
    return count - colors
  }
  if (way.textbookGroups === undefined) return 0
  const have = books.slice(0, DICTIONARY).sort((a, b) => b - a)
  const groups = [...way.textbookGroups].sort((a, b) => b - a)
  return groups.reduce((sum, group, at) => sum + Math.max(0, group - (have[at] ?? 0)), 0)
}

/** Takes a black step that can be taken: pays it, asking how if there is a choice. */
export function takeBlackStep(play: Play, seat: Seat): void {
  const cost = nextCost(play, seat)
  const [only] = cost.ways
  if (isFree(play, seat, cost)) stepUp(play, seat, cost.id)
  else if (cost.ways.length === 1 && only !== undefined && !hasChoice(only)) payWay(play, seat, cost, only)
  else push(play, { rule: 'pay-step', seat, because: cost.id })
}

const hasChoice = (way: PackPayment): boolean =>
  way.textbooks !== undefined ||
  way.textbookGroups !== undefined ||
  way.exhaustProfessor !== undefined ||
  way.masterToBox !== undefined ||
  way.masterToDormitory === 1

const costWay = optionsOf('cost')
const giveMaster = option('give', 'master')
const giveTutor = option('give', 'tutor')

/** A-D15, A-D24: which alternative, and which goods, professor or piece pay. */
export const payStep: AskingRule<AlmaMaterState, AlmaMater, SeatFrame<'pay-step'>> = {
  kind: 'ask',
  rules: ['A-4.15', 'A-17.5.2', 'A-17.5.4'],
  options(play, { seat }, offer) {
    const player = playerAt(play, seat)
    const { ways } = nextCost(play, seat)
    ways.forEach((way, at) => {
      const reason = wayBlocked(play, seat, player, way)
      if (reason === undefined) offerWay(play, seat, player, way, at, offer)
      else offer.blocked?.push({ option: costWay(String(at + 1)), reason })
    })
  },
  apply(play, { seat }, chosen) {
    const cost = nextCost(play, seat)
    const way = cost.ways.find((one, at) => paidBy(one, at, chosen))
    if (way !== undefined) payWay(play, seat, cost, way, chosen)
  },
}

function offerWay(play: Play, seat: Seat, player: Player, way: PackPayment, at: number, offer: Offer): void {
  if (way.textbooks !== undefined || way.textbookGroups !== undefined) {
    for (const one of bookWays(play, seat, player, way)) offer.legal.push(one)
  } else if (way.exhaustProfessor !== undefined) {
    for (const { id, ready } of player.professors)
      if (ready) offer.legal.push(row(play.components.professors, id).exhaust)
  } else if (way.masterToBox !== undefined || way.masterToDormitory === 1) {
    if (player.archive > 0) offer.legal.push(giveMaster)
    if (player.tutors > 0) offer.legal.push(giveTutor)
  } else offer.legal.push(costWay(String(at + 1)))
}

function paidBy(way: PackPayment, at: number, chosen: Option): boolean {
  const verb = chosen.verb as 'pay' | 'exhaust' | 'give' | 'cost'
  switch (verb) {
    case 'pay':
      return way.textbooks !== undefined || way.textbookGroups !== undefined
    case 'exhaust':
      return way.exhaustProfessor !== undefined
    case 'give':
      return way.masterToBox !== undefined || way.masterToDormitory === 1
    case 'cost':
      return target(chosen) === String(at + 1)
    default:
      return never(verb)
  }
}

/** Every choice of textbooks from storage that pays. */
function bookWays(play: Play, seat: Seat, { books }: Player, way: PackPayment): readonly Option[] {
  const options = new Map<string, Option>()
  const add = (): void => {
    const { pay } = bookList(chosen)
    options.set(pay.key, pay)
  }
  const chosen = noBooks()
  if (way.textbookGroups !== undefined) {
    const groups = way.textbookGroups
    const choose = (at: number): void => {
      const group = groups[at]
      if (group === undefined) {
        add()
        return
      }
      for (let kind = 0; kind < DICTIONARY; kind++) {
        if (chosen[kind] !== 0 || (books[kind] ?? 0) < group) continue
        chosen[kind] = group
        choose(at + 1)
        chosen[kind] = 0
      }
    }
    choose(0)
  } else if (way.textbooks !== undefined) {
    const { count, mode } = way.textbooks
    const choose = (kind: number, left: number): void => {
      if (kind === DICTIONARY) {
        if (left === 0) add()
        return
      }
      const most = Math.min(left, books[kind] ?? 0, mode === 'different' ? 1 : left)
      for (let some = most; some >= 0; some--) {
        chosen[kind] = some
        choose(kind + 1, left - some)
      }
      chosen[kind] = 0
    }
    choose(0, textbooksAsked(play, seat, count))
  }
  return [...options.values()]
}

/** Formulas count what is there before anything is paid; then the marker moves. */
function payWay(play: Play, seat: Seat, cost: ResearchCost, way: PackPayment, chosen?: Option): void {
  const { id } = cost
  gainDucats(play, seat, -ducatsOf(play, seat, way), id)
  gainDictionaries(play, seat, -(way.dictionaries ?? 0), id)
  payPrestige(play, seat, way.prestige ?? 0, id)
  if (chosen?.verb === 'pay') payBooks(play, seat, booksNamed(chosen), id)
  if (chosen?.verb === 'exhaust') {
    setReady(play, seat, target(chosen), false)
    if (play.events) happened(play, { type: 'exhausted', seat, professor: target(chosen), because: id })
  }
  if (needsPiece(way)) givePieces(play, seat, way, chosen === giveTutor || chosen?.key === giveTutor.key, id)
  stepUp(play, seat, id)
}

/** Pieces leave the archive: to the dormitory until the end of the round, or out of the game, tutors too (A-R12). */
function givePieces(play: Play, seat: Seat, way: PackPayment, tutor: boolean, because: string): void {
  const player = playerAt(play, seat)
  if (way.masterToBox !== undefined) {
    if (tutor) player.tutors--
    else {
      player.archive--
      player.masters--
    }
    if (play.events) happened(play, { type: 'master-lost', seat, tutor, because })
    return
  }
  const all = way.masterToDormitory === 'all'
  rest(play, seat, all ? player.archive : tutor ? 0 : 1, all ? player.tutors : tutor ? 1 : 0, because)
}

export function rest(play: Play, seat: Seat, masters: number, tutors: number, because: string): void {
  const player = playerAt(play, seat)
  player.archive -= masters
  player.dormitory += masters
  player.tutors -= tutors
  player.restingTutors += tutors
  if (play.events && masters + tutors > 0) happened(play, { type: 'rested', seat, masters, tutors, because })
}
