import { useMemo } from 'react'
import { BoardPicture, letterOf } from './BoardPicture.tsx'
import type { HandbookBlock } from './blocks.ts'
import { InlineText } from './InlineText.tsx'
import { plainWords } from './inline.ts'
import { useReading } from './reading.ts'

/** A piece of the board with letters, and what they stand for. */
export function HandbookPicture({ block }: { block: HandbookBlock & { kind: 'picture' } }) {
  const { matter } = useReading().handbook
  const picture = matter.pictures[block.picture]
  const part = matter.parts[picture?.part ?? '']
  const play = useMemo(() => picture?.play(), [picture])
  if (picture === undefined || part === undefined || play === undefined) return null
  return (
    <figure className="handbook-picture">
      <BoardPicture
        play={play}
        seat={picture.seat}
        part={part}
        around={picture.around}
        letters={picture.letters}
        label={plainWords(block.caption)}
      />
      <figcaption>
        <p>
          <InlineText text={block.caption} />
        </p>
        {block.key.length > 0 && (
          <ul>
            {block.key.map((words, at) => (
              <li key={words}>
                <span className="letter">{letterOf(at)}</span>
                <span>
                  <InlineText text={words} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  )
}
