import { useEffect, useRef, useState } from 'react'
import type { LaidStep } from '../../kernel/planned.ts'
import type { SeatName } from '../../kernel/words.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import type { NewBranch } from './branches.ts'
import type { OthersDeed } from './deeds.ts'
import type { PlanReading } from './laid-plan.ts'
import type { PlanningState, TableThen } from './planning.ts'
import { useDeedsOfOthers } from './use-deeds.ts'

/** A case in which something else is to be done than a step, and the table as it would be then, where that is known. */
interface PlannedCase {
  readonly branch: NewBranch
  readonly then?: TableThen
}

/**
 * Chooses a case in which something else is to be done than a step: that it does not hold, that another has done something, or that an
 * answer is gone that is on offer there.
 */
export function CaseForm({
  laid,
  title,
  step,
  state,
  reading,
  who,
  say,
  onPlan,
}: {
  laid: LaidStep
  title: string
  /** Its number among those that are still to be done. */
  step: number
  state: PlanningState
  reading: PlanReading
  who: SeatName
  say: PlanMessages
  onPlan: (branch: NewBranch, then?: TableThen) => void
}) {
  const [wanted, choose] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  // The list of steps may scroll, and the choice stands below its step.
  useEffect(() => field.current?.focus(), [])
  const deeds = useDeedsOfOthers(state, reading, who)
  const groups = casesOf(
    laid,
    deeds.filter(({ done }) => done <= step),
    state,
    { reading, who, say },
  )
  const cases = groups.flatMap(group => group.cases)
  const chosen = cases.find(({ branch }) => branch.title === wanted) ?? cases[0]
  return (
    <span className="plan-case">
      <select
        ref={field}
        aria-label={say.addCaseTo(title)}
        value={chosen?.branch.title}
        onChange={event => choose(event.target.value)}
      >
        {groups.map(group => (
          <optgroup key={group.name} label={group.name}>
            {group.cases.map(({ branch }) => (
              <option key={branch.title}>{branch.title}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <button
        type="button"
        className="button"
        onClick={() => chosen !== undefined && onPlan(chosen.branch, chosen.then)}
      >
        {say.planIt}
      </button>
    </span>
  )
}

/** Cases by what they are about: the step itself, what each of the others could do, and what may be gone. */
function casesOf(
  { answers: [first] }: LaidStep,
  deeds: readonly OthersDeed[],
  { real: { happened } }: PlanningState,
  { reading, who, say }: { readonly reading: PlanReading; readonly who: SeatName; readonly say: PlanMessages },
): readonly { readonly name: string; readonly cases: readonly PlannedCase[] }[] {
  const after = happened.at(-1)?.answer ?? 0
  const doers = [...new Set(deeds.map(({ by }) => by))].sort((a, b) => a - b)
  const others = doers.map(seat => ({
    name: say.doneBy(who(seat)),
    cases: deeds
      .filter(({ by }) => by === seat)
      .map(({ line, any, ...then }) => ({ branch: { title: line, ifTold: { any, after } }, then }))
      .sort((a, b) => a.branch.title.localeCompare(b.branch.title, reading.language)),
  }))
  const words = first?.play.game.words[reading.language]
  const gone = (first?.question.options ?? []).flatMap(option =>
    first === undefined || words === undefined || option.key === first.chosen.key
      ? []
      : { branch: { title: say.gone(words.option(first.play, option, first.question.frame)), ifGone: option.key } },
  )
  const step = { name: say.thisStep, cases: [{ branch: { title: say.notHolding } }] }
  return [step, ...others, ...(gone.length === 0 ? [] : [{ name: say.goneGroup, cases: gone }])]
}
