import { useEffect, useId, useState } from 'react'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { isFollowed, type Planning, type PlanningState, stepToDo } from './planning.ts'

const ways = ['plan', 'offered', 'itself'] as const
type Way = (typeof ways)[number]

/** A plan as orders: what is to be done with it when it is my turn; and why it stopped. */
export function PlanOrders({ planning, state, say }: { planning: Planning; state: PlanningState; say: PlanMessages }) {
  const { current, still, real, laid, branch } = state
  const { following, refused } = real
  // The sheet may be shown twice, in the rail and in a window.
  const name = useId()
  // What was chosen, until the table has said that it does so.
  const [chosen, setChosen] = useState<Way>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the table says settles it
  useEffect(() => setChosen(undefined), [following, refused, current.id])
  if (current.steps.length === 0 || branch !== undefined) return null
  const followed = isFollowed(state)
  const way = chosen ?? (followed ? 'itself' : current.offered === true ? 'offered' : 'plan')
  const next = stepToDo(state)
  const choose = (wanted: Way): void => {
    if ((current.offered === true) !== (wanted === 'offered')) planning.offer(current.id, wanted === 'offered')
    if (wanted !== 'itself' && following?.plan !== current.id) return
    setChosen(wanted)
    planning.doAll(wanted === 'itself')
  }
  return (
    <fieldset className="plan-do">
      <legend>{say.do}</legend>
      {ways.map(one => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={way === one}
            disabled={one === 'itself' && still.length === 0}
            onChange={() => choose(one)}
          />
          <span>
            {say.ways[one]} <small>{say.wayHelp[one]}</small>
          </span>
        </label>
      ))}
      {following?.plan === current.id && (
        <p className="plan-told" role="status">
          {following.stopped === undefined
            ? say.followed(following.done, following.left)
            : say.stopped(say.stops[following.stopped.why], following.stopped.step)}{' '}
          {following.stopped !== undefined &&
            say.stillHolds(laid.steps.filter(one => !one.changed).length, still.length)}
        </p>
      )}
      {next !== undefined && !followed && (
        <button type="button" className="button" onClick={planning.doNext}>
          {say.doNext}
        </button>
      )}
    </fieldset>
  )
}
