import { displayAt } from '../../../../games/almamater/state.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { hatchOf } from '../../../plates/seats.ts'
import { shownPlayer, type TableInput } from '../table-input.ts'
import { BookRanks } from './BookRanks.tsx'
import { Archive, Counters } from './Counters.tsx'
import { DisplayShelf, LooseShelves } from './DisplayShelf.tsx'
import { Halls } from './Halls.tsx'
import { OfferedChancellors, OwnChancellors, Professors } from './People.tsx'
import { SetupCards } from './SetupCards.tsx'
import { Storage } from './Storage.tsx'

/** The own university: halls and display, storage and people, and what books are worth. */
export function University({ table }: { table: TableInput }) {
  const { play, seat, own, who, labels } = table
  const player = shownPlayer(table)
  const { shelves, books } = displayAt(play, seat)
  const offered = play.state.chancellors
  const title = own ? labels.university : labels.universityOf(who(seat))
  return (
    <section className="sheet university" aria-label={title}>
      <svg className="university-edge" aria-hidden="true">
        <rect width="5" height="100%" fill={hatchOf(player.color)} />
      </svg>
      <div className="university-left">
        <header className="university-head">
          <SeatBadge color={player.color} size={1.3} />
          <h2 className="sheet-title">{title}</h2>
          <Counters table={table} />
          <Archive table={table} />
        </header>
        {offered.length > 0 ? <OfferedChancellors table={table} ids={offered} /> : <Halls table={table} />}
        {offered.length === 0 && (
          <div className="university-display">
            <h3 className="am-caption">{labels.outline.display}</h3>
            {shelves.length <= books.length && <LooseShelves table={table} />}
            <DisplayShelf table={table} marker={seat} form="large" />
          </div>
        )}
      </div>
      <div className="university-middle">
        <Storage table={table} />
        {player.kept.length + player.packet.length > 0 && <SetupCards table={table} />}
        {player.professors.length > 0 && <Professors table={table} />}
        {player.chancellors.length > 0 && <OwnChancellors table={table} />}
      </div>
      <BookRanks table={table} />
    </section>
  )
}
