import type { Inventions } from '../../games/inventions/components.ts'
import type { InventionsEvent } from '../../games/inventions/events.ts'
import type { GameEvent } from '../../kernel/contract.ts'

/** The components that a seat used, as an event shows. Cards count for what was done with them, tiles when they are built. */
export function used(event: GameEvent): readonly string[] {
  const happening = event as InventionsEvent
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
    default:
      return []
  }
}

/** Everything of which the report should say if nobody used it. */
export const usable = ({ pack, tiles, hexes }: Inventions): readonly string[] => [
  ...pack.actions.items.map(({ id }) => `pillar:${id}`),
  ...pack.cards.items.flatMap(({ id, era }) =>
    era === 1 ? [] : [`${id}:presented`, `${id}:invented`, `${id}:innovated`],
  ),
  ...tiles.keys(),
  ...hexes.map(({ id }) => id),
  ...pack.privateGoals.items.map(({ id }) => id),
]
