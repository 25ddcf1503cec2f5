import { useContext } from 'react'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { Scrolled } from '../shell/Scrolled.tsx'
import { ComponentNamesContext } from './component-names.ts'
import { plainWord } from './plain-words.ts'
import { anchorOf, type RuleBlock, spansOf } from './rule-text.ts'

/** Rules as they are read: headings, rules with their ids, tables. */
export const RuleBlocks = ({ blocks, current }: { blocks: readonly RuleBlock[]; current: string | undefined }) => (
  <div className="rules-text">
    {blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
      <Block key={at} block={block} current={current} />
    ))}
  </div>
)

function Block({ block, current }: { block: RuleBlock; current: string | undefined }) {
  switch (block.kind) {
    case 'heading': {
      if (block.level === 1) return null
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={anchorOf(block)} tabIndex={-1}>
          {block.id !== undefined && <span className="rule-id">{block.id}</span>} <Text text={block.text} />
        </Heading>
      )
    }
    case 'item':
      return (
        <div
          className="rule"
          id={block.id}
          tabIndex={-1}
          style={{ '--depth': block.depth }}
          data-current={block.id !== undefined && block.id === current ? '' : undefined}
        >
          {block.id === undefined ? <span className="rule-dot">·</span> : <RuleId id={block.id} />}
          <p>
            <Text text={block.text} />
          </p>
        </div>
      )
    case 'paragraph':
      return (
        <p>
          <Text text={block.text} />
        </p>
      )
    case 'figure':
      return <pre aria-hidden="true">{block.lines.join('\n')}</pre>
    case 'table':
      return <RuleTable {...block} />
  }
}

const RuleId = ({ id }: { id: string }) => (
  <a className="rule-id" href={`#${id}`}>
    {id}
  </a>
)

const RuleTable = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <Scrolled className="rules-table" label={head.join(', ')}>
    <table>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={cell} scope="col">
              <Text text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.join('|')}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its column
              <td key={at}>
                <Text text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
)

/** A component by its name, which leads to its picture; other words of the data as a reader says them. */
function Named({ id }: { id: string }) {
  const { game, names } = useContext(ComponentNamesContext)
  const { language } = useSpeech()
  const name = names.get(id)
  if (name === undefined) return plainWord(game, id, language) ?? id
  return <Link to={{ page: 'components', game, item: id }}>{name}</Link>
}

const Text = ({ text }: { text: string }) =>
  spansOf(text).map((span, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: stretches of a text have no other name
    switch (span.kind) {
      case 'bold':
        return <b key={at}>{span.text}</b>
      case 'italic':
        return <i key={at}>{span.text}</i>
      case 'code':
        return <Named key={at} id={span.text} />
      default:
        return <span key={at}>{span.text}</span>
    }
    // biome-ignore-end lint/suspicious/noArrayIndexKey: stretches of a text have no other name
  })
