import { booksIn, type Kind, kindIndex } from '../../../../games/almamater/books.ts'
import { storageSize } from '../../../../games/almamater/rules/administration.ts'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { Place } from '../Place.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'

/** More books of a kind than this are a pile with its number. */
const most = 4

/** The storage: books by kind on a shelf; those that a previewed move would pay, or that are touched to pay, are pulled out, those it would bring are pale. */
export function Storage({ table }: { table: TableInput }) {
  const { play, labels, marks } = table
  const player = shownPlayer(table)
  const { colors } = play.state.layout
  const then = marks.preview?.counters ?? {}
  const size = storageSize(play, player)
  const books = booksIn(player.books)
  return (
    <div className="storage">
      <Place table={table} place="storage:books" className="storage-head">
        <h3 className="am-caption">{labels.storage}</h3>
        <span className={books > size ? 'storage-size storage-size--over number' : 'storage-size number'}>
          {labels.holds(books, size)}
        </span>
      </Place>
      <div className="storage-shelf">
        {[...colors, 'dictionary' as const].map(kind => {
          const count = player.books[kindIndex(kind)] ?? 0
          const place = `book:${kind}`
          const after = then[`books:${kind}`] ?? count - (marks.touched ?? []).filter(one => one === place).length
          return (
            <Place key={kind} table={table} place={place} className={count + after === 0 ? 'pile pile--none' : 'pile'}>
              <Pile kind={kind} count={count} after={after} />
            </Place>
          )
        })}
      </div>
    </div>
  )
}

function Pile({ kind, count, after }: { kind: Kind; count: number; after: number }) {
  const all = Math.max(count, after)
  if (all > most) {
    return (
      <>
        <span className="pile-book pile-book--many">
          <Book kind={kind} />
        </span>
        <span className="pile-count number">
          {count}
          {after !== count && <small className={after > count ? 'is-gain' : 'is-cost'}>→{after}</small>}
        </span>
      </>
    )
  }
  return Array.from({ length: all }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: books of one kind are told apart by nothing else
    <span key={at} className={at >= count ? 'pile-book is-ghost' : at >= after ? 'pile-book is-leaving' : 'pile-book'}>
      <Book kind={kind} />
    </span>
  ))
}
