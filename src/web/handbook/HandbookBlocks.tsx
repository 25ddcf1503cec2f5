import { useContext } from 'react'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Scrolled } from '../shell/Scrolled.tsx'
import type { HandbookBlock } from './blocks.ts'
import { HandbookComponents } from './HandbookComponents.tsx'
import { HandbookExample } from './HandbookExample.tsx'
import { HandbookPicture } from './HandbookPicture.tsx'
import { HandbookScore } from './HandbookScore.tsx'
import { InlineText, WritingContext } from './InlineText.tsx'
import { useReading } from './reading.ts'

/** One block of a chapter, as it is read. */
export function Block({ block }: { block: HandbookBlock }) {
  switch (block.kind) {
    case 'lead':
      return (
        <p className="handbook-lead">
          <InlineText text={block.text} />
        </p>
      )
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'heading':
      return (
        <h3>
          <InlineText text={block.text} />
        </h3>
      )
    case 'steps':
      return (
        <ol className="handbook-steps">
          <Items items={block.items} />
        </ol>
      )
    case 'list':
      return (
        <ul className="handbook-list">
          <Items items={block.items} />
        </ul>
      )
    case 'note':
      return (
        <div className="handbook-note">
          <b>
            <InlineText text={block.title} />
          </b>{' '}
          <InlineText text={block.text} />
        </div>
      )
    case 'picture':
      return <HandbookPicture block={block} />
    case 'example':
      return <HandbookExample block={block} />
    case 'components':
      return <HandbookComponents ids={block.ids} />
    case 'icons':
      return <IconList {...block} />
    case 'table':
      return <Table {...block} />
    case 'score':
      return <HandbookScore caption={block.caption} />
    case 'readings':
      return <Readings {...block} />
  }
}

const Items = ({ items }: { items: readonly string[] }) =>
  items.map(item => (
    <li key={item}>
      <InlineText text={item} />
    </li>
  ))

/** Icons in the words of the game's legend: the name, and after a colon what it means. */
function IconList({ title, icons }: HandbookBlock & { kind: 'icons' }) {
  const { board, language } = useReading().handbook
  const legend = board.legend[language].icons
  return (
    <div className="handbook-icons">
      <h3>{title}</h3>
      <ul>
        {icons.map(icon => {
          const [name, ...meaning] = (legend[icon] ?? '').split(': ')
          return (
            <li key={icon}>
              <Icon name={icon} size={1.6} />
              <span>
                <b>{name}</b>
                {meaning.join(': ')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const Table = ({ head, rows }: HandbookBlock & { kind: 'table' }) => (
  <Scrolled className="handbook-table" label={head.join(', ')}>
    <table>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={cell} scope="col">
              <InlineText text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <InlineText text={first} />
            </th>
            {rest.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its column
              <td key={at}>
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
)

/** Both ways to read a rule, told alike; ours has the heavier frame. */
function Readings({ question, ours, other, why, rule }: HandbookBlock & { kind: 'readings' }) {
  const { handbook: say } = useMessages()
  const { game } = useContext(WritingContext)
  return (
    <div className="handbook-readings">
      <h3>{question}</h3>
      <div className="handbook-reading handbook-reading--ours">
        <b>{say.ourReading}</b>
        <p>
          <InlineText text={ours} />
        </p>
      </div>
      <div className="handbook-reading">
        <b>{say.otherReading}</b>
        <p>
          <InlineText text={other} />
        </p>
      </div>
      <p className="handbook-why">
        <InlineText text={why} /> <RuleLink game={game} rule={rule} />
      </p>
    </div>
  )
}

/** A link from the handbook to the exact wording. */
export const RuleLink = ({ game, rule }: { game: string; rule: string }) => (
  <Link to={{ page: 'rules', game, rule }} className="handbook-rule">
    {rule}
  </Link>
)
