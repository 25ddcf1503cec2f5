import { type Frame, push } from '../../../kernel/agenda.ts'
import type { RunningRule, Seat } from '../../../kernel/contract.ts'
import { itemAt } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import { type AlmaMaterState, freshTurn, type Play, playerAt } from '../state.ts'
import { ignotusActs } from './ignotus.ts'

/** A round: Ignotus first, if he plays, then turns until all have passed, then the administrative phase. */
export const beginRound: RunningRule<AlmaMaterState, AlmaMater> = {
  kind: 'run',
  run(play) {
    if (play.events) happened(play, { type: 'round-began', round: play.state.round })
    if (play.state.layout.ignotus !== '') ignotusActs(play)
    play.state.turn = freshTurn(play.state.order.at(-1) ?? 0, false)
    push(play, { rule: 'next-turn' })
  },
}

/** The next player in turn order who has not passed. */
export const nextTurn: RunningRule<AlmaMaterState, AlmaMater, Frame<'next-turn'>> = {
  kind: 'run',
  run(play, frame) {
    const seat = nextSeat(play)
    if (seat === undefined) {
      push(play, { rule: 'administration' })
      return
    }
    play.state.turn = freshTurn(seat, false)
    push(play, frame)
    push(play, { rule: 'turn', seat })
  },
}

/** A turn in which nothing is done, not even passing, for those who plan while others stand still. */
export function passOver(state: AlmaMaterState): boolean {
  state.turnsTaken++
  return true
}

function nextSeat(play: Play): Seat | undefined {
  const { order, turn } = play.state
  const at = order.indexOf(turn.seat)
  for (let step = 1; step <= order.length; step++) {
    const seat = itemAt(order, (at + step) % order.length)
    if (!playerAt(play, seat).passed) return seat
  }
  return undefined
}
