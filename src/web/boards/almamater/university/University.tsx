import type { ReactNode } from 'react'
import { displayAt } from '../../../../games/almamater/state.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { hatchOf } from '../../../plates/seats.ts'
import { usePart } from '../part-of-table.ts'
import { Busts } from '../rail/HallOfFame.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'
import { BookRanks } from './BookRanks.tsx'
import { Archive, Counters } from './Counters.tsx'
import { DisplayShelf, LooseShelves } from './DisplayShelf.tsx'
import { Halls } from './Halls.tsx'
import { OfferedChancellors, OwnChancellors, Professors } from './People.tsx'
import { SetupCards } from './SetupCards.tsx'
import { Storage } from './Storage.tsx'

/** The university on the table, with what is there for all: chancellors while they are chosen, and what books are worth. */
export function University({ table }: { table: TableInput }) {
  const offered = table.play.state.chancellors
  return (
    <UniversitySheet
      table={table}
      halls={
        offered.length > 0 ? <OfferedChancellors table={table} ids={offered} /> : <HallsAndDisplay table={table} />
      }
      beside={<BookRanks table={usePart(table, 'ranks')} />}
    />
  )
}

/** All that lies before a player and nothing else, with the bust cards that they took. */
export const SeatUniversity = ({ table }: { table: TableInput }) => (
  <UniversitySheet
    table={table}
    halls={<HallsAndDisplay table={table} />}
    beside={shownPlayer(table).busts.length > 0 && <Busts table={table} />}
  />
)

function HallsAndDisplay({ table }: { table: TableInput }) {
  const { play, seat, labels } = table
  const { shelves, books } = displayAt(play, seat)
  return (
    <>
      <Halls table={usePart(table, 'halls')} />
      <div className="university-display">
        <h3 className="am-caption">{labels.outline.display}</h3>
        {shelves.length <= books.length && <LooseShelves table={table} />}
        <DisplayShelf table={table} marker={seat} form="large" />
      </div>
    </>
  )
}

/** Halls and display on the left, storage and people in the middle. */
function UniversitySheet({ table, halls, beside }: { table: TableInput; halls: ReactNode; beside: ReactNode }) {
  const { seat, own, who, labels } = table
  const player = shownPlayer(table)
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
        {halls}
      </div>
      <div className="university-middle">
        <Storage table={table} />
        {player.kept.length + player.packet.length > 0 && <SetupCards table={table} />}
        {player.professors.length > 0 && <Professors table={table} />}
        {player.chancellors.length > 0 && <OwnChancellors table={table} />}
      </div>
      {beside}
    </section>
  )
}
