import { row } from '../../../../kernel/rows.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { cardIcon } from '../effect-icons.ts'
import type { TableInput } from '../table-input.ts'

/** The Ghost of solo play: its accepted cards, those put aside, and how many are left in its deck. */
export function GhostCards({ table }: { table: TableInput }) {
  const { play, labels, name } = table
  const { deck, accepted, aside } = play.state.ghost
  if (play.state.seats > 1) return null
  return (
    <section className="sheet ghost-cards" aria-label={labels.ghostCards}>
      <h2 className="sheet-title">
        {labels.ghostCards} <small>{labels.ghostDeck(deck.length)}</small>
      </h2>
      <p className="ghost-row">
        {accepted.length + aside.length === 0 && labels.noGhostCards}
        {accepted.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are laid down one after the other
          <span key={at} className="ghost-card" title={name(card)}>
            <Icon name={cardIcon(row(play.components.cards, card).action)} size={1.5} />
          </span>
        ))}
        {aside.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are laid down one after the other
          <span key={at} className="ghost-card ghost-card--aside" title={name(card)}>
            <Icon name={cardIcon(row(play.components.cards, card).action)} size={1.5} />
          </span>
        ))}
      </p>
    </section>
  )
}
