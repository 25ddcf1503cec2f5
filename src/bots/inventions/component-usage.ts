import type { Inventions } from '../../games/inventions/components.ts'
import type { InventionsEvent } from '../../games/inventions/events.ts'
import type { GameEvent, KernelEvent } from '../../kernel/contract.ts'
import { neverBut } from '../../kernel/errors.ts'
import type { ComponentUsage } from '../component-usage.ts'

/** The components that a seat used, as an event shows. Cards count for what was done with them, tiles when they are built. */
function used(event: GameEvent): readonly string[] {
  const happening = event as InventionsEvent | KernelEvent
  switch (happening.type) {
    case 'action':
      return happening.how === 'main' ? [`pillar:${happening.action}`] : [happening.action]
    case 'presented':
    case 'invented':
    case 'innovated':
      return [`${happening.card}:${happening.type}`]
    case 'built':
      return [happening.tile, happening.hex]
    case 'economy-used':
      return [`${happening.tile}:used`]
    case 'technology-turned':
      return [`${happening.tile}:used`]
    case 'chained':
      return [`chain:${happening.icon}`]
    case 'token-placed':
      return [happening.token]
    case 'milestone-taken':
      return [happening.milestone, happening.space]
    case 'diplomat-sent':
      return [`diplomat:${happening.milestone}`]
    case 'goals-shown':
      return happening.goals
    case 'ip':
    case 'influence':
    case 'scholars':
    case 'specialists':
    case 'called-home':
    case 'refreshed':
    case 'paid':
    case 'settled':
    case 'round-began':
    case 'turn-began':
    case 'pillar-placed':
    case 'rested':
    case 'declined':
    case 'shared':
    case 'card-kept':
    case 'citizens-placed':
    case 'wealth-taken':
    case 'aspiration':
    case 'tokens-prepared':
    case 'aspiration-waits':
    case 'aspiration-kept':
    case 'aspiration-returned':
    case 'progress-taken':
    case 'token-turned':
    case 'travelled':
    case 'sage-taken':
    case 'knowledge-turned':
    case 'milestone-inserted':
    case 'milestone-discarded':
    case 'diplomat-home':
    case 'idea-taken':
    case 'idea-removed':
    case 'economy-token':
    case 'turn-ended':
    case 'era-began':
    case 'turn-order':
    case 'eureka-laid':
    case 'non-player-milestone':
    case 'sages-returned':
    case 'game-ended':
    case 'chronos-settled':
    case 'chronos-turn':
    case 'chronos-moved':
    case 'chronos-presented':
    case 'chronos-invented':
    case 'chronos-shared':
    case 'chronos-innovated':
    case 'chronos-took':
    case 'chronos-idle':
    case 'chronos-token':
    case 'chronos-milestone':
    case 'chronos-scored':
    case 'answered':
    case 'forced':
      return []
    default:
      return neverBut(happening, [])
  }
}

/** Everything of which the report should say if nobody used it. */
const usable = ({ pack, tiles, hexes }: Inventions): readonly string[] => [
  ...pack.actions.items.map(({ id }) => `pillar:${id}`),
  ...pack.cards.items.flatMap(({ id, era }) =>
    era === 1 ? [] : [`${id}:presented`, `${id}:invented`, `${id}:innovated`],
  ),
  ...tiles.keys(),
  ...hexes.map(({ id }) => id),
  ...pack.privateGoals.items.map(({ id }) => id),
]

export const inventionsUsage: ComponentUsage<Inventions> = { used, usable }
