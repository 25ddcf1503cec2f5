import { completeProjects } from '../../../../games/expo1906/rules/operation.ts'
import { playerAt, prestigeOf } from '../../../../games/expo1906/state.ts'
import { Icon } from '../../../plates/Icon.tsx'
import type { TableInput } from '../table-input.ts'

/** What a number would become. */
function Then({ now, then }: { now: number; then: number | undefined }) {
  if (then === undefined || then === now) return null
  return <span className={then > now ? 'expo-then is-gain' : 'expo-then is-cost'}>→{then}</span>
}

/** Own money, complete Projects and points; while a move is looked at, what they would become. */
export function Counters({ table }: { table: TableInput }) {
  const { play, seat, marks, labels } = table
  const player = playerAt(play, seat)
  const { counters } = marks.preview ?? {}
  const points = prestigeOf(player)
  return (
    <span className="expo-counters number">
      <span>
        <Icon name="coin" /> {player.money}
        <Then now={player.money} then={counters?.money} />
      </span>
      <span>
        <Icon name="project" /> {completeProjects(player.lab)}/{play.components.pack.limits.projectsToEnd}
      </span>
      <span className="expo-points">
        <Icon name="vp" /> {points}
        <Then now={points} then={counters?.vp} /> <small>{labels.vp}</small>
      </span>
    </span>
  )
}
