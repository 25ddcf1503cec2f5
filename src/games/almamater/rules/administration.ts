import { push, pushInOrder } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { optionsOf, target } from '../../../kernel/question.ts'
import { booksIn, kindAt, kindIndex } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { listFor } from '../lists.ts'
import type { Color } from '../pack/terms.ts'
import { type AlmaMaterState, displayAt, type Play, type Player, playerAt } from '../state.ts'
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
    const over = play.state.order.filter(seat => booksOver(play, playerAt(play, seat)) > 0)
    pushInOrder(
      play,
      over.map(seat => ({ rule: 'return-books', seat })),
    )
  },
}

/** Most masters on the bishop first, a tie to who placed one first; the others as before (A-13.2, A-R39). */
function setOrder(play: Play): void {
  const { state } = play
  const { bishop } = state
  const masters = (seat: Seat): number => bishop.filter(one => one === seat).length
  const former = state.order
  state.order = [...former].sort(
    (a, b) =>
      masters(b) - masters(a) ||
      (masters(a) > 0 ? bishop.indexOf(a) - bishop.indexOf(b) : former.indexOf(a) - former.indexOf(b)),
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

const returnKind = optionsOf('return')

/** A-D20: books go back until the rest fits, one at a time. */
export const returnBooks: AskingRule<AlmaMaterState, AlmaMater, SeatFrame> = {
  kind: 'ask',
  rules: ['A-13.3', 'A-4.2'],
  options(play, { seat }, offer) {
    playerAt(play, seat).books.forEach((count, kind) => {
      if (count > 0) offer.legal.push(returnKind(kindAt(kind)))
    })
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
    state.reputation = listFor(state.ranking, marker => state.layout.colors[marker] as Color)
    if (play.events) happened(play, { type: 'reputation-set', colors: [...state.reputation] })
    state.players.forEach((player, seat) => {
      for (const { id, ready } of player.professors) if (!ready) setReady(play, seat, id, true)
      takeBack(state, player)
    })
    for (const there of state.standing) there.fill(0)
    state.bishop = []
    state.round++
    state.turnsTaken = 0
    if (state.round > components.pack.game.rounds) {
      if (play.events) happened(play, { type: 'game-ended' })
      return
    }
    pushInOrder(play, [
      ...state.order.map(seat => ({ rule: 'income', seat })),
      { rule: 'ignotus-income' },
      { rule: 'begin-round' },
    ])
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
