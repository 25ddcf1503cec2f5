import type { Json } from '../../kernel/json.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { referenceAt } from '../../kernel/pack-sources.ts'
import { useMessages } from '../messages/messages.ts'
import type { PackKnowledge } from './knowledge.ts'
import './pack.css'
import { toldSources } from './told-sources.ts'

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
  if (knowledge === undefined) return null
  const sources = toldSources(knowledge, pack, path)
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
          {source === 'public' && <References pack={pack} path={path} parts={parts} />}
        </li>
      ))}
    </ul>
  )
}

/** Who shows it in public, so that anybody can look it up. */
function References({ pack, path, parts }: { pack: Json; path: readonly PathStep[]; parts: readonly string[] }) {
  const found = new Set(parts.flatMap(part => referenceAt(pack, [...path, part]) ?? []))
  return found.size === 0 ? null : <cite lang="en"> ({[...found].join('; ')})</cite>
}
