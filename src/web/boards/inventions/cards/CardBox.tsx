import { row } from '../../../../kernel/rows.ts'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { drawnFor } from '../drawn-for.ts'
import type { TableInput } from '../table-input.ts'
import { CardFace, cardHeight, cardWidth } from './CardFace.tsx'

/** The line under the name of a card: the milestone that an idea needs. */
export function needOf(
  { play, name, labels }: Pick<TableInput, 'play' | 'name' | 'labels'>,
  id: string,
  invented: boolean,
): string {
  const { milestone } = row(play.components.cards, id)
  if (invented || milestone === '') return labels.invention
  return `${row(play.components.milestones, milestone).letter} ${name(milestone)}`
}

/** A card that lies beside the boards. */
function Box({
  id,
  invented = false,
  form = 'full',
  ...input
}: TableInput & { id: string; invented?: boolean; form?: 'full' | 'brief' }) {
  const { play, name, marks, pointing } = input
  return (
    <TargetBox place={`card:${id}`} marks={marks} pointing={pointing} readable className={`inv-card inv-card--${form}`}>
      <svg viewBox={`0 0 ${cardWidth} ${cardHeight(form, name(id))}`} aria-hidden="true">
        <CardFace
          components={play.components}
          id={id}
          title={name(id)}
          milestone={needOf(input, id, invented)}
          invented={invented}
          form={form}
        />
      </svg>
    </TargetBox>
  )
}

/** A card never changes: it is drawn again only when its marks do. */
export const CardBox = ({ marks, ...card }: Parameters<typeof Box>[0]) => (
  <MarkedBox {...card} marks={onlyAt(marks, `card:${card.id}`)} />
)

const MarkedBox = drawnFor(
  { kinds: ['card'], of: ({ id, invented }: Parameters<typeof Box>[0]) => [id, invented] },
  Box,
)
