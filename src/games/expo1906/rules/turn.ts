import type { Frame, FrameOf } from '../../../kernel/agenda.ts'
import { push, pushInOrder } from '../../../kernel/agenda.ts'
import { confirm } from '../../../kernel/confirm.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { offerUnless, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { CardFrame, EndTurnFrame } from '../frames.ts'
import type { Card } from '../prepared/cards.ts'
import { type ExpoState, isGhost, NOBODY, type Play, type Player, placesAtTable, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { beginLastTurns } from './ending.ts'
import { turnUpGhostCard } from './ghost-deck.ts'
import { patentsFrame } from './patents.ts'
import { endRound } from './reorganisation.ts'
import { gainMoney } from './resources.ts'

export const pass = option('pass')

/** Whose turn it is now. Stays on the agenda until the end is triggered. */
export const nextTurn: RunningRule<ExpoState, Expo, Frame<'next-turn'>> = {
  kind: 'run',
  run(play, frame) {
    const { state } = play
    push(play, frame)
    if (isGhost(state, state.turn)) takeGhostTurn(play)
    else push(play, { rule: 'choose-card', seat: state.turn, last: false })
  },
}

/** The Ghost's card blocks, or ends the round, and does nothing else (E-14.5). */
function takeGhostTurn(play: Play): void {
  const { state } = play
  const endsRound = turnUpGhostCard(play)
  state.turns++
  if (endsRound) endRound(play, state.turn)
  else passOn(state)
}

const passOn = (state: ExpoState): void => {
  state.turn = (state.turn + 1) % placesAtTable(state)
}

/** A turn in which nothing is done, for those who plan while others stand still. Once the end is triggered, the last turns follow. */
export function passOver(state: ExpoState): boolean {
  if (state.endedBy !== NOBODY) return false
  state.turns++
  passOn(state)
  return true
}

/** D-card and D-last-card: one action card from the hand (E-4.2, E-11.5). */
export const chooseCard: AskingRule<ExpoState, Expo, CardFrame> = {
  kind: 'ask',
  rules: ['E-4.2', 'E-4.3', 'E-4.4'],
  options(play, frame, offer) {
    const player = playerAt(play, frame.seat)
    for (const id of player.hand) {
      const card = row(play.components.cards, id)
      if (!isBarred(play, frame, player, card)) offer.legal.push(card.play)
      else if (offer.blocked) offerUnless(offer, card.play, whyBarred(frame, card))
    }
    if (frame.last) offer.legal.push(pass)
  },
  apply(play, frame, chosen) {
    if (chosen === pass) passLastTurn(play, frame.seat)
    else playCard(play, frame, row(play.components.cards, target(chosen)))
  },
  /** Even the only card is played when the player says so; a pass that is the only answer goes by itself. */
  forced: (_play, _frame, only) => only === pass,
}

function isBarred({ state }: Play, { last }: CardFrame, player: Player, card: Card): boolean {
  if (card.endsRound) return last || player.played.length === 0
  return !last && card.action === state.lastAction
}

function whyBarred({ last }: CardFrame, { endsRound }: Card): Reason {
  if (!endsRound) return { why: 'just-chosen', rule: 'E-4.3' }
  return last ? { why: 'no-meeting-at-end', rule: 'E-11.5' } : { why: 'first-turn-of-round', rule: 'E-4.4' }
}

function passLastTurn(play: Play, seat: Seat): void {
  if (play.events) happened(play, { type: 'passed', seat })
  const hadChoice = playerAt(play, seat).hand.some(id => !row(play.components.cards, id).endsRound)
  const end: EndTurnFrame = { rule: 'end-turn', seat, endsRound: false, last: true }
  pushInOrder(play, hadChoice ? [confirm(seat), end] : [end])
}

/** The card goes on top of the played ones and is resolved; then the turn ends (E-4.2). */
function playCard(play: Play, { seat, last }: CardFrame, card: Card): void {
  const { hand, played } = playerAt(play, seat)
  hand.splice(hand.indexOf(card.id), 1)
  played.push(card.id)
  play.state.lastAction = card.action
  if (play.events) happened(play, { type: 'card-played', seat, card: card.id })
  if (card.money > 0) gainMoney(play, seat, card.money, card.id)
  const end: EndTurnFrame = { rule: 'end-turn', seat, endsRound: card.endsRound, last }
  const steps = stepsOf(play, seat, card)
  steps.push(confirm(seat), end)
  pushInOrder(play, steps)
}

/** What a card asks for, in the order of its effects. */
function stepsOf({ state }: Play, seat: Seat, card: Card): FrameOf<ExpoState>[] {
  const steps: FrameOf<ExpoState>[] = []
  if (card.ghosts.includes(state.seats)) steps.push({ rule: 'move-ghosts', seat, because: card.id })
  if (card.resourcePrices.length > 0 || card.academyPrices.length > 0 || card.freeTiles > 0)
    steps.push({ rule: 'buy', seat, card: card.id, resources: 0, inAcademy: 0, free: 0 })
  if (card.operations > 0) steps.push({ rule: 'laboratory', seat, left: card.operations, because: card.id })
  if (card.points > 0) steps.push(patentsFrame(seat, card.points, card.jumpDiscount, card.id))
  if (card.choices > 0) steps.push({ rule: 'meeting', seat, card: card.id, used: [] })
  return steps
}

/** The turn passes on, or the round or the game ends. */
export const endTurn: RunningRule<ExpoState, Expo, EndTurnFrame> = {
  kind: 'run',
  run(play, { seat, endsRound, last }) {
    const { state } = play
    state.turns++
    if (play.events) happened(play, { type: 'turn-ended', seat })
    if (last) return
    if (endsRound) endRound(play, seat)
    else if (state.endedBy !== NOBODY) beginLastTurns(play)
    else passOn(state)
  },
}
