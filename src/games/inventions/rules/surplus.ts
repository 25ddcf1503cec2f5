import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { target } from '../../../kernel/question.ts'
import type { AspirationKind, Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { LeaveOutFrame } from '../frames.ts'
import { type InventionsState, type Play, playerAt } from '../state.ts'
import { inPart, withAspirations } from '../turn-so-far.ts'
import { optionsOf } from '../verbs.ts'
import { aspirationKinds, aspirationOf, kindOf } from './aspirations.ts'

/**
 * Surplus aspirations (I-10.3, I-10.4, I-R14): before Step 3 it is chosen which of those gained this turn have a space; the others
 * wait beside the display. At the end of the turn those that find a free space stay, and the rest goes back.
 */

/** Surplus takes spaces that have become free; then somebody must choose, or nothing is left over (I-11.10). */
export function fillFromSurplus(play: Play, seat: Seat): boolean {
  const { display } = playerAt(play, seat)
  const fresh = [...play.state.turn.fresh]
  const surplus = [...play.state.turn.surplus]
  for (let space = display.indexOf(''); space >= 0 && surplus.length > 0; space = display.indexOf('')) {
    display[space] = surplus.shift() as string
    fresh.push(space)
  }
  play.state.turn = withAspirations(play.state.turn, fresh, surplus)
  return surplus.length > 0
}

const leaveOut = optionsOf('return')

/** Those of the surplus that wait already, and those of which it is still open. */
function surplusOf({ state: { turn } }: Play, { left = turn.surplus.length }: LeaveOutFrame) {
  const waiting = turn.surplus.length - left
  return { waiting: turn.surplus.slice(0, waiting), open: turn.surplus.slice(waiting) }
}

/** Q18: which of the aspirations of this turn has no space, one for each that does not fit; it waits at the front of the surplus. */
export const leaveOutAspiration: AskingRule<InventionsState, Inventions, LeaveOutFrame> = {
  kind: 'ask',
  rules: ['I-10.3', 'I-10.4'],
  options(play, frame, offer) {
    const { display } = playerAt(play, frame.seat)
    const { fresh } = play.state.turn
    const { open } = surplusOf(play, frame)
    for (const kind of aspirationKinds) {
      const aspiration = aspirationOf[kind]
      if (open.includes(aspiration) || fresh.some(space => display[space] === aspiration))
        offer.legal.push(leaveOut(kind))
    }
  },
  apply(play, frame, chosen) {
    const { seat } = frame
    const kind = target(chosen) as AspirationKind
    const { display } = playerAt(play, seat)
    const { fresh } = play.state.turn
    const { waiting, open } = surplusOf(play, frame)
    const at = open.indexOf(aspirationOf[kind])
    if (at >= 0) open.splice(at, 1)
    else {
      const space = fresh.find(one => display[one] === aspirationOf[kind]) ?? -1
      display[space] = open.shift() as string
    }
    play.state.turn = withAspirations(play.state.turn, fresh, [...waiting, aspirationOf[kind], ...open])
    if (play.events) happened(play, { type: 'aspiration-waits', seat, kind })
    if (open.length > 0) push(play, { rule: 'return-aspiration', seat, left: open.length })
  },
}

/** The turn is over, but for aspirations that have waited (I-10.4). */
export function finishTurn(play: Play, seat: Seat): void {
  const { surplus } = play.state.turn
  const free = freeSpaces(play, seat)
  if (free > 0 && surplus.length > free) push(play, { rule: 'give-back', seat })
  else {
    for (const aspiration of surplus) settle(play, seat, aspiration)
    play.state.turn = inPart(withAspirations(play.state.turn, [], []), 'none')
    play.state.turnsTaken++
    if (play.events) happened(play, { type: 'turn-ended', seat })
  }
}

const freeSpaces = (play: Play, seat: Seat): number => playerAt(play, seat).display.filter(tile => tile === '').length

/** In the leftmost empty space, or back where there is none. */
function settle(play: Play, seat: Seat, aspiration: string): void {
  const { display } = playerAt(play, seat)
  const space = display.indexOf('')
  if (space >= 0) display[space] = aspiration
  const kind = kindOf(aspiration)
  if (play.events) happened(play, { type: space >= 0 ? 'aspiration-kept' : 'aspiration-returned', seat, kind })
}

/** Q18 at the end of the turn: which of those that have waited goes back, until the rest fits. */
export const giveBackAspiration: AskingRule<InventionsState, Inventions, SeatFrame<'give-back'>> = {
  kind: 'ask',
  rules: ['I-10.4', 'I-R49'],
  options({ state: { turn } }, _frame, offer) {
    for (const kind of aspirationKinds) if (turn.surplus.includes(aspirationOf[kind])) offer.legal.push(leaveOut(kind))
  },
  apply(play, { seat }, chosen) {
    const kind = target(chosen) as AspirationKind
    const { turn } = play.state
    const left = [...turn.surplus]
    left.splice(left.indexOf(aspirationOf[kind]), 1)
    play.state.turn = withAspirations(turn, turn.fresh, left)
    if (play.events) happened(play, { type: 'aspiration-returned', seat, kind })
    finishTurn(play, seat)
  },
}
