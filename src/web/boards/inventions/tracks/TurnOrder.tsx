import { Icon } from '../../../plates/Icon.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { colorOf, type TableInput } from '../table-input.ts'

/** Who plays after whom. */
export function TurnOrder({ play, marks, pointing, labels }: TableInput) {
  const { order } = play.state
  return (
    // biome-ignore lint/a11y/useSemanticElements: places side by side, not fields of a form
    <div className="turn-order" role="group" aria-label={labels.turnOrder} title={labels.turnOrder}>
      {order.map((owner, at) => {
        const color = colorOf(play.state, owner)
        return (
          <TargetBox
            key={owner}
            place={`order:${at + 1}`}
            marks={marks}
            pointing={pointing}
            className="turn-order-place"
          >
            {color === undefined ? <Icon name="hourglass" /> : <SeatBadge color={color} size={1.35} />}
          </TargetBox>
        )
      })}
    </div>
  )
}
