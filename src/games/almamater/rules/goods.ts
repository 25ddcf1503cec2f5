import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { offerUnless, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { GoodsFrame } from '../frames.ts'
import type { Effect } from '../pack/effects.ts'
import { type AlmaMaterState, displayAt, freshTurn, type Play, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { offerBeside, tookBeside } from './beside.ts'
import { carryOut } from './effects.ts'
import { recruitImpossible } from './recruiting.ts'
import { isFinished } from './research.ts'
import { endTurn } from './stop.ts'

/** A-D4: the shelves from left to right, the seventh beside the display. */
export const arrange: AskingRule<AlmaMaterState, AlmaMater, SeatFrame<'arrange'>> = {
  kind: 'ask',
  rules: ['A-3.6'],
  options(play, { seat }, offer) {
    const { shelves } = displayAt(play, seat)
    for (const { worth, owned, place } of play.components.shelves)
      if (placedOf(shelves, worth) < owned) offer.legal.push(place)
  },
  apply(play, frame, chosen) {
    const { shelves } = displayAt(play, frame.seat)
    shelves.push(Number(target(chosen)))
    if (shelves.length < play.components.pack.bookshelves.perColor.length) push(play, frame)
    else if (play.events) happened(play, { type: 'arranged', seat: frame.seat, shelves: [...shelves] })
  },
}

function placedOf(shelves: readonly number[], worth: number): number {
  let placed = 0
  for (const shelf of shelves) if (shelf === worth) placed++
  return placed
}

/** What the setup cards give: what leaves no choice comes at once (A-R46), the rest in any order. */
export const startingGoods: RunningRule<AlmaMaterState, AlmaMater, SeatFrame<'starting-goods'>> = {
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
    play.state.turn.owed = play.state.turn.green
    push(play, { rule: 'goods', seat, left })
  },
}

const isPlain = (effect: Effect): boolean => 'gain' in effect && effect.gain.ownTextbooks === undefined

const takeItem = optionsOf('take')

/** A-D5: the order of the goods, and research steps between them; those of the cards must be taken (A-3.9, A-R26). */
export const goods: AskingRule<AlmaMaterState, AlmaMater, GoodsFrame> = {
  kind: 'ask',
  rules: ['A-3.7', 'A-3.9'],
  options(play, { seat, left }, offer) {
    let open = false
    for (const item of left) {
      const reason = itemBlocked(play, seat, item)
      if (reason === undefined) {
        open = true
        offer.legal.push(takeItem(item))
      } else offer.blocked?.push({ option: takeItem(item), reason })
    }
    const stepsLeft = play.state.turn.owed > 0 && !isFinished(play, seat)
    offerUnless(offer, endTurn, open ? goodsLeft : stepsLeft ? mustStep : undefined)
    offerBeside(play, seat, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === endTurn) return
    if (chosen.verb !== 'take') {
      tookBeside(play, frame, chosen)
      return
    }
    const item = chosen.to.join(':')
    push(play, { ...frame, left: frame.left.filter(one => one !== item) })
    carryOut(play, frame.seat, [row(play.components.lists, item)])
  },
  forced: (play, _frame, only) => only !== endTurn || play.state.options.confirm === false,
}

const goodsLeft: Reason = { why: 'goods-left', rule: 'A-3.9' }
const mustStep: Reason = { why: 'steps-left', rule: 'A-3.9' }

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
