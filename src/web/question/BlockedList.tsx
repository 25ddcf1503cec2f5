import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { BlockedRow } from './BlockedRow.tsx'
import type { Asking } from './choices.ts'

/** What cannot be answered, and why: in sight while it is little, else behind a line that counts it. */
export function BlockedList({ blocked, game }: { blocked: Asking['blocked']; game: string }) {
  const { table } = useMessages()
  if (blocked.length === 0) return null
  if (blocked.length <= 2) return blocked.map(one => <BlockedRow key={one.id} blocked={one} game={game} />)
  return (
    <details className="question-blocked">
      <summary>
        <span className="option-key" aria-hidden="true">
          <Icon name="lock" size={0.9} />
        </span>
        <span>{table.blockedCount(blocked.length)}</span>
        <small>{table.whyBlocked}</small>
        <Icon name="down" />
      </summary>
      {blocked.map(one => (
        <BlockedRow key={one.id} blocked={one} game={game} />
      ))}
    </details>
  )
}
