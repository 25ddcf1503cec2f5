import { push } from '../../../kernel/agenda.ts'
import type { RunningRule } from '../../../kernel/contract.ts'
import type { AlmaMater } from '../components.ts'
import type { PriceTilesFrame, SeatFrame } from '../frames.ts'
import { boardOf } from '../laid.ts'
import { row } from '../prepared/rows.ts'
import { type AlmaMaterState, playerAt } from '../state.ts'
import { cleanUp } from './display.ts'
import { carryOut } from './effects.ts'
import { gainDucats } from './resources.ts'

/** The income of a player: display clean-up, students, reputation. */
export const income: RunningRule<AlmaMaterState, AlmaMater, SeatFrame> = {
  kind: 'run',
  run(play, { seat }) {
    const { state, components } = play
    const player = playerAt(play, seat)
    cleanUp(play, seat, 'income')
    const students = player.students.map(id => row(components.students, id))
    gainDucats(play, seat, boardOf(play).income[state.reputation.indexOf(player.color)] ?? 0, 'reputation')
    if (students.some(({ rearranges }) => rearranges))
      push(play, { rule: 'price-tiles', seat, anew: true } as PriceTilesFrame)
    carryOut(
      play,
      seat,
      students.map(student => student.income),
    )
  },
}
