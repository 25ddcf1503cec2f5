import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import './blocked.css'
import type { BlockedChoice } from './choices.ts'
import './option.css'

/** What cannot be answered now, and why, with the rule that says so. */
export function BlockedRow({ blocked, game }: { blocked: BlockedChoice; game: string }) {
  const { table } = useMessages()
  return (
    <div className="option option--blocked">
      <span className="option-key" aria-hidden="true">
        <Icon name="lock" size={0.9} />
      </span>
      <span className="option-text">
        <span>{blocked.label}</span>
        <small>
          {blocked.reason}{' '}
          {blocked.rule !== undefined && (
            <Link to={{ page: 'rules', game, rule: blocked.rule }} target="_blank" className="rule-link">
              {table.rule(blocked.rule)}
            </Link>
          )}
        </small>
      </span>
    </div>
  )
}
