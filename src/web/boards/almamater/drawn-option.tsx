import type { ReactNode } from 'react'
import { booksNamed, kindAt, kindIndex, noBooks } from '../../../games/almamater/books.ts'
import { boardOf } from '../../../games/almamater/layout.ts'
import { type Play, playerAt } from '../../../games/almamater/state.ts'
import type { Option } from '../../../kernel/question.ts'
import { IconRow } from '../../plates/IconRow.tsx'
import { Book } from '../../plates/pieces/Textbook.tsx'
import { dealsOf, effectIcons } from './effect-icons.ts'
import { IconRows } from './IconRows.tsx'
import { offeredAction } from './offered-action.ts'

/** Books that are paid or gained, what the houses of the town offer, and the goods of setup cards are drawn in the list as on the table. */
export function drawnOption(play: Play, option: Option, label: string, keys: readonly string[]): ReactNode {
  switch (option.verb) {
    case 'pay':
    case 'gain':
      return <Books counts={booksNamed(option)} />
    case 'return':
      return <Books counts={booksReturned(keys)} />
    case 'antiquarian':
    case 'park':
    case 'laboratory':
      return <Deal play={play} option={option} house={label.split(':')[0] ?? ''} />
    case 'keep':
    case 'discard':
      return <SetupCard play={play} option={option} />
    default:
      return undefined
  }
}

/** Books that go back one by one are one gesture. */
function booksReturned(keys: readonly string[]): readonly number[] {
  const books = noBooks()
  for (const key of keys) {
    const kind = kindIndex(key.replace('return:', ''))
    books[kind] = (books[kind] ?? 0) + 1
  }
  return books
}

const Books = ({ counts }: { counts: readonly number[] }) => (
  <span className="option-books">
    {counts.map(
      (count, kind) =>
        count > 0 && (
          <span key={kindAt(kind)}>
            {Array.from({ length: count }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: books of one kind are told apart by nothing else
              <Book key={at} kind={kindAt(kind)} />
            ))}
          </span>
        ),
    )}
  </span>
)

/** A house of the town, and its offer in the same icons as over its door. */
function Deal({ play, option, house }: { play: Play; option: Option; house: string }) {
  const asked = play.open.find(({ options }) => options.includes(option))
  const player = playerAt(play, asked?.seat ?? 0)
  const offers = boardOf(play).spaces.flatMap(({ actions }) =>
    actions.flatMap(action => dealsOf(offeredAction(play, player, action))),
  )
  return (
    <span className="option-in-icons">
      <b>{house}</b>
      <IconRow tokens={offers.find(({ key }) => key === option.key)?.tokens ?? []} />
    </span>
  )
}

/** A setup card by the number and the goods that are printed on it. */
function SetupCard({ play, option: { to } }: { play: Play; option: Option }) {
  const card = play.components.pack.setupCards.cards.find(({ id }) => id === to[0])
  return (
    <span className="option-in-icons">
      <span className="setup-number number">{card?.whiteNumber}</span>
      <IconRows rows={(card?.effects ?? []).map(effectIcons)} />
    </span>
  )
}
