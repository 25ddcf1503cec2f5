import { push, pushInOrder, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import type { Forum, Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { TurnFrame, TurnStage } from '../frames.ts'
import type { ActionId } from '../pack.ts'
import { eraOf, type InventionsState, type Play, type Player, playerAt } from '../state.ts'
import { freshTurn, inPart } from '../turn-so-far.ts'
import { canProgress, clearSpace, kindOf, nextAspiration } from './aspirations.ts'
import { anyEconomy } from './economy-tiles.ts'
import { buildFrame } from './effects.ts'
import { canReplace, replaceIdeas } from './ideas.ts'
import { canPerform, whyNotPerform } from './legal.ts'
import { gainInfluence, tokensFor } from './resources.ts'
import { fillFromSurplus } from './surplus.ts'

/** A player's turn (I-4.3): Step 1 at once, then the main action and what follows it. */
export function beginTurn(play: Play, seat: Seat): void {
  const player = playerAt(play, seat)
  player.prepared = tokensFor(play, player)
  play.state.turn = freshTurn(seat, player.prepared, 'before-main')
  if (play.events) happened(play, { type: 'turn-began', seat, tokens: player.prepared })
  pushInOrder(play, [{ rule: 'main', seat }, turnFrame(seat, 'window')])
}

const turnFrame = (seat: Seat, stage: TurnStage): TurnFrame => ({ rule: 'turn', seat, stage })

/** Whether a forum holds none of the player's own pillars (I-5.2, I-R40). */
export function isAccessible({ epoch, seasons }: Player, { spaces }: Forum): boolean {
  for (const { action } of spaces) if (epoch === action || seasons.includes(action)) return false
  return true
}

/** Q3 (I-5.4, I-5.6). */
export const main: AskingRule<InventionsState, Inventions, SeatFrame<'main'>> = {
  kind: 'ask',
  rules: ['I-5.1', 'I-5.2', 'I-5.4', 'I-12.2'],
  options(play, { seat }, offer) {
    const player = playerAt(play, seat)
    const { legal } = offer
    for (const forum of play.components.forums) {
      const accessible = isAccessible(player, forum)
      if (!accessible && offer.blocked === undefined) continue
      for (const { action, pillar } of forum.spaces)
        if (!accessible) offer.blocked?.push({ option: pillar, reason: { why: 'own-pillar', rule: 'I-5.2' } })
        else if (canPerform(play, seat, action)) legal.push(pillar)
        else if (offer.blocked !== undefined)
          offer.blocked.push({ option: pillar, reason: whyNotPerform(play, seat, action) })
    }
    if (legal.length === 0) offerRest(play, player, offer)
  },
  apply(play, { seat }, chosen) {
    const action = target(chosen) as ActionId
    placePillar(play, seat, action)
    if (chosen.verb === 'pillar') push(play, { rule: action, seat, because: 'pillar', how: 'main' })
    else {
      if (play.events) happened(play, { type: 'rested', seat, action })
      gainInfluence(play, seat, 1, 'rest')
    }
  },
}

/** Nothing can be done anywhere: the pillar is put down for 1 influence (I-5.6). */
function offerRest(play: Play, player: Player, { legal }: Offer): void {
  for (const forum of play.components.forums)
    if (isAccessible(player, forum)) for (const { rest } of forum.spaces) legal.push(rest as Option)
}

function placePillar(play: Play, seat: Seat, action: ActionId): void {
  const { state, components } = play
  const player = playerAt(play, seat)
  state.turn = inPart(state.turn, 'after-main')
  const epoch = components.pack.eraTrack.spaces[state.space]?.pillar === 'epoch'
  if (epoch) player.epoch = action
  else player.seasons.push(action)
  if (play.events) happened(play, { type: 'pillar-placed', seat, action, pillar: epoch ? 'epoch' : 'season' })
  const seasonsCount = components.setup.find(row => row.humans === state.seats)?.seasonPillarsInfluence === true
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const { epoch: theirs, seasons } = playerAt(play, other)
    if (theirs === action || (seasonsCount && seasons.includes(action))) gainInfluence(play, other, 1, 'pillar')
  }
}

/** What follows the main action: the rest of Step 2, Step 3, Step 4 (I-4.5, I-4.6). A stage that asks nothing leads on to the next. */
export const turn: RunningRule<InventionsState, Inventions, TurnFrame> = {
  kind: 'run',
  run(play, { seat, stage }) {
    if (stage === 'window' && anyEconomy(play, seat)) {
      push(play, turnFrame(seat, 'replace'))
      push(play, { rule: 'economy', seat })
    } else if ((stage === 'window' || stage === 'replace') && canReplace(play, play.state.turn.presented)) {
      push(play, turnFrame(seat, 'surplus'))
      replaceIdeas(play, seat, play.state.turn.presented)
    } else if (stage !== 'convert' && endsWithSurplus(play, seat)) {
      push(play, turnFrame(seat, 'convert'))
      push(play, { rule: 'return-aspiration', seat })
    } else convert(play, seat)
  },
}

/** Step 2 is over: chain tokens that are left are lost, and aspirations have to find a space. */
function endsWithSurplus(play: Play, seat: Seat): boolean {
  playerAt(play, seat).prepared = 0
  return fillFromSurplus(play, seat)
}

/** The leftmost aspiration becomes a progress tile; one that cannot is lost (I-10.5, I-10.7). After the last, Step 4. */
function convert(play: Play, seat: Seat): void {
  const player = playerAt(play, seat)
  if (play.state.turn.part !== 'before-build') play.state.turn = inPart(play.state.turn, 'before-build')
  for (let space = nextAspiration(player); space >= 0; space = nextAspiration(player)) {
    const kind = kindOf(player.display[space] ?? '')
    if (canProgress(play, player, kind)) {
      push(play, turnFrame(seat, 'convert'))
      push(play, { rule: 'progress', seat, space, because: kind })
      return
    }
    clearSpace(play, seat, space)
    if (play.events) happened(play, { type: 'aspiration-returned', seat, kind })
  }
  push(play, buildFrame(seat, 'build', eraOf(play, seat) - 1, 0, true))
}
