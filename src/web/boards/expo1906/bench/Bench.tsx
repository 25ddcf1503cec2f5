import { memo } from 'react'
import { playerAt } from '../../../../games/expo1906/state.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { hatchOf } from '../../../plates/seats.ts'
import { drawnAlike } from '../drawn-alike.ts'
import { colorOfSeat, type TableInput } from '../table-input.ts'
import { ActionCards, cardInUse } from './ActionCards.tsx'
import { Counters } from './Counters.tsx'
import { Reserve } from './Reserve.tsx'

/** Sizes of tiles where the reserve is a corner of a low bench: few with their names, more without. */
const lowSizes = { few: [48, 28], many: [38, 22] } as const

/** What a player has beside the Laboratory: money, tiles in reserve, action cards. */
export const Bench = memo(
  Things,
  drawnAlike({
    of: ({ play, seat }) => {
      const { money, points, lab, reserve, hand, played } = playerAt(play, seat)
      return [money, points, lab, reserve, hand, played, cardInUse(play, seat)]
    },
    kinds: ['tile', 'card'],
    preview: 'whole',
  }),
)

function Things({ table, low = false }: { table: TableInput; low?: boolean }) {
  const { play, seat, own, who, labels } = table
  const color = colorOfSeat(play, seat)
  const filled = playerAt(play, seat).reserve.length > 2 ? 'many' : 'few'
  return (
    <section className="sheet bench" aria-label={labels.bench(who(seat), own)}>
      <svg className="bench-edge" aria-hidden="true">
        <rect width="5" height="100%" fill={hatchOf(color)} />
      </svg>
      <header className="bench-head">
        <SeatBadge color={color} size={1.3} />
        <h2 className="sheet-title">{labels.bench(who(seat), own)}</h2>
        <Counters table={table} />
      </header>
      <div className="bench-reserve" data-filled={filled}>
        <h3 className="sheet-caption">{labels.reserve}</h3>
        {low ? <Reserve table={table} fixed={lowSizes[filled]} /> : <Reserve table={table} />}
      </div>
      <div className="bench-cards">
        <h3 className="sheet-caption">
          {labels.cards} <small>{labels.cardsNote}</small>
        </h3>
        <ActionCards table={table} />
      </div>
    </section>
  )
}
