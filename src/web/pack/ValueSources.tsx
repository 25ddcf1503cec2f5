import type { Json } from '../../kernel/json.ts'
import { fieldAt } from '../../kernel/pack-faults.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { partSources } from '../../kernel/pack-sources.ts'
import { useMessages } from '../messages/messages.ts'
import type { PackKnowledge } from './knowledge.ts'
import './pack.css'

/** Where each value of a component comes from: one line for each source, and the parts that it gave. */
export function ValueSources({
  knowledge,
  pack,
  path,
}: {
  knowledge: PackKnowledge | undefined
  pack: Json
  path: readonly PathStep[]
}) {
  const { browse } = useMessages()
  const field = knowledge === undefined ? undefined : fieldAt(knowledge.field, pack, path)
  if (knowledge === undefined || field === undefined) return null
  const sources = partSources(field, pack, path, knowledge.sourceWords)
  return (
    <ul className="value-sources" aria-label={browse.source}>
      {sources.map(({ source, parts }) => (
        <li key={source} data-source={source}>
          {sources.length === 1 ? (
            <b>{browse.sources[source]}</b>
          ) : (
            <>
              <b>{browse.shortSources[source]}</b>: {parts.map(knowledge.nameOf).join(', ')}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
