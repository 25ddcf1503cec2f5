import { memo } from 'react'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { SeatSymbol } from '../../../plates/SeatSymbol.tsx'
import { fillOf, seatColors } from '../../../plates/seats.ts'
import type { CardInput } from '../board-input.ts'
import { cardById, type NewtonComponents } from '../components.ts'
import { actionIcon, cardRows, volumeIcons } from '../effect-icons.ts'
import type { NewtonLabels } from '../labels.ts'

export type CardForm = 'upright' | 'lying' | 'half'

/** Bars for the level of a card on offer, the owner's sign for a starting card. */
function Rank({ level, color }: { level: number; color: string | undefined }) {
  const owner = seatColors.find(known => known === color)
  return (
    <svg className="card-rank" aria-hidden="true" viewBox="0 0 18 10">
      {owner !== undefined && <SeatSymbol color={owner} x={13} y={5} size={8.5} fill={fillOf(owner)} />}
      {Array.from({ length: level }, (_, i) => 14 - i * 6).map(x => (
        <rect key={x} x={x} width="4" height="9" fill="var(--ink)" />
      ))}
    </svg>
  )
}

/** The printed face of a card. */
function Face({
  id,
  form,
  components,
  labels,
}: {
  id: string
  form: CardForm
  components: NewtonComponents
  labels: NewtonLabels
}) {
  const card = cardById(components, id)
  const volumes = volumeIcons(card.volumes)
  const rows = cardRows(card.effects)
  return (
    <>
      {form !== 'half' && (
        <span className="card-upper" data-rows={rows.length}>
          <span className="card-volumes">{volumes.length > 0 && <IconRow tokens={volumes} />}</span>
          <Rank level={'level' in card ? card.level : 0} color={'color' in card ? card.color : undefined} />
          <span className="card-effects">
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a card never change their order
              <IconRow key={i} tokens={row} />
            ))}
            {card.effects.length === 0 && volumes.length === 0 && (
              <span className="card-plain">{labels.actions[card.action]}</span>
            )}
          </span>
        </span>
      )}
      <span className="card-lower">
        <Icon name={actionIcon(card.action)} />
        <span className="card-name">{labels.actions[card.action]}</span>
      </span>
    </>
  )
}

/**
 * An action card. Upright: volumes and effects above, the symbol below on sunken paper. Lying: the symbol left. Half: pushed
 * under the desk, only the symbol is left to see.
 */
export const ActionCard = ({ form = 'upright', marks, ...card }: CardInput & { id: string; form?: CardForm }) => (
  <MarkedCard {...card} form={form} marks={onlyAt(marks, `card:${card.id}`)} />
)

/** A face never changes: a card is drawn again only when its marks do. */
const MarkedCard = memo(({ marks, pointing, ...face }: CardInput & { id: string; form: CardForm }) => (
  <TargetBox place={`card:${face.id}`} marks={marks} pointing={pointing} readable className={`card card--${face.form}`}>
    <Face {...face} />
  </TargetBox>
))

/** A card that lies face down for this reader. */
export const CardBack = ({ form }: { form: CardForm }) => <span className={`card card--${form} card-back`} />
