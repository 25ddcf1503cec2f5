import type { Seat } from '../../kernel/contract.ts'
import type { Command } from '../../tables/command.ts'
import type { TableCommands } from './session.ts'

/** Commands that say no more than for which seat. */
type OfOwnSeat =
  | 'drop-plan'
  | 'undo'
  | 'redo'
  | 'restart-turn'
  | 'ask-consent'
  | 'leave'
  | 'resign'
  | 'pause'
  | 'resume'
  | 'ask-end'

/** A command about the viewer's own seat. */
export const aboutSeat = (seat: () => Seat, give: (command: Command) => void) => (kind: OfOwnSeat) => (): void =>
  give({ kind, seat: seat() })

type Playing =
  | 'undo'
  | 'redo'
  | 'restartTurn'
  | 'askConsent'
  | 'order'
  | 'withdraw'
  | 'followPlan'
  | 'dropPlan'
  | 'say'
  | 'note'

/** What whoever sits at a table asks of it, wherever it is kept. */
export function playingCommands(seat: () => Seat, give: (command: Command) => void): Pick<TableCommands, Playing> {
  const mine = aboutSeat(seat, give)
  return {
    undo: mine('undo'),
    redo: mine('redo'),
    restartTurn: mine('restart-turn'),
    askConsent: mine('ask-consent'),
    order: order => give({ kind: 'order', seat: seat(), order }),
    withdraw: id => give({ kind: 'clear-order', seat: seat(), id }),
    followPlan: (plan, steps) => give({ kind: 'follow-plan', seat: seat(), plan, steps }),
    dropPlan: mine('drop-plan'),
    say: text => give({ kind: 'say', text }),
    note: text => give({ kind: 'note', seat: seat(), text }),
  }
}
