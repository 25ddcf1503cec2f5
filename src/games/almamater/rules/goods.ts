import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { type Option, optionsOf, type Reason, target } from '../../../kernel/question.ts'
import { type AlmaMater, row } from '../components.ts'
import { happened } from '../events.ts'
import type { GoodsFrame, SeatFrame } from '../frames.ts'
import type { Effect } from '../pack.ts'
import { type AlmaMaterState, displayAt, freshTurn, type Play, playerAt } from '../state.ts'
import { offerBeside, tookBeside } from './beside.ts'
import { carryOut } from './effects.ts'
import { recruitImpossible } from './recruiting.ts'
import { endTurn } from './stop.ts'

const shelfWorth = optionsOf('shelf')

/** A-D4: the shelves from left to right, the seventh beside the display. */
export const arrange: AskingRule<AlmaMaterState, AlmaMater, SeatFrame> = {
  kind: 'ask',
  rules: ['A-3.6'],
  options(play, { seat }, offer) {
    for (const worth of new Set(shelvesLeft(play, seat))) offer.legal.push(shelfWorth(String(worth)))
  },
  apply(play, frame, chosen) {
    const { shelves } = displayAt(play, frame.seat)
    shelves.push(Number(target(chosen)))
    if (shelvesLeft(play, frame.seat).length > 0) push(play, frame)
    else if (play.events) happened(play, { type: 'arranged', seat: frame.seat, shelves: [...shelves] })
  },
}

function shelvesLeft(play: Play, seat: Seat): readonly number[] {
  const left = play.components.pack.bookshelves.perColor.map(shelf => shelf.prestige)
  for (const placed of displayAt(play, seat).shelves) left.splice(left.indexOf(placed), 1)
  return left
}

/** What the setup cards give: what leaves no choice comes at once (A-R46), the rest in any order. */
export const startingGoods: RunningRule<AlmaMaterState, AlmaMater, SeatFrame> = {
  kind: 'run',
  run(play, { seat }) {
    play.state.turn = freshTurn(seat, true)
    const left: string[] = []
    for (const card of playerAt(play, seat).kept)
      row(play.components.setupCards, card).gives.effects.forEach((effect, at) => {
        const item = `${card}:${at + 1}`
        if (isPlain(effect)) carryOut(play, seat, [row(play.components.lists, item)])
        else left.push(item)
      })
    push(play, { rule: 'goods', seat, left } as GoodsFrame)
  },
}

const isPlain = (effect: Effect): boolean => 'gain' in effect && effect.gain.ownTextbooks === undefined

const itemOf = (play: Play, item: string): Option => {
  const [card = '', number = ''] = item.split(':')
  return row(play.components.setupCards, card).items[Number(number) - 1] as Option
}

/** A-D5: the order of the goods, and research steps between them (A-3.9, A-R26). */
export const goods: AskingRule<AlmaMaterState, AlmaMater, GoodsFrame> = {
  kind: 'ask',
  rules: ['A-3.7', 'A-3.9'],
  options(play, { seat, left }, offer) {
    let open = false
    for (const item of left) {
      const reason = itemBlocked(play, seat, item)
      if (reason === undefined) {
        open = true
        offer.legal.push(itemOf(play, item))
      } else offer.blocked?.push({ option: itemOf(play, item), reason })
    }
    if (open) offer.blocked?.push({ option: endTurn, reason: { why: 'goods-left', rule: 'A-3.9' } })
    else offer.legal.push(endTurn)
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === endTurn) return
    if (chosen.verb !== 'take') {
      push(play, frame)
      tookBeside(play, frame.seat, chosen)
      return
    }
    const item = chosen.to.join(':')
    push(play, { ...frame, left: frame.left.filter(one => one !== item) } as GoodsFrame)
    carryOut(play, frame.seat, [row(play.components.lists, item)])
  },
  forced: (play, _frame, only) => only !== endTurn || play.state.options.confirm === false,
}

/** A student icon without a legal student is lost (A-R35). */
function itemBlocked(play: Play, seat: Seat, item: string): Reason | undefined {
  const [effect] = row(play.components.lists, item).effects
  return effect !== undefined && 'action' in effect ? recruitImpossible(play, seat, effect) : undefined
}

/** All setup cards go to the box. */
export const setupDone: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run({ state }) {
    for (const player of state.players) state.spentCards.push(...player.kept.splice(0))
  },
}
