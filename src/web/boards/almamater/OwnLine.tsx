import { booksIn } from '../../../games/almamater/books.ts'
import { storageSize } from '../../../games/almamater/rules/administration.ts'
import { Icon } from '../../plates/Icon.tsx'
import { SeatBadge } from '../../plates/pieces/MarkerDisc.tsx'
import { shownPlayer, type TableInput } from './table-input.ts'
import { Counters } from './university/Counters.tsx'

/** Own counters on one line, for a phone. */
export function OwnLine({ table }: { table: TableInput }) {
  const player = shownPlayer(table)
  return (
    <div className="am-own-line">
      <SeatBadge color={player.color} size={1.3} />
      <Counters table={table} />
      <span className="number">
        <Icon name="pawn" /> {player.archive + player.tutors}
      </span>
      <span className="number">
        <Icon name="textbook" /> {booksIn(player.books)}/{storageSize(table.play, player)}
      </span>
    </div>
  )
}
