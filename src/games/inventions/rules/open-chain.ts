import { calls, type FrameOf } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { ChainFrame, How } from '../frames.ts'
import { type ActionId, actionIds } from '../pack.ts'
import { type InventionsState, type Play, playerAt } from '../state.ts'
import { otherOf } from './chain.ts'

/** One action on the open path, from the main action down to what is being asked. */
export interface ChainLink {
  readonly action: ActionId
  readonly how: How
  /** Where it came from: the pillar, a card, token, knowledge or technology tile, a specialist tile, milestone or space. */
  readonly because: string
  /** What of it comes next: its steps, or what follows them. */
  readonly next: 'steps' | 'culture' | 'chain' | 'technology'
}

/** A chain icon that may be used now, and what it takes. */
export interface ChainOffer {
  readonly icon: string
  readonly key: string
  /** The action that it leads to; undefined for a small effect. */
  readonly action: ActionId | undefined
  readonly tokens: number
  readonly influence: number
}

/** The whole open chain as data, for a board that draws it as a path: the agenda itself, read from below. */
export interface OpenChain {
  readonly seat: Seat
  /** Chain action tokens prepared for this turn, and those of them that are left. */
  readonly tokens: number
  readonly tokensLeft: number
  readonly path: readonly ChainLink[]
  /** Chains that can be begun at this very question. */
  readonly offers: readonly ChainOffer[]
}

export function openChain(play: Play): OpenChain {
  const { agenda, turn } = play.state
  const path = agenda.flatMap(linkOf)
  return {
    seat: turn.seat,
    tokens: turn.tokens,
    tokensLeft: playerAt(play, turn.seat).prepared,
    path,
    offers: offersNow(play),
  }
}

function linkOf(frame: FrameOf<InventionsState>): readonly ChainLink[] {
  if (frame.rule === 'after') {
    const { action, how, because, stage } = frame
    return [{ action, how, because, next: stage }]
  }
  if (calls(frame, ...actionIds)) return [{ action: frame.rule, how: frame.how, because: frame.because, next: 'steps' }]
  if (frame.rule !== 'technology') return []
  // The last offer of an action stands alone: nothing of it follows any more.
  const { action, how, because } = frame
  return [{ action, how, because, next: 'technology' }]
}

function offersNow(play: Play): readonly ChainOffer[] {
  const question = play.open[0]
  if (question === undefined) return []
  const { frame } = question
  if (frame.rule !== 'chain' && frame.rule !== 'technology') return []
  return question.options
    .filter(({ verb }) => verb === 'chain')
    .map(({ key, to }) => ({ ...offerOf(play, frame, to[0] ?? ''), key }))
}

function offerOf(play: Play, { action }: ChainFrame, icon: string): Omit<ChainOffer, 'key'> {
  const { cards, influenceTokens, knowledgeTiles, technologyTiles } = play.components
  const technology = technologyTiles.get(icon)
  if (technology !== undefined)
    return { icon, action: otherOf(technology, action), tokens: 1, influence: technology.influence }
  const at = play.state.layout.knowledgeTiles.indexOf(icon)
  const shows = at >= 0 && play.state.regions[at]?.turned === true
  const effect = (cards.get(icon) ?? influenceTokens.get(icon) ?? knowledgeTiles.get(icon))?.chain
  return { icon, action: effect?.kind === 'action' && !shows ? effect.action : undefined, tokens: 1, influence: 0 }
}
