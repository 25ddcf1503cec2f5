import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import { confirm } from '../../../kernel/confirm.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { RegionFrame } from '../frames.ts'
import { FIRST_TOKEN } from '../pack.ts'
import { type InventionsState, NOBODY, playerAt, regionAt, regionIndex } from '../state.ts'
import { freshTurn } from '../turn-so-far.ts'
import { placeToken } from './gain-influence.ts'
import { removeIdea, replaceIdeas } from './ideas.ts'
import { available } from './payment.ts'
import { sendPresenters, takenBy } from './present.ts'
import { placeCitizens } from './resources.ts'

/** The Stone Age placement, before the first round (I-3). It is no turn: no pillar, no chain, no economy (I-3.7, I-R6). */

/** Q1: a region with an idea that nobody has taken (I-3.1, I-R4). */
export const settle: AskingRule<InventionsState, Inventions, SeatFrame<'settle'>> = {
  kind: 'ask',
  rules: ['I-3.1', 'I-3.2'],
  options(play, { seat }, offer) {
    for (const region of play.components.regions) {
      const { card, presenter } = regionAt(play, region.index)
      if (card === '') continue
      if (presenter !== NOBODY) {
        offer.blocked?.push({ option: region.settle, reason: { why: 'idea-taken', rule: 'I-R4' } })
        continue
      }
      const { type } = row(play.components.cards, card)
      const missing = takenBy(play, region.index) - available(playerAt(play, seat), type)
      if (missing <= 0) offer.legal.push(region.settle)
      else
        offer.blocked?.push({
          option: region.settle,
          reason: { why: 'specialists-short', rule: 'I-3.2', type, missing },
        })
    }
  },
  apply(play, { seat }, chosen) {
    const at = regionIndex(play, target(chosen))
    const card = row(play.components.cards, regionAt(play, at).card)
    play.state.turn = freshTurn(seat, 0, 'none')
    if (play.events) happened(play, { type: 'settled', seat, region: target(chosen), card: card.id })
    push(play, confirm(seat))
    push(play, { rule: 'settled', seat, region: at })
    sendPresenters(play, seat, at, card)
  },
}

/** The +1 influence token and a citizen, and a new idea for one that was presented (I-3.4, I-3.5, I-3.7). */
export const settled: RunningRule<InventionsState, Inventions, RegionFrame> = {
  kind: 'run',
  run(play, { seat, region }) {
    placeToken(play, seat, region, FIRST_TOKEN, false)
    placeCitizens(play, seat, region, 1)
    replaceIdeas(play, seat, play.state.turn.presented)
  },
}

/** Ideas that nobody has taken leave the game (I-3.6). */
export const stoneAgeEnds: RunningRule<InventionsState, Inventions> = {
  kind: 'run',
  run(play) {
    for (const region of play.state.regions) {
      if (region.card === '' || region.presenter !== NOBODY) continue
      removeIdea(play, region.card)
      region.card = ''
    }
  },
}

export const settleFrame = (seat: Seat): SeatFrame<'settle'> => ({ rule: 'settle', seat })
