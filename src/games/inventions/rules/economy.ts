import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { InventionsFrame } from '../frames.ts'
import { type InventionsState, type Play, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { offerEconomy } from './economy-tiles.ts'
import { applyEffect } from './effects.ts'

/** Using economy tiles (I-12.2). */

type TurnQuestion = Extract<InventionsFrame, SeatFrame>
type Asking<F extends TurnQuestion> = AskingRule<InventionsState, Inventions, F>

/** A question of a turn, at which economy tiles may be used as well; then it is asked again (I-R12). */
export const withEconomy = <F extends TurnQuestion>(rule: Asking<F>): Asking<F> => ({
  ...rule,
  options(play, frame, offer) {
    rule.options(play, frame, offer)
    offerEconomy(play, frame.seat, offer)
  },
  apply(play, frame, chosen) {
    if (chosen.verb !== 'economy') rule.apply(play, frame, chosen)
    else {
      push(play, frame)
      activate(play, frame.seat, chosen)
    }
  },
})

function activate(play: Play, seat: Seat, chosen: Option): void {
  const player = playerAt(play, seat)
  const tile = row(play.components.economyTiles, target(chosen))
  player.ready--
  player.used.push(tile.id)
  if (play.events) happened(play, { type: 'economy-used', seat, tile: tile.id })
  applyEffect(play, seat, tile.effect, tile.id, 'hexes')
}

const goOn = option('go-on')

/** Q22 after the main action. At all other moments economy tiles belong to the question that is asked. */
export const economyWindow: Asking<SeatFrame<'economy'>> = {
  kind: 'ask',
  rules: ['I-12.2', 'I-4.5'],
  options: (_play, _frame, offer) => void offer.legal.push(goOn),
  apply: () => undefined,
}
