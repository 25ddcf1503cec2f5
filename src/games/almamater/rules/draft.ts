import { push, pushInOrder, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat, TogetherFrame, TogetherRule } from '../../../kernel/contract.ts'
import { passLeft } from '../../../kernel/drafting.ts'
import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { everySeat } from '../../../kernel/together.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import { type AlmaMaterState, type Play, playerAt } from '../state.ts'
import { powersOf } from './powers.ts'

/** A-D1: everyone secretly keeps a card of the hand held and passes the rest to the left. */
export const draft: TogetherRule<AlmaMaterState, AlmaMater, TogetherFrame<'draft'>> = {
  kind: 'together',
  rules: ['A-3.1', 'A-19.1'],
  options(play, _frame, seat, offer) {
    for (const id of playerAt(play, seat).packet)
      offer.legal.push(row(play.components.setupCards, known(id, 'a setup card of the hand')).keep)
  },
  resolve(play, { rule, seats }, chosen) {
    for (const [seat, picked] of chosen) keep(play, seat, target(picked))
    passLeft(seats.map(seat => playerAt(play, seat)))
    if (playerAt(play, seats[0] ?? 0).packet.length > 1) {
      push(play, everySeat(rule, seats))
      return
    }
    for (const seat of seats) for (const last of [...playerAt(play, seat).packet]) keep(play, seat, last)
    push(play, everySeat('put-away', seats))
  },
}

function keep(play: Play, seat: Seat, card: string): void {
  const player = playerAt(play, seat)
  player.packet.splice(player.packet.indexOf(card), 1)
  player.kept.push(card)
  if (play.events) happened(play, { type: 'drafted', seat, card, only: [seat], hides: ['card'] })
}

/** A-D1: of four cards three are kept; the fourth goes to the box unseen. Then all are revealed. */
export const putAway: TogetherRule<AlmaMaterState, AlmaMater, TogetherFrame<'put-away'>> = {
  kind: 'together',
  rules: ['A-3.1', 'A-3.2'],
  options(play, _frame, seat, offer) {
    for (const id of playerAt(play, seat).kept)
      offer.legal.push(row(play.components.setupCards, known(id, 'a setup card kept')).discard)
  },
  resolve(play, { seats }, chosen) {
    for (const [seat, picked] of chosen) {
      const player = playerAt(play, seat)
      const card = target(picked)
      player.kept.splice(player.kept.indexOf(card), 1)
      player.boxed.push(card)
      if (play.events) happened(play, { type: 'card-boxed', seat, card, only: [seat], hides: ['card'] })
    }
    setFirstOrder(play, seats)
    const { order } = play.state
    const each = <N extends string>(rule: N): readonly SeatFrame<N>[] => order.map(seat => ({ rule, seat }))
    pushInOrder(play, [
      ...each('choose-chancellor'),
      { rule: 'chancellors-chosen' },
      ...each('arrange'),
      ...each('starting-goods'),
      { rule: 'setup-done' },
    ])
  },
}

/** Lowest total of white numbers first; a tie goes to the lowest card number. Markers are stacked so. */
function setFirstOrder(play: Play, seats: readonly Seat[]): void {
  const { state, components } = play
  const total = (seat: Seat): number => {
    let sum = 0
    for (const id of playerAt(play, seat).kept) sum += row(components.setupCards, id).white
    return sum
  }
  const lowest = (seat: Seat): number =>
    Math.min(...playerAt(play, seat).kept.map(id => row(components.setupCards, id).number))
  state.order = [...seats].sort((a, b) => total(a) - total(b) || lowest(a) - lowest(b))
  state.ranking = [...state.order, ...state.ranking.filter(marker => marker >= state.seats)]
  if (play.events) happened(play, { type: 'order-set', order: [...state.order], totals: state.order.map(total) })
}

/** A-D2: in turn order, one of the chancellors laid out. */
export const chooseChancellor: AskingRule<AlmaMaterState, AlmaMater, SeatFrame<'choose-chancellor'>> = {
  kind: 'ask',
  rules: ['A-3.4'],
  options(play, _frame, offer) {
    for (const id of play.state.chancellors) offer.legal.push(row(play.components.chancellors, id).choose)
  },
  apply(play, { seat }, chosen) {
    const { state, components } = play
    const player = playerAt(play, seat)
    const chancellor = target(chosen)
    state.chancellors.splice(state.chancellors.indexOf(chancellor), 1)
    player.chancellors.push(chancellor)
    player.powers = powersOf(components, player)
    if (play.events) happened(play, { type: 'chancellor-chosen', seat, chancellor })
  },
}

/** The last chancellor lies on bust pile a; whoever may draw setup cards does so, in secret. */
export const chancellorsChosen: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run(play) {
    const { state, components } = play
    state.bustChancellors[0] = state.chancellors.pop() ?? ''
    for (const seat of state.order) {
      const player = playerAt(play, seat)
      const { draws } = row(components.chancellors, player.chancellors[0])
      if (draws === 0) continue
      for (const card of state.setupDeck.slice(0, draws)) known(card, 'the top of the setup deck')
      player.packet = state.setupDeck.splice(0, draws)
      reveal(play)
      push(play, { rule: 'keep-card', seat })
    }
  },
}

/** A-D3: one of the cards drawn is a fourth set of starting goods; the others go to the box. */
export const keepCard: AskingRule<AlmaMaterState, AlmaMater, SeatFrame<'keep-card'>> = {
  kind: 'ask',
  rules: ['A-3.5', 'A-19.1'],
  options(play, { seat }, offer) {
    for (const id of playerAt(play, seat).packet)
      offer.legal.push(row(play.components.setupCards, known(id, 'a setup card drawn')).keep)
  },
  apply(play, { seat }, chosen) {
    const player = playerAt(play, seat)
    const card = target(chosen)
    player.kept.push(card)
    player.boxed.push(...player.packet.filter(one => one !== card))
    player.packet = []
    reveal(play)
    if (play.events) happened(play, { type: 'card-kept', seat, card })
  },
}
