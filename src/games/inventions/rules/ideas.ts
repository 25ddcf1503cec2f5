import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { CountFrame } from '../frames.ts'
import { type InventionsState, type Play, playerAt } from '../state.ts'

/** The idea display: open cards beside a stack that lies face up (I-2.9, I-2.14). */

/** Whether ideas are to be replaced, and there are any to take. */
export const canReplace = ({ state }: Play, left: number): boolean =>
  left > 0 && (state.ideas.length > 0 || state.stack.length > 0)

/** Puts so many questions for a replacement on the agenda. */
export function replaceIdeas(play: Play, seat: Seat, left: number): void {
  if (canReplace(play, left)) push(play, { rule: 'take-idea', seat, left })
}

/** Q7: an open card or the top of the stack (I-9.1.5). */
export const takeIdea: AskingRule<InventionsState, Inventions, CountFrame> = {
  kind: 'ask',
  rules: ['I-9.1.5', 'I-14.6'],
  options(play, _frame, offer) {
    const { ideas, stack } = play.state
    for (const id of ideas) offer.legal.push(row(play.components.cards, id).take)
    const top = stack[0]
    if (top !== undefined) offer.legal.push(row(play.components.cards, known(top, 'the top of the idea stack')).take)
  },
  apply(play, { seat, left }, chosen) {
    const card = target(chosen)
    playerAt(play, seat).ideas.push(card)
    if (play.events) happened(play, { type: 'idea-taken', seat, card })
    takeCard(play, card)
    replaceIdeas(play, seat, left - 1)
  },
}

/** An open card leaves a gap that slides shut towards it; the top of the stack leaves none. */
export function takeCard(play: Play, card: string): void {
  const { ideas, stack } = play.state
  const at = ideas.indexOf(card)
  if (at < 0) drawTop(play)
  else {
    ideas.splice(at, 1)
    if (stack.length > 0) ideas.unshift(drawTop(play))
  }
}

/** The top of the stack; the next card is shown by it. */
export function drawTop(play: Play): string {
  const { stack } = play.state
  const card = known(stack.shift(), 'the top of the idea stack')
  const next = stack[0]
  if (next !== undefined) {
    known(next, 'the next card of the idea stack')
    reveal(play)
  }
  return card
}

/** Cards of an ended era leave the display and the top of the stack; the display is filled up again (I-14.6, I-R22). */
export function renewIdeas(play: Play, ended: number): void {
  const { state } = play
  const { cards, pack } = play.components
  const outdated = (id: string): boolean => row(cards, id).era <= ended
  for (const id of state.ideas) if (outdated(id)) removeIdea(play, id)
  state.ideas = state.ideas.filter(id => !outdated(id))
  while (state.stack[0] !== undefined && outdated(known(state.stack[0], 'the top of the idea stack')))
    removeIdea(play, drawTop(play))
  while (state.ideas.length < pack.ideaDisplay.openSpaces && state.stack.length > 0) state.ideas.unshift(drawTop(play))
}

export function removeIdea(play: Play, card: string): void {
  play.state.removed.push(card)
  if (play.events) happened(play, { type: 'idea-removed', card })
}
