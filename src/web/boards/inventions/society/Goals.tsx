import { playerAt } from '../../../../games/inventions/state.ts'
import { HIDDEN } from '../../../../kernel/hidden.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { drawnFor } from '../drawn-for.ts'
import { metricIcons } from '../effect-icons.ts'
import type { TableInput } from '../table-input.ts'

/** Private goals, of which the best count at the end. */
function List({ play, seat, name, marks, pointing, labels }: TableInput) {
  const { goals } = playerAt(play, seat)
  return (
    <div className="goals">
      <span className="sheet-caption">{labels.goals}</span>
      {goals.map((id, at) => {
        const score = play.components.goals.get(id)?.score
        if (id === HIDDEN || score === undefined)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: hidden goals are all alike
            <span key={at} className="goal goal--hidden">
              <Icon name="hidden" /> {labels.hiddenGoal}
            </span>
          )
        const metric = score.kind === 'tiers' ? score.metric : score.terms[0]?.metric
        return (
          <TargetBox key={id} place={`goal:${id}`} marks={marks} pointing={pointing} readable className="goal">
            <Icon name={metric === undefined ? 'objective' : metricIcons[metric]} />
            <span>{name(id)}</span>
          </TargetBox>
        )
      })}
    </div>
  )
}

export const Goals = drawnFor({ kinds: ['goal'], of: ({ play, seat }: TableInput) => playerAt(play, seat).goals }, List)
