import type { Card } from '../../../games/newton/components.ts'
import type { NewtonEvent } from '../../../games/newton/events.ts'
import type { Play } from '../../../games/newton/state.ts'
import type { GameEvent } from '../../../kernel/contract.ts'
import { type IconToken, thing } from '../../plates/icon-tokens.ts'
import { actionIcon, effectIcons, volumeIcons } from './effect-icons.ts'

/** Newton's cards have no printed names: what one shows says best which one it is. */
export function cardShownBy({ components }: Play, told: GameEvent): readonly IconToken[] {
  const event = told as NewtonEvent
  switch (event.type) {
    case 'card-played':
    case 'card-taken':
    case 'card-pushed':
    case 'card-discarded': {
      const card = components.cards.get(event.card)
      return card === undefined
        ? []
        : [thing(actionIcon(card.action)), ...volumeIcons(card.volumes), ...printedEffects(card)]
    }
    default:
      return []
  }
}

export const printedEffects = ({ effects }: Card): readonly IconToken[] =>
  effects.flatMap(({ effect }) => effectIcons(effect))
