import { push, pushInOrder, type SeatFrame } from '../../../kernel/agenda.ts'
import type { RunningRule } from '../../../kernel/contract.ts'
import type { Expo } from '../components.ts'
import { type EndTrigger, happened } from '../events.ts'
import { type ExpoState, isGhost, NOBODY, type Play, placesAtTable } from '../state.ts'

/** The end is triggered once, by whoever is active (E-11.4); what is under way is finished (E-R35). */
export function triggerEnd(play: Play, why: EndTrigger): void {
  const { state } = play
  if (state.endedBy !== NOBODY) return
  state.endedBy = state.turn
  const seat = isGhost(state, state.turn) ? {} : { seat: state.turn }
  if (play.events) happened(play, { type: 'end-triggered', why, ...seat })
}

/** One last turn for each other player, clockwise from the left of the one who ended the game (E-11.5). */
export function beginLastTurns(play: Play): void {
  const { state } = play
  const places = placesAtTable(state)
  const others = Array.from({ length: places - 1 }, (_, after) => (state.endedBy + 1 + after) % places)
  state.agenda.length = 0
  pushInOrder(play, [
    ...others
      .filter(place => !isGhost(state, place))
      .map((seat): SeatFrame<'last-turn'> => ({ rule: 'last-turn', seat })),
    { rule: 'end-game' },
  ])
}

export const lastTurn: RunningRule<ExpoState, Expo, SeatFrame<'last-turn'>> = {
  kind: 'run',
  run(play, { seat }) {
    play.state.turn = seat
    push(play, { rule: 'choose-card', seat, last: true })
  },
}

/** All is done; what is left is the final scoring, which any state can tell (E-11.7). */
export const endGame: RunningRule<ExpoState, Expo> = {
  kind: 'run',
  run(play) {
    if (play.events) happened(play, { type: 'game-ended' })
  },
}
