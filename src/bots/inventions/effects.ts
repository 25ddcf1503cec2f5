import type { Effect } from '../../games/inventions/effect.ts'
import type { ActionId } from '../../games/inventions/pack.ts'
import { never } from '../../kernel/errors.ts'
import type { Outlook } from './outlook.ts'

/** What an effect is worth to a seat, by and large. */
export function effectWorth(effect: Effect, look: Outlook): number {
  const { weights, use, player } = look
  switch (effect.kind) {
    case 'ip':
      return effect.count
    case 'influence':
      return effect.count * (weights.influence + weights.chainToken * 0.25 * Math.min(4, look.turns))
    case 'scholar':
      return player.scholars < look.era ? effect.count * weights.scholar * use : 0
    case 'placeCitizen':
      return effect.count * weights.citizen * use + 0.3
    case 'refresh':
      return effect.count * weights.specialist * 0.6 * use
    case 'specialist':
      return effect.count * weights.specialist * use
    case 'discount':
      return effect.count * weights.specialist * 0.8 * use
    case 'callHome':
      return weights.specialist * 0.8 * use
    case 'economyToken':
      return 1.6 * (look.refreshes + use)
    case 'aspiration':
    case 'build':
      return 1.5 * use
    case 'buy':
      return effectWorth(effect.gives, look)
    case 'action':
      return actionWorth(effect.action)
    case 'turnOrder':
      return 0.4
    case 'none':
      return 0
  }
}

/** An action beyond that of the pillar: the first of a chain counts most. */
export function actionWorth(action: ActionId): number {
  switch (action) {
    case 'share':
      return 3
    case 'invent':
    case 'gain-influence':
      return 2.5
    case 'present':
    case 'eureka':
      return 2.2
    case 'innovate':
      return 1.8
    case 'call-specialists':
    case 'travel':
    case 'send-diplomat':
    case 'call-diplomat':
      return 1.6
    default:
      return never(action)
  }
}

/** How often an action is performed in a turn, whichever way: what culture tiles live on. */
export function rateOf(action: ActionId): number {
  switch (action) {
    case 'present':
    case 'invent':
    case 'share':
      return 0.5
    case 'gain-influence':
    case 'innovate':
      return 0.3
    case 'call-specialists':
    case 'travel':
    case 'eureka':
    case 'send-diplomat':
    case 'call-diplomat':
      return 0.4
    default:
      return never(action)
  }
}
