import { type Frame, push, pushInOrder } from '../../../kernel/agenda.ts'
import type { RunningRule } from '../../../kernel/contract.ts'
import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import { type InventionsState, isChronos, type Owner, type Play } from '../state.ts'
import { chronosTurns } from './chronos.ts'
import { beginTurn } from './turn.ts'

/** The next turn of the round, or its end (I-4.1, I-4.2). Stays on the agenda until the game is over. */
export const nextTurn: RunningRule<InventionsState, Inventions, Frame<'next-turn'>> = {
  kind: 'run',
  run(play, frame) {
    const { state } = play
    if (state.turnsTaken >= state.order.length) {
      endRound(play)
      return
    }
    if (state.turnsTaken === 0) tellRound(play)
    push(play, frame)
    const owner = state.order[state.turnsTaken] as Owner
    if (isChronos(state, owner)) {
      chronosTurns(play)
      state.turnsTaken++
    } else beginTurn(play, owner)
  },
}

/** A turn in which nothing is done, for those who plan while others stand still. */
export function passOver(state: InventionsState): boolean {
  state.turnsTaken++
  return true
}

/** The Chronos figure advances; entering an era changes it, entering the last one ends the game. */
function endRound(play: Play): void {
  const { state } = play
  const { spaces } = play.components.pack.eraTrack
  const was = spaces[state.space]
  state.space++
  state.turnsTaken = 0
  const is = spaces[state.space]
  if (is === undefined || is.pillar === 'scoring') {
    push(play, { rule: 'final' })
    return
  }
  if (was?.era === is.era) push(play, { rule: 'next-turn' })
  else pushInOrder(play, [{ rule: 'era-change' }, { rule: 'next-turn' }])
}

function tellRound(play: Play): void {
  const { era = 0, round = 0 } = play.components.pack.eraTrack.spaces[play.state.space] ?? {}
  if (play.events) happened(play, { type: 'round-began', era, round })
}

/** Private goals are shown, and the game is over (I-15.1, I-18.1). */
export const final: RunningRule<InventionsState, Inventions> = {
  kind: 'run',
  run(play) {
    play.state.players.forEach(({ goals }, seat) => {
      for (const goal of goals) known(goal, 'a private goal')
      if (play.events) happened(play, { type: 'goals-shown', seat, goals: [...goals] })
    })
    reveal(play)
    if (play.events) happened(play, { type: 'game-ended' })
  },
}
