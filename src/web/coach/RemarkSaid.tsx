import { useState } from 'react'
import type { Game } from '../../kernel/contract.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { RuleLink } from '../question/RuleLink.tsx'
import type { GoalRemark, NoticeRemark, OpeningRemark, RuleRemark } from './remarks.ts'
import type { Coach } from './use-coach.ts'

/** A rule that was just met, and the way to its place in the handbook. */
export function RuleSaid({ remark: { text, rule }, game }: { remark: OpeningRemark | RuleRemark; game: Game }) {
  const { coach: say } = useMessages()
  return (
    <p>
      {text}{' '}
      <RuleLink game={game.id} rule={rule}>
        {say.inHandbook}
      </RuleLink>
    </p>
  )
}

/** A goal with its steps ticked off, and why it is one, if that is asked. */
export function GoalSaid({ remark: { steps, why, rule }, game }: { remark: GoalRemark; game: Game }) {
  const { coach: say } = useMessages()
  const [told, tell] = useState(false)
  return (
    <>
      <ul className="coach-goal">
        {steps.map(({ text, have, of }) => (
          <li key={text} data-done={have >= of ? '' : undefined}>
            <span aria-hidden="true">{have >= of && <Icon name="check" />}</span> {text}
            {of > 1 && <small>{say.ofSo(have, of)}</small>}
          </li>
        ))}
      </ul>
      {told ? (
        <p>
          {why} <RuleLink game={game.id} rule={rule} />
        </p>
      ) : (
        <button type="button" className="text-button" onClick={() => tell(true)}>
          {say.whyGoal}
        </button>
      )}
    </>
  )
}

/** What this turn can do something for; the place is shown if that is asked. */
export function NoticeSaid({
  remark: { text, rule, label, places },
  game,
  coach: { shows, show },
}: {
  remark: NoticeRemark
  game: Game
  coach: Coach
}) {
  const { coach: say } = useMessages()
  return (
    <p>
      {text} <RuleLink game={game.id} rule={rule} /> {shows && label !== undefined && say.look(label)}{' '}
      {label !== undefined && (
        <button type="button" className="text-button" onClick={() => show(shows ? undefined : places)}>
          {shows ? say.hide : say.showMe}
        </button>
      )}
    </p>
  )
}
