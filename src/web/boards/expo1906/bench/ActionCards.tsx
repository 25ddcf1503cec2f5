import type { Expo } from '../../../../games/expo1906/components.ts'
import type { Action, CardEffect } from '../../../../games/expo1906/pack.ts'
import { type Play, playerAt } from '../../../../games/expo1906/state.ts'
import type { Seat } from '../../../../kernel/contract.ts'
import { row } from '../../../../kernel/rows.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { cardIcon, cardRows } from '../effect-icons.ts'
import type { TableInput } from '../table-input.ts'

const effectsOf = ({ pack: { actionCards } }: Expo, id: string): readonly CardEffect[] =>
  [...actionCards.base, ...actionCards.improved].find(card => card.id === id)?.effects ?? []

/** The card for which a seat is asked now. */
export const cardInUse = (play: Play, seat: Seat): string | undefined =>
  play.open.find(question => question.seat === seat)?.frame.because

/** The six actions, each with the card that the player has for it: in hand, played, or in use. */
export function ActionCards({ table }: { table: TableInput }) {
  const { play, seat, labels } = table
  const { hand, played } = playerAt(play, seat)
  const using = cardInUse(play, seat)
  const cards = play.components.pack.actionCards.base.flatMap(({ id: action }) => {
    const card = [...hand, ...played].find(id => row(play.components.cards, id).action === action)
    return card === undefined ? [] : [{ action, card }]
  })
  return (
    <div className="action-cards">
      {cards.map(({ action, card }) => (
        <ActionCard
          key={action}
          table={table}
          action={action}
          card={card}
          state={hand.includes(card) ? '' : card === using ? labels.inUse : labels.played}
          played={!hand.includes(card) && card !== using}
        />
      ))}
    </div>
  )
}

function ActionCard({
  table,
  action,
  card,
  state,
  played,
}: {
  table: TableInput
  action: Action
  card: string
  state: string
  played: boolean
}) {
  const { play, marks, pointing, labels } = table
  const improved = row(play.components.cards, card).isImproved
  return (
    <TargetBox
      place={`card:${card}`}
      marks={marks}
      pointing={pointing}
      readable
      className={`action-card${played ? ' action-card--played' : ''}`}
    >
      <ActionCardFace
        action={action}
        effects={effectsOf(play.components, card)}
        title={labels.actions[action]}
        improved={improved}
        state={state}
      />
    </TargetBox>
  )
}

/** What is printed on an action card. */
export function ActionCardFace({
  action,
  effects,
  title,
  improved,
  state = '',
}: {
  action: Action
  effects: readonly CardEffect[]
  title: string
  improved: boolean
  state?: string
}) {
  const rows = cardRows(effects).filter(tokens => tokens.length > 0)
  return (
    <span className="action-face">
      {improved && (
        <span className="action-improved">
          <Icon name="up" size={1} />
        </span>
      )}
      <span className="action-icon">
        <Icon name={cardIcon(action)} size={1} />
      </span>
      <b className="action-name">{title}</b>
      <span className="action-effects">
        {rows.map((tokens, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a card never change their order
          <IconRow key={at} tokens={tokens} />
        ))}
      </span>
      <span className="action-state">{state}</span>
    </span>
  )
}
