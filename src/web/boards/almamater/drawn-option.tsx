import type { ReactNode } from 'react'
import { booksNamed, kindAt } from '../../../games/almamater/books.ts'
import type { Option } from '../../../kernel/question.ts'
import { Book } from '../../plates/pieces/Textbook.tsx'

/** Books that are paid or gained are drawn in the list as they stand on the shelf. */
export function drawnOption(option: Option): ReactNode {
  if (option.verb !== 'pay' && option.verb !== 'gain') return undefined
  return (
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
}
