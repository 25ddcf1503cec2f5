import type { ReactNode } from 'react'
import type { Play } from '../../../games/newton/state.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { Icon } from '../../plates/Icon.tsx'
import { IconRow } from '../../plates/IconRow.tsx'
import { volumeIcons } from './effect-icons.ts'
import { printedEffects } from './shown-by.ts'

/** Newton's cards have no printed names: an answer about one shows its symbol, by which it is found in the hand, and what else is on it. */
export function drawnOption({ components }: Play, option: Option, label: string, keys: readonly string[]): ReactNode {
  const card = components.cards.get(target(option))
  if (card === undefined || keys.length > 1) return undefined
  return (
    <span className="option-in-icons">
      <Icon name={card.action} />
      <b>{label}</b>
      <IconRow tokens={volumeIcons(card.volumes)} />
      <IconRow tokens={printedEffects(card)} />
    </span>
  )
}
