import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule } from '../../../kernel/contract.ts'
import { listFor, repeated } from '../../../kernel/lists.ts'
import { target } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import { booksIn, kindIndex, kinds } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import { type AlmaMaterState, displayAt, type Play, type Player, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { pushLeft } from './display.ts'
import { ignotusMarker } from './ignotus.ts'
import { setReady } from './professors.ts'
import { gainBooks } from './resources.ts'

/** The administrative phase: turn order, then storage, then the rest. */
export const administration: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run(play) {
    setOrder(play)
    push(play, { rule: 'close-round' })
    const { order } = play.state
    for (let at = order.length - 1; at >= 0; at--) {
      const seat = itemAt(order, at)
      if (booksOver(play, playerAt(play, seat)) > 0) push(play, { rule: 'return-books', seat })
    }
  },
}

/** Most masters on the bishop first, a tie to who placed one first; the others as before (A-13.2, A-R39). */
function setOrder(play: Play): void {
  const { state } = play
  const { bishop } = state
  const masters = repeated(0, state.seats)
  for (const seat of bishop) masters[seat] = (masters[seat] ?? 0) + 1
  if (bishop.length > 0)
    state.order = [...state.order].sort(
      (a, b) => (masters[b] ?? 0) - (masters[a] ?? 0) || bishop.indexOf(a) - bishop.indexOf(b),
    )
  if (play.events) happened(play, { type: 'order-set', order: [...state.order] })
}

/** The number over the highest A hall in use, and what students add (A-4.2, A-R23). */
export function storageSize({ components }: Play, { students, powers }: Player): number {
  let size = 0
  for (let at = 0; at <= students.length; at++) size = components.halls[at]?.storageSize ?? size
  return size + powers.storage
}

export const booksOver = (play: Play, player: Player): number => booksIn(player.books) - storageSize(play, player)

const returned = optionsOf('return')

/** A-D20: books go back until the rest fits, one at a time. */
export const returnBooks: AskingRule<AlmaMaterState, AlmaMater, SeatFrame<'return-books'>> = {
  kind: 'ask',
  rules: ['A-13.3', 'A-4.2'],
  options(play, { seat }, offer) {
    const { books } = playerAt(play, seat)
    for (let kind = 0; kind < books.length; kind++)
      if ((books[kind] ?? 0) > 0) offer.legal.push(returned(itemAt(kinds, kind)))
  },
  apply(play, frame, chosen) {
    gainBooks(play, frame.seat, kindIndex(target(chosen)), -1, 'storage')
    if (booksOver(play, playerAt(play, frame.seat)) > 0) push(play, frame)
  },
}

/** Reputation, professors, masters, the round marker; then income, or the end. */
export const closeRound: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run(play) {
    const { state, components } = play
    state.reputation = listFor(state.ranking, marker => itemAt(state.layout.colors, marker))
    if (play.events) happened(play, { type: 'reputation-set', colors: [...state.reputation] })
    for (let seat = 0; seat < state.seats; seat++) {
      const player = playerAt(play, seat)
      for (const { id, ready } of player.professors) if (!ready) setReady(play, seat, id, true)
      takeBack(state, player)
    }
    for (const there of state.standing) there.fill(0)
    state.bishop = []
    state.round++
    state.turnsTaken = 0
    if (state.round > components.pack.game.rounds) {
      if (play.events) happened(play, { type: 'game-ended' })
      return
    }
    push(play, { rule: 'begin-round' })
    push(play, { rule: 'ignotus-income' })
    for (let at = state.order.length - 1; at >= 0; at--) push(play, { rule: 'income', seat: itemAt(state.order, at) })
  },
}

function takeBack(state: AlmaMaterState, player: Player): void {
  player.archive = player.masters
  player.dormitory = 0
  state.tutors += player.tutors + player.restingTutors
  player.tutors = 0
  player.restingTutors = 0
  player.ownSpaces = []
  player.usedThisRound = []
  player.passed = false
}

/** Ignotus' shelves move too, without ducats (A-16.5). */
export const ignotusIncome: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run(play) {
    if (play.state.layout.ignotus !== '') pushLeft(displayAt(play, ignotusMarker(play)))
  },
}
