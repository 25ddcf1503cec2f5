import { row } from '../../../../games/inventions/components.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { TableInput } from '../table-input.ts'
import { briefHeight, CardFace, cardWidth, fullHeight } from './CardFace.tsx'

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
export function CardBox({
  id,
  invented = false,
  form = 'full',
  ...input
}: TableInput & { id: string; invented?: boolean; form?: 'full' | 'brief' }) {
  const { play, name, marks, pointing } = input
  return (
    <TargetBox place={`card:${id}`} marks={marks} pointing={pointing} readable className={`inv-card inv-card--${form}`}>
      <svg viewBox={`0 0 ${cardWidth} ${form === 'full' ? fullHeight : briefHeight}`} aria-hidden="true">
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
