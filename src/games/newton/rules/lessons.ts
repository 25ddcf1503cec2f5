import { push } from '../../../kernel/agenda.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Card } from '../components.ts'
import { happened } from '../events.ts'
import { type ActionFrame, actionFrame } from '../frames.ts'
import { type Play, playerAt } from '../state.ts'
import { actionRule } from './action.ts'
import { valueLeft, visibleSymbols } from './value.ts'

/** Lessons (N-8): take a face-up card whose level the value reaches. */

export function lessonsOptions(play: Play, frame: ActionFrame, offer: Offer): void {
  const left = valueLeft(play, frame)
  for (const line of play.state.lines) {
    for (const id of line) {
      const card = row(play.components.cards, id)
      if (card.level <= left) offer.legal.push(card.take)
      else
        offer.blocked?.push({
          option: card.take,
          reason: { why: 'value-short', needs: card.level, value: left, rule: 'N-8.1' },
        })
    }
  }
}

function applyLessons(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const card = row(play.components.cards, target(chosen))
  const line = play.state.lines[card.level - 1] as string[]
  line.splice(line.indexOf(card.id), 1)
  playerAt(play, seat).hand.push(card.id)
  if (play.events) happened(play, { type: 'card-taken', seat, card: card.id, because: frame.because ?? '' })
  const taken = { ...frame, spent: frame.spent + card.level, parts: frame.parts + 1 }
  if (frame.split && valueLeft(play, taken) > 0) push(play, taken)
  if (frame.thenAct) actWith(play, frame, card)
}

/**
 * Descartes (N-18.8): the action of the card taken, as if it lay on the desk: one above the visible symbols, with its
 * Volumes (N-R47). It is never raised further (N-R32).
 */
function actWith(play: Play, { seat, because = '' }: ActionFrame, { id: asIfPlayed, action }: Card): void {
  if (action === 'joker') push(play, { rule: 'any-action', seat, value: 0, because, asIfPlayed })
  else push(play, actionFrame(action, seat, visibleSymbols(play, seat, action) + 1, because, { asIfPlayed }))
}

export const lessons = actionRule(['N-8.1', 'N-8.3'], lessonsOptions, applyLessons)
