import { pricesOf } from '../../../../games/almamater/rules/price-tiles.ts'
import { displayAt } from '../../../../games/almamater/state.ts'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { Place } from '../Place.tsx'
import { colorOfMarker, type TableInput } from '../table-input.ts'

/** A display: six shelves with their prices, what each is worth to a buyer and the books on them; the seventh waits beside. */
export function DisplayShelf({ table, marker, form }: { table: TableInput; marker: number; form: 'large' | 'small' }) {
  const { play, marks, labels } = table
  const { shelves, books, tiles } = displayAt(play, marker)
  const color = colorOfMarker(play, marker)
  const seventh = shelves[books.length]
  const ghosts = (marks.preview?.ghosts ?? []).filter(({ piece }) => piece === 'book').map(({ at }) => at)
  const leaving = marks.preview?.leaving ?? []
  return (
    <div className={`display display--${form}`}>
      {pricesOf(play, marker).map((price, slot) => {
        const place = `slot:${color}:${slot + 1}`
        const worth = shelves[slot]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots never change their order
          <Place key={slot} table={table} place={place} className="slot">
            <span className={tiles[slot] ? 'slot-price slot-price--tile number' : 'slot-price number'}>{price}</span>
            <span className={worth === 0 ? 'shelf-worth shelf-worth--dark' : 'shelf-worth'}>
              {worth !== undefined && worth > 0 && <IconRow tokens={[points(worth)]} />}
            </span>
            <span className="slot-book">
              {books[slot] === 1 && (
                <span className={leaving.includes(place) ? 'is-leaving' : undefined}>
                  <Book kind={color} />
                </span>
              )}
              {books[slot] !== 1 && ghosts.includes(place) && (
                <span className="is-ghost">
                  <Book kind={color} />
                </span>
              )}
            </span>
          </Place>
        )
      })}
      {form === 'large' && seventh !== undefined && (
        <div className="slot slot--beside">
          <span className="slot-caption">{labels.seventh}</span>
          <span className={seventh === 0 ? 'shelf-worth shelf-worth--dark' : 'shelf-worth'}>
            {seventh > 0 && <IconRow tokens={[points(seventh)]} />}
          </span>
        </div>
      )}
    </div>
  )
}

/** While the display is arranged: the shelves that are still to be placed, by what they are worth. */
export function LooseShelves({ table }: { table: TableInput }) {
  const { play, seat } = table
  const { shelves } = displayAt(play, seat)
  const left = play.components.pack.bookshelves.perColor.map(({ prestige }) => prestige)
  for (const placed of shelves) left.splice(left.indexOf(placed), 1)
  return (
    <div className="loose">
      {[...new Set(left)].map(worth => (
        <Place key={worth} table={table} place={`loose:${worth}`} className="loose-shelf">
          <IconRow tokens={[points(worth)]} />
          <span className="number">×{left.filter(one => one === worth).length}</span>
        </Place>
      ))}
    </div>
  )
}
