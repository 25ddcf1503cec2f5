import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { RunningRule } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import { boardOf } from '../layout.ts'
import { type AlmaMaterState, playerAt } from '../state.ts'
import { cleanUp } from './display.ts'
import { carryOut } from './effects.ts'
import { gainDucats } from './resources.ts'

/** The income of a player: display clean-up, students, reputation. */
export const income: RunningRule<AlmaMaterState, AlmaMater, SeatFrame<'income'>> = {
  kind: 'run',
  run(play, { seat }) {
    const { state, components } = play
    const player = playerAt(play, seat)
    cleanUp(play, seat, 'income', player.powers.cleanUp)
    gainDucats(play, seat, boardOf(play).income[state.reputation.indexOf(player.color)] ?? 0, 'reputation')
    const gives: EffectList[] = []
    let anew = false
    for (const id of player.students) {
      const student = row(components.students, id)
      gives.push(student.income)
      anew ||= student.rearranges
    }
    if (anew) push(play, { rule: 'price-tiles', seat, anew })
    carryOut(play, seat, gives)
  },
}
