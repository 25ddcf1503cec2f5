import { kindIndex } from '../../../../games/almamater/books.ts'
import { ignotusMarker } from '../../../../games/almamater/rules/ignotus.ts'
import { playerAt, prestigeOf, studentsOf } from '../../../../games/almamater/state.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { hatchOf } from '../../../plates/seats.ts'
import type { StripProps } from '../../board.ts'
import { PlayerStrip } from '../../PlayerStrip.tsx'
import { Place } from '../Place.tsx'
import { colorOfMarker, type TableInput } from '../table-input.ts'
import { DisplayShelf } from '../university/DisplayShelf.tsx'

/** Another player: what they have, and their display, where one buys. */
export function OtherUniversity({
  table,
  strip: { of: seat, note, active, onOpenSeat },
}: {
  table: TableInput
  strip: StripProps
}) {
  const { play, who, labels } = table
  const player = playerAt(play, seat)
  const strip = {
    color: player.color,
    name: who(seat),
    points: prestigeOf(player),
    first: play.state.order[0] === seat,
  }
  const passed = player.passed ? labels.outline.passed.toLocaleLowerCase() : ''
  return (
    <div className={active ? 'other other--active' : 'other'}>
      <PlayerStrip
        player={strip}
        note={[note, passed].filter(word => word !== '').join(', ')}
        unit={labels.prestige}
        active={active}
        spoken={[strip.name, `${strip.points} ${labels.prestige}`, note, passed].filter(word => word !== '').join(', ')}
        onOpen={() => onOpenSeat(seat)}
      >
        <span className="strip-counts" aria-hidden="true">
          <Count icon="coin" count={player.ducats} />
          <span className="number">
            <Icon name="pawn" /> {player.archive + player.tutors}/{player.masters + player.tutors}
          </span>
          <Count icon="cap" count={studentsOf(player)} />
          <Count icon="master" count={player.professors.length} />
          {player.busts.length > 0 && <Count icon="bust" count={player.busts.length} />}
          <span className="other-books number">
            {[...play.state.layout.colors, 'dictionary' as const].map(kind => {
              const count = player.books[kindIndex(kind)] ?? 0
              return (
                count > 0 && (
                  <span key={kind}>
                    {count}
                    <Book kind={kind} size={1.1} />
                  </span>
                )
              )
            })}
          </span>
        </span>
      </PlayerStrip>
      <Shop table={table} marker={seat} />
    </div>
  )
}

const Count = ({ icon, count }: { icon: 'coin' | 'cap' | 'master' | 'bust'; count: number }) => (
  <span className="number">
    <Icon name={icon} /> {count}
  </span>
)

/** A display where one buys, and beside it the supply from which further textbooks of the colour come. */
export function Shop({ table, marker }: { table: TableInput; marker: number }) {
  const color = colorOfMarker(table.play, marker)
  return (
    <div className="shop">
      <DisplayShelf table={table} marker={marker} form="small" />
      <Place table={table} place={`more:${color}`} className="shop-more">
        <Icon name="plus" size={0.9} />
        <Book kind={color} size={1.2} />
      </Place>
    </div>
  )
}

/** Ignotus, who only has a display and a marker: what he did this round, and his books. */
export function Ignotus({ table }: { table: TableInput }) {
  const { play, labels, name } = table
  const marker = ignotusMarker(play)
  const color = colorOfMarker(play, marker)
  const card = play.state.ignotusCards.at(-1)
  return (
    <div className="other">
      <div className="strip">
        <svg className="strip-edge" aria-hidden="true">
          <rect width="6" height="100%" fill={hatchOf(color)} />
        </svg>
        <span className="strip-head">
          <SeatBadge color={color} size={1.25} />
          <b className="strip-name">Ignotus</b>
          <span className="strip-note">
            {labels.outline.level(play.state.levels[marker] ?? 0)}
            {card === undefined ? '' : `, ${name(card)}`}
          </span>
        </span>
      </div>
      <Shop table={table} marker={marker} />
    </div>
  )
}
