import type { Newton } from '../../games/newton/components.ts'
import type { NewtonEvent } from '../../games/newton/events.ts'
import type { GameEvent, KernelEvent } from '../../kernel/contract.ts'
import { neverBut } from '../../kernel/errors.ts'
import type { ComponentUsage } from '../component-usage.ts'

/** The components that a seat used, as an event shows. Cards count when taken, Masters when played, tiles when they work. */
function used(event: GameEvent): readonly string[] {
  const happening = event as NewtonEvent | KernelEvent
  switch (happening.type) {
    case 'card-taken':
      return [happening.card]
    case 'effect-used':
      return [`${happening.card}:${happening.effect}`]
    case 'master-played':
      return [happening.master]
    case 'objective-reached':
      return [happening.objective]
    case 'tile-taken':
      return [`${happening.tile}-${happening.kind}`]
    case 'medicine':
      return [`medicine-${happening.side}`]
    case 'token-taken':
      return [happening.token]
    case 'line-completed':
      return ['a line of the bookshelf']
    case 'quick-action':
      return [happening.action]
    case 'vp':
    case 'coins':
    case 'potions':
    case 'students':
      return /^(invention|city)-/.test(happening.because) ? [happening.because] : []
    case 'round-began':
    case 'drafted':
    case 'card-played':
    case 'worked':
    case 'student-moved':
    case 'travelled':
    case 'moved-to-village':
    case 'cube-placed':
    case 'card-discarded':
    case 'cards-turned':
    case 'tile-shelved':
    case 'tiles-removed':
    case 'tile-replaced':
    case 'turn-ended':
    case 'card-pushed':
    case 'round-ended':
    case 'market-renewed':
    case 'game-ended':
    case 'answered':
    case 'forced':
      return []
    default:
      return neverBut(happening, [])
  }
}

/** Everything of which the report should say if nobody used it. */
const usable = ({ pack }: Newton): readonly string[] =>
  [
    ...pack.actionCards,
    ...pack.masters,
    ...pack.tiles.objective,
    ...pack.tiles.invention,
    ...pack.tiles.income,
    ...pack.tiles.development,
    ...pack.bonusTokens,
    ...pack.quickActions,
  ].map(({ id }) => id)

export const newtonUsage: ComponentUsage<Newton> = { used, usable }
