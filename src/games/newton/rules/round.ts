import { type Frame, pushInOrder } from '../../../kernel/agenda.ts'
import type { RunningRule, Seat, TogetherFrame, TogetherRule } from '../../../kernel/contract.ts'
import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { everySeat } from '../../../kernel/together.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import { type NewtonState, type Play, playerAt } from '../state.ts'
import { completeLines } from './bookshelf.ts'
import { citiesOfMedicine } from './medicine.ts'
import { gain, gainPoints } from './resources.ts'

/** The next turn of the round, or its end (N-3.1, N-3.2). Stays on the agenda until the game is over. */
export const nextTurn: RunningRule<NewtonState, Newton, Frame<'next-turn'>> = {
  kind: 'run',
  run(play, frame) {
    const { state } = play
    const { rounds, turnsPerRound } = play.components.pack.constants
    if (state.turnsTaken < turnsPerRound * state.seats) {
      const seat = (state.first + state.turnsTaken) % state.seats
      state.turn = { seat, card: '', acted: false, used: [] }
      pushInOrder(play, [{ rule: 'turn', seat }, frame])
    } else if (state.round < rounds) pushInOrder(play, [...pushUnder(play), { rule: 'renew-round' }, frame])
    else {
      payIncome(play)
      if (play.events) happened(play, { type: 'game-ended' })
    }
  },
}

/** A turn in which nothing is done, for those who plan while others stand still. */
export function passOver(state: NewtonState): boolean {
  state.turnsTaken++
  return true
}

const seatsOf = (play: Play): readonly Seat[] => play.state.players.map((_, seat) => seat)

/** D13: all who have cards on the desk choose one at the same time (N-13.1, N-20.4). */
function pushUnder(play: Play): readonly TogetherFrame<'push-under'>[] {
  const seats = seatsOf(play).filter(seat => playerAt(play, seat).desk.length > 0)
  return seats.length === 0 ? [] : [everySeat('push-under', seats)]
}

export const pushUnderDesk: TogetherRule<NewtonState, Newton, TogetherFrame<'push-under'>> = {
  kind: 'together',
  rules: ['N-13.1'],
  options(play, _frame, seat, offer) {
    for (const id of playerAt(play, seat).desk) offer.legal.push(row(play.components.cards, id).push)
  },
  resolve(play, _frame, chosen) {
    for (const [seat, { to }] of chosen) {
      const player = playerAt(play, seat)
      const card = itemAt(to, 0)
      player.desk.splice(player.desk.indexOf(card), 1)
      player.under.push(card)
      if (play.events) happened(play, { type: 'card-pushed', seat, card })
    }
  },
}

/** Cards return, income is paid, the market is renewed, the First Player token goes on (N-13.2 to N-13.5). */
export const renewRound: RunningRule<NewtonState, Newton> = {
  kind: 'run',
  run(play) {
    const { state } = play
    for (const player of state.players) player.hand.push(...player.desk.splice(0))
    payIncome(play)
    if (play.events) happened(play, { type: 'round-ended', round: state.round })
    renewMarket(play)
    state.first = (state.first + 1) % state.seats
    state.round++
    state.turnsTaken = 0
    if (play.events) happened(play, { type: 'round-began', round: state.round })
  },
}

/** Lines, Income tiles, Medicine (N-13.3). */
export function payIncome(play: Play): void {
  const { incomes, pack } = play.components
  for (const seat of seatsOf(play)) {
    const player = playerAt(play, seat)
    gainPoints(play, seat, completeLines(play, player).vp, 'lines', 'lines')
    for (const type of player.income) {
      if (type === 'medicine') {
        const side = pack.tiles.medicine.sides[citiesOfMedicine(play, player) - 1]
        if (side !== undefined) gain(play, seat, side.income, pack.tiles.medicine.id, 'income')
      } else {
        const tile = row(incomes, type)
        gain(play, seat, tile.income, tile.id, 'income')
      }
    }
  }
}

/** Face-up cards go under their deck, left card first (N-R25); new ones are turned up as far as there are any (N-13.4). */
function renewMarket(play: Play): void {
  const { state } = play
  const size = marketSize(play)
  state.decks.forEach((deck, at) => {
    deck.push(...(state.lines[at] ?? []))
    for (const card of deck.slice(0, size)) known(card, 'the top of a deck')
    state.lines[at] = deck.splice(0, size)
  })
  reveal(play)
  if (play.events) happened(play, { type: 'market-renewed', lines: state.lines.map(line => [...line]) })
}

export const marketSize = (play: Play): number =>
  play.components.pack.constants.marketCardsPerLevel[play.state.seats] ?? 0
