import { Icon } from '../plates/Icon.tsx'
import './blocked.css'
import type { BlockedChoice } from './choices.ts'
import './option.css'
import { RuleLink } from './RuleLink.tsx'

/** What cannot be answered now, and why, with the rule that says so. */
export function BlockedRow({ blocked, game }: { blocked: BlockedChoice; game: string }) {
  return (
    <div className="option option--blocked">
      <span className="option-key" aria-hidden="true">
        <Icon name="lock" size={0.9} />
      </span>
      <span className="option-text">
        <span>{blocked.label}</span>
        <small>
          {blocked.reason} {blocked.rule !== undefined && <RuleLink game={game} rule={blocked.rule} />}
        </small>
      </span>
    </div>
  )
}
