import type { ReactNode } from 'react'
import { booksNamed, kindAt } from '../../../games/almamater/books.ts'
import { boardOf } from '../../../games/almamater/layout.ts'
import { type Play, playerAt } from '../../../games/almamater/state.ts'
import type { Option } from '../../../kernel/question.ts'
import { IconRow } from '../../plates/IconRow.tsx'
import { Book } from '../../plates/pieces/Textbook.tsx'
import { dealsOf } from './effect-icons.ts'
import { offeredAction } from './offered-action.ts'

/** Books that are paid or gained, and what the houses of the town offer, are drawn in the list as on the table. */
export function drawnOption(play: Play, option: Option, label: string): ReactNode {
  switch (option.verb) {
    case 'pay':
    case 'gain':
      return <Books option={option} />
    case 'antiquarian':
    case 'park':
    case 'laboratory':
      return <Deal play={play} option={option} house={label.split(':')[0] ?? ''} />
    default:
      return undefined
  }
}

const Books = ({ option }: { option: Option }) => (
  <span className="option-books">
    {booksNamed(option).map(
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
    <span className="option-deal">
      <b>{house}</b>
      <IconRow tokens={offers.find(({ key }) => key === option.key)?.tokens ?? []} />
    </span>
  )
}
