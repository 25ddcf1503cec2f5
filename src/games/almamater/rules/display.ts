import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { target } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import { kindIndex } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { ShelveFrame } from '../frames.ts'
import { type AlmaMaterState, type Display, displayAt, type Play, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { displayTextbooks } from './counters.ts'
import { gainBooks, gainDucats } from './resources.ts'

/** The display: six slots from left to right, each with a shelf for one own textbook. */

export const priceAt = ({ components }: Play, { tiles }: Display, slot: number): number =>
  tiles[slot] || itemAt(components.pack.display.prices, slot)

export const emptySlots = (play: Play, marker: number): number =>
  play.components.pack.display.slots - displayTextbooks(play, marker)

/** Textbooks go to the rightmost empty slots. */
export function fillFromRight({ books }: Display, count: number): void {
  let left = count
  for (let slot = books.length - 1; slot >= 0 && left > 0; slot--)
    if (books[slot] === 0) {
      books[slot] = 1
      left--
    }
}

/** Own textbooks: how many go to the display is asked, if any can. */
export function gainOwnTextbooks(play: Play, seat: Seat, count: number, because: string): void {
  if (count === 0) return
  if (emptySlots(play, seat) === 0) toStorage(play, seat, count, because)
  else push(play, { rule: 'shelve', seat, count, because })
}

function toStorage(play: Play, seat: Seat, count: number, because: string): void {
  gainBooks(play, seat, kindIndex(playerAt(play, seat).color), count, because)
}

const displayed = optionsOf('display')

/** So many of the own textbooks gained go to the display, the rest to storage. */
export const shelve: AskingRule<AlmaMaterState, AlmaMater, ShelveFrame> = {
  kind: 'ask',
  rules: ['A-4.6', 'A-4.5'],
  options(play, { seat, count }, offer) {
    const most = Math.min(count, emptySlots(play, seat))
    for (let some = 0; some <= most; some++) offer.legal.push(displayed(`${some}`))
  },
  apply(play, { seat, count, because = '' }, chosen) {
    const shown = Number(target(chosen))
    displayOwn(play, seat, shown, because)
    toStorage(play, seat, count - shown, because)
  },
}

export function displayOwn(play: Play, seat: Seat, count: number, because: string): void {
  if (count === 0) return
  fillFromRight(displayAt(play, seat), count)
  if (play.events) happened(play, { type: 'shelved', seat, count, because })
}

/** So many ducats for every textbook, then every shelf moves one slot to the left. */
export function cleanUp(play: Play, seat: Seat, because: string, ducatsEach: number): void {
  const books = displayTextbooks(play, seat)
  gainDucats(play, seat, books * ducatsEach, because)
  pushLeft(displayAt(play, seat))
  if (play.events) happened(play, { type: 'cleaned-up', seat, books, because })
}

/** The seventh shelf comes in from the right; the one that leaves slot 1 loses its book and lies beside the display. */
export function pushLeft({ shelves, books }: Display): void {
  shelves.push(shelves.shift() as number)
  books.shift()
  books.push(0)
}
