import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { kindIndex } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { ColloquiumFrame } from '../frames.ts'
import { boardOf } from '../layout.ts'
import type { Color } from '../pack/terms.ts'
import type { SpaceAction } from '../prepared/spaces.ts'
import { type AlmaMaterState, displayAt, type Play, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { offerBeside, tookBeside } from './beside.ts'
import type { Begun } from './bishop.ts'
import { priceAt } from './display.ts'
import { gainBooks, gainDictionaries, gainDucats, gainPrestige } from './resources.ts'
import { stop } from './stop.ts'

/** The colloquium: textbooks of one other display, or dictionaries. */

type Colloquium = Extract<SpaceAction, { kind: 'colloquium' }>

const buyOption = optionsOf('buy')
const dictionariesOption = optionsOf('dictionaries')

/** Offers purchases; the second one only from another seller, or of the other sort. */
export function offerPurchases(play: Play, seat: Seat, action: Colloquium, offer: Offer, first?: string): void {
  const { colors } = play.state.layout
  const { ducats } = playerAt(play, seat)
  for (let marker = 0; marker < colors.length; marker++) {
    const color = itemAt(colors, marker)
    if (marker === seat || color === first) continue
    offerFrom(play, marker, color, ducats, action.textbookPrice, offer)
  }
  if (first === 'dictionary') return
  for (let count = 1; count === 1 || count * action.dictionaryPrice <= ducats; count++) {
    const missing = count * action.dictionaryPrice - ducats
    if (missing <= 0) offer.legal.push(dictionariesOption(`${count}`))
    else
      offer.blocked?.push({
        option: dictionariesOption(`${count}`),
        reason: { why: 'ducats-short', missing, rule: 'A-11.3' },
      })
  }
}

/** The leftmost books first, each at the price of its slot; then from the supply (A-11.3, A-R14, A-R29). */
function offerFrom(play: Play, marker: number, color: Color, ducats: number, supplyPrice: number, offer: Offer): void {
  const display = displayAt(play, marker)
  const { books } = display
  let cost = 0
  let count = 0
  let slot = 0
  for (;;) {
    while (slot < books.length && books[slot] === 0) slot++
    cost += slot < books.length ? priceAt(play, display, slot) : supplyPrice
    slot++
    count++
    if (cost > ducats) break
    offer.legal.push(buyOption(`${color}:${count}`))
  }
  if (count === 1)
    offer.blocked?.push({
      option: buyOption(`${color}:1`),
      reason: { why: 'ducats-short', missing: cost - ducats, rule: 'A-11.3' },
    })
}

/** The first purchase; with the Envoy and a master placed a second may follow, then a shelf is scored. */
export function buyAtColloquium(play: Play, seat: Seat, chosen: Option, begun: Begun): void {
  const slots = buy(play, seat, chosen)
  const first = chosen.verb === 'buy' ? target(chosen) : 'dictionary'
  if (begun === 'sent' && playerAt(play, seat).powers.purchases > 1)
    push(play, { rule: 'second-purchase', seat, first, slots })
  else scoreShelf(play, seat, slots)
}

const colloquiumAction = (play: Play): Colloquium => boardOf(play).colloquium.actions[0] as Colloquium

/** Buys, and says from which shelves. */
function buy(play: Play, seat: Seat, { verb, to }: Option): readonly string[] {
  const { dictionaryPrice, textbookPrice } = colloquiumAction(play)
  if (verb === 'dictionaries') {
    const count = Number(to[0])
    gainDucats(play, seat, -count * dictionaryPrice, 'colloquium')
    gainDictionaries(play, seat, count, 'colloquium')
    return []
  }
  const color = to[0] as Color
  const count = Number(to[1])
  const marker = play.state.layout.colors.indexOf(color)
  const display = displayAt(play, marker)
  const slots: string[] = []
  let paid = 0
  for (let slot = 0; slot < display.books.length && slots.length < count; slot++) {
    if (display.books[slot] === 0) continue
    display.books[slot] = 0
    paid += priceAt(play, display, slot)
    slots.push(`${color}:${slot + 1}`)
  }
  gainDucats(play, seat, -paid - (count - slots.length) * textbookPrice, 'colloquium')
  if (marker < play.state.seats) gainDucats(play, marker, paid, 'colloquium')
  if (play.events) happened(play, { type: 'bought', seat, color, count, shown: slots.length })
  gainBooks(play, seat, kindIndex(color), count, 'colloquium')
  if (slots.length > 0 && marker < play.state.seats) sold(play, marker, seat)
  return slots
}

/** Marschalk: once for each purchase from the display. */
function sold(play: Play, owner: Seat, buyer: Seat): void {
  for (const id of playerAt(play, owner).chancellors) {
    const { sold: gives } = row(play.components.chancellors, id).abilities
    if (gives === undefined) continue
    gainPrestige(play, owner, gives.ownerPrestige, id, 'chancellors')
    gainPrestige(play, buyer, gives.buyerPrestige, id, 'chancellors')
    gainBooks(play, owner, kindIndex(playerAt(play, buyer).color), gives.ownerBooks, id)
  }
}

/** A-D23: the Envoy's second purchase. */
export const secondPurchase: AskingRule<AlmaMaterState, AlmaMater, ColloquiumFrame> = {
  kind: 'ask',
  rules: ['A-11.5'],
  options(play, { seat, first }, offer) {
    offerPurchases(play, seat, colloquiumAction(play), offer, first)
    offer.legal.push(stop)
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    const { seat, slots } = frame
    if (chosen === stop) scoreShelf(play, seat, slots)
    else if (chosen.verb === 'buy' || chosen.verb === 'dictionaries')
      scoreShelf(play, seat, [...slots, ...buy(play, seat, chosen)])
    else tookBeside(play, frame, chosen)
  },
}

const shelfOption = optionsOf('shelf')

/** One of the shelves bought from that still shows its colour must be scored, if there is one (A-11.4, A-R15). */
function scoreShelf(play: Play, seat: Seat, slots: readonly string[]): void {
  const colored = slots.filter(slot => worthOf(play, slot) > 0)
  const [only] = colored
  if (only !== undefined && colored.length === 1) turnDark(play, seat, only)
  else if (colored.length > 1) push(play, { rule: 'score-shelf', seat, first: '', slots: colored })
}

const worthOf = (play: Play, slot: string): number => {
  const [color, number] = shelfOption(slot).to
  const marker = play.state.layout.colors.indexOf(color as Color)
  return itemAt(displayAt(play, marker).shelves, Number(number) - 1)
}

/** A-D14: which shelf. */
export const chooseShelf: AskingRule<AlmaMaterState, AlmaMater, ColloquiumFrame> = {
  kind: 'ask',
  rules: ['A-11.4', 'A-R15'],
  options(_play, { slots }, offer) {
    for (const slot of slots) offer.legal.push(shelfOption(slot))
  },
  apply(play, { seat }, { to }) {
    turnDark(play, seat, to.join(':'))
  },
}

function turnDark(play: Play, seat: Seat, slot: string): void {
  const [color, number] = shelfOption(slot).to
  const marker = play.state.layout.colors.indexOf(color as Color)
  const { shelves } = displayAt(play, marker)
  const at = Number(number) - 1
  const worth = itemAt(shelves, at)
  shelves[at] = 0
  if (play.events) happened(play, { type: 'shelf-scored', seat, color: color as Color, slot: at + 1 })
  gainPrestige(play, seat, worth, 'shelf', 'shelves')
}
