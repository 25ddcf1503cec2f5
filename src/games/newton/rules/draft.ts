import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat, TogetherFrame, TogetherRule } from '../../../kernel/contract.ts'
import { passLeft } from '../../../kernel/drafting.ts'
import { known } from '../../../kernel/hidden.ts'
import { target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { everySeat } from '../../../kernel/together.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import { type NewtonState, type Play, type Player, playerAt } from '../state.ts'

/** D1: everyone takes a Master of the packet held and passes the rest to the left (N-2.11). */
export const draft: TogetherRule<NewtonState, Newton, TogetherFrame<'draft'>> = {
  kind: 'together',
  rules: ['N-2.11', 'N-20.2'],
  options(play, _frame, seat, offer) {
    for (const id of playerAt(play, seat).packet)
      offer.legal.push(row(play.components.masters, known(id, 'a Master of the packet')).draft)
  },
  resolve(play, { rule, seats }, chosen) {
    for (const [seat, picked] of chosen) keep(play, seat, target(picked))
    passLeft(seats.map(seat => playerAt(play, seat)))
    const held = playerAt(play, seats[0] ?? 0).packet
    if (held.length > 1) push(play, everySeat(rule, seats))
    else for (const seat of seats) for (const last of [...playerAt(play, seat).packet]) keep(play, seat, last)
  },
}

function keep(play: Play, seat: Seat, master: string): void {
  const player = playerAt(play, seat)
  player.packet.splice(player.packet.indexOf(master), 1)
  player.masters.push(master)
  if (play.events) happened(play, { type: 'drafted', seat, master, only: [seat], hides: ['master'] })
}

/** D2: a solo player keeps four of six (N-2.11); the rest goes to the box. */
export const keepMasters: AskingRule<NewtonState, Newton, SeatFrame<'keep-masters'>> = {
  kind: 'ask',
  rules: ['N-2.11', 'N-19.1'],
  options(play, { seat }, offer) {
    for (const id of playerAt(play, seat).packet)
      offer.legal.push(row(play.components.masters, known(id, 'a Master of the packet')).keep)
  },
  apply(play, frame, chosen) {
    const player = playerAt(play, frame.seat)
    keep(play, frame.seat, target(chosen))
    if (player.masters.length < play.components.pack.constants.mastersKept) push(play, frame)
    else boxRest(play, player)
  },
}

function boxRest(play: Play, player: Player): void {
  player.passedOn.push(...player.packet)
  play.state.boxedMasters.push(...player.packet.splice(0))
}
