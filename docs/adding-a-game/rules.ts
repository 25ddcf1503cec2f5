import { push, pushInOrder, type SeatFrame } from '../../src/kernel/agenda.ts'
import { confirm } from '../../src/kernel/confirm.ts'
import type {
  AskedFrameOf,
  AskingRule,
  GameEvent,
  Rule,
  RuleTable,
  RunningRule,
  Seat,
  TogetherRule,
} from '../../src/kernel/contract.ts'
import { known } from '../../src/kernel/hidden.ts'
import { emit, reveal, shuffle } from '../../src/kernel/play.ts'
import { offerUnless, optionsOf, type Reason, target } from '../../src/kernel/question.ts'
import { everySeat } from '../../src/kernel/together.ts'
import { type Pebbles, worth } from './pack.ts'
import { type PebblesState, type PickFrame, shoreSize } from './state.ts'

const throwPebble = optionsOf('throw')
const takeFromShore = optionsOf('take')
const drawFromBag = optionsOf('draw')('bag')
const swapWithPond = optionsOf('swap')('pond')
const gatherShells = optionsOf('gather')('shells')
const givePebble = optionsOf('give')
const pickPebble = optionsOf('pick')

/** Everybody sees that a pebble was drawn; the kernel hides from the others which. */
interface Drew extends GameEvent {
  readonly pebble: string
}

const round: RunningRule<PebblesState, Pebbles> = {
  kind: 'run',
  run(play) {
    const { state } = play
    if (state.round === play.components.rounds) return
    state.round++
    state.turns = 0
    const seats = state.hands.map((_, seat) => seat)
    const turns = seats.map((seat): SeatFrame<'turn'> => ({ rule: 'turn', seat }))
    pushInOrder(play, [everySeat('throw', seats), ...turns, { rule: 'tide' }, { rule: 'round' }])
  },
}

const throwRule: TogetherRule<PebblesState, Pebbles> = {
  kind: 'together',
  rules: ['P-1.1'],
  options(play, _frame, seat, offer) {
    for (const kind of kindsIn(play.state.hands[seat])) offer.legal.push(throwPebble(kind))
  },
  resolve(play, _frame, chosen) {
    const { state } = play
    const thrown = [...chosen].map(([seat, option]) => ({ seat, kind: target(option) }))
    for (const { seat, kind } of thrown) {
      remove(state.hands[seat], kind)
      state.pond.push(kind)
      const alone = thrown.every(other => other.seat === seat || other.kind !== kind)
      if (alone) state.lone[seat] = (state.lone[seat] ?? 0) + 1
      emit(play, { type: alone ? 'threw-alone' : 'threw', seat, because: kind })
    }
  },
}

const turn: AskingRule<PebblesState, Pebbles, SeatFrame<'turn'>> = {
  kind: 'ask',
  rules: ['P-2.1'],
  options({ state, components }, { seat }, offer) {
    const shells = state.shells[seat] ?? 0
    for (const kind of kindsIn(state.shore)) {
      const missing = worth(components, kind) - shells
      offerUnless(offer, takeFromShore(kind), missing > 0 ? { why: 'shells', missing } : undefined)
    }
    offerUnless(offer, drawFromBag, state.bag.length === 0 ? { why: 'empty-bag' } : undefined)
    const swaps = kindsIn(state.hands[seat]).some(kind => cannotGive(state, kind) === undefined)
    offerUnless(offer, swapWithPond, swaps ? undefined : { why: 'nothing-to-swap', rule: 'P-3.1' })
    offer.legal.push(gatherShells)
  },
  apply(play, frame, chosen) {
    const { state } = play
    const { seat } = frame
    const hand = state.hands[seat] ?? []
    state.turns++
    push(play, confirm(seat))
    if (chosen === swapWithPond) push(play, { rule: 'give', seat })
    else if (chosen === gatherShells) gain(state, seat, 2)
    else if (chosen === drawFromBag) {
      const pebble = known(state.bag.pop(), 'the bag')
      hand.push(pebble)
      reveal(play)
      const drew: Drew = { type: 'drew', seat, only: [seat], hides: ['pebble'], pebble }
      emit(play, drew)
    } else {
      const kind = target(chosen)
      remove(state.shore, kind)
      hand.push(kind)
      gain(state, seat, -worth(play.components, kind))
    }
    if (chosen !== drawFromBag) emit(play, { type: 'turn', seat, because: chosen.key })
  },
}

/** A swap is a chain of two small questions, each with its own undo: what to give, then what to pick. */
const give: AskingRule<PebblesState, Pebbles, SeatFrame<'give'>> = {
  kind: 'ask',
  rules: ['P-3.1'],
  options({ state }, { seat }, offer) {
    for (const kind of kindsIn(state.hands[seat])) offerUnless(offer, givePebble(kind), cannotGive(state, kind))
  },
  apply(play, frame, chosen) {
    const { seat } = frame
    const gave = target(chosen)
    remove(play.state.hands[seat], gave)
    play.state.pond.push(gave)
    push(play, { rule: 'pick', seat, gave })
  },
}

const pick: AskingRule<PebblesState, Pebbles, PickFrame> = {
  kind: 'ask',
  rules: ['P-3.1'],
  options({ state }, { gave }, offer) {
    for (const kind of kindsIn(state.pond))
      offerUnless(offer, pickPebble(kind), kind === gave ? { why: 'same-kind', rule: 'P-3.1' } : undefined)
  },
  apply(play, { seat, gave }, chosen) {
    const kind = target(chosen)
    remove(play.state.pond, kind)
    play.state.hands[seat]?.push(kind)
    emit(play, { type: 'swapped', seat, because: `${gave}:${kind}` })
  },
}

/** With the tide option, the sea takes the shore back into the bag after each round. Then the shore is filled up. */
const tide: RunningRule<PebblesState, Pebbles> = {
  kind: 'run',
  run(play) {
    const { state } = play
    if (state.options.tide === true) {
      state.bag = shuffle(play, [...state.bag, ...state.shore])
      state.shore = []
      emit(play, { type: 'tide' })
    }
    while (state.shore.length < shoreSize && state.bag.length > 0) {
      state.shore.push(known(state.bag.pop(), 'the bag'))
      reveal(play)
    }
  },
}

/** In the order first met, each kind once. A hidden pebble ends a look ahead, and offers nothing. */
const kindsIn = (pebbles: readonly string[] = []): string[] =>
  [...new Set(pebbles)].map(kind => known(kind, 'a pebble'))

const cannotGive = (state: PebblesState, kind: string): Reason | undefined =>
  state.pond.some(other => other !== kind) ? undefined : { why: 'same-kind', rule: 'P-3.1' }

function gain(state: PebblesState, seat: Seat, shells: number): void {
  state.shells[seat] = (state.shells[seat] ?? 0) + shells
}

function remove(pebbles: string[] = [], kind: string): void {
  const at = pebbles.indexOf(kind)
  if (at >= 0) pebbles.splice(at, 1)
}

/** One rule for each frame; the compiler sees that none is missing. */
const table = { round, throw: throwRule, turn, give, pick, tide } satisfies RuleTable<PebblesState, Pebbles>

export const rules: ReadonlyMap<string, Rule<PebblesState, Pebbles>> = new Map(Object.entries(table))

/** What seats can be asked. */
export type AskedFrame = AskedFrameOf<PebblesState, typeof table>
