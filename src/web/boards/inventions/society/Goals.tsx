import { goalPoints } from '../../../../games/inventions/rules/scoring.ts'
import { playerAt } from '../../../../games/inventions/state.ts'
import { HIDDEN } from '../../../../kernel/hidden.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { drawnFor } from '../drawn-for.ts'
import { goalIcons } from '../goal-icons.ts'
import type { TableInput } from '../table-input.ts'

/** The private goals of a player, with what each would score now. */
const goalsOf = ({ play, seat }: TableInput) =>
  playerAt(play, seat).goals.map(id => {
    const score = id === HIDDEN ? undefined : play.components.goals.get(id)?.score
    return { id, score, now: score === undefined ? 0 : goalPoints(play, seat, score) }
  })

/** Private goals, of which the best count at the end. */
function List(input: TableInput) {
  const { name, marks, pointing, labels } = input
  return (
    <div className="goals">
      <span className="sheet-caption">{labels.goals}</span>
      {goalsOf(input).map(({ id, score, now }, at) =>
        score === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden goals are all alike
          <span key={at} className="goal goal--hidden">
            <Icon name="hidden" /> {labels.hiddenGoal}
          </span>
        ) : (
          <TargetBox key={id} place={`goal:${id}`} marks={marks} pointing={pointing} readable className="goal">
            <span className="goal-name">{name(id)}</span>
            <IconRow tokens={goalIcons(score)} />
            <small className="goal-now number">{labels.goalNow(now)}</small>
          </TargetBox>
        ),
      )}
    </div>
  )
}

export const Goals = drawnFor({ kinds: ['goal'], of: goalsOf }, List)
