import { Fragment, memo } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { ChapterText } from './blocks.ts'
import type { ChapterPlace } from './chapter-ids.ts'
import { Block, RuleLink } from './HandbookBlocks.tsx'
import { useReading } from './reading.ts'
import { anchorOfBlock } from './search.ts'

/** A chapter: what is read in the column, and in the margin what is read the second time. */
export const HandbookChapter = memo(function HandbookChapter({
  place,
  number,
  text,
}: {
  place: ChapterPlace
  number: number | undefined
  text: ChapterText | undefined
}) {
  const { handbook: say } = useMessages()
  const { id: game } = useReading().handbook
  if (text === undefined) return null
  const blocks = text.blocks.map((block, at) => ({ block, anchor: anchorOfBlock(place.id, at) }))
  const column = blocks.filter(({ block }) => block.kind !== 'note')
  const margin = blocks.filter(({ block }) => block.kind === 'note')
  const sections = place.rules.filter(rule => !/-R/.test(rule))
  const Heading = number === undefined ? 'h3' : 'h2'
  return (
    <section className="handbook-chapter" id={place.id} tabIndex={-1} data-within={place.within}>
      <Heading className="handbook-title">
        {number !== undefined && <span className="handbook-number">{number}</span>}
        {text.title}
      </Heading>
      <div className="handbook-column">
        {column.map(({ block, anchor }) => (
          <div key={anchor} id={anchor} className="handbook-block" tabIndex={-1}>
            <Block block={block} />
          </div>
        ))}
      </div>
      <div className="handbook-margin">
        {margin.map(({ block, anchor }) => (
          <div key={anchor} id={anchor} tabIndex={-1}>
            <Block block={block} />
          </div>
        ))}
        {sections.length > 0 && (
          <p className="handbook-exact">
            {say.exact}{' '}
            {sections.map(rule => (
              <Fragment key={rule}>
                <RuleLink game={game} rule={rule} />{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </section>
  )
})
