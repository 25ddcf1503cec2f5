import { prestigeOf } from '../../../../games/almamater/state.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { Place } from '../Place.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'
import { Master, Tutor } from '../town/Standing.tsx'

/** Own ducats and prestige, and what a previewed move would make of them. */
export function Counters({ table }: { table: TableInput }) {
  const player = shownPlayer(table)
  const then = table.marks.preview?.counters ?? {}
  const prestige = prestigeOf(player)
  return (
    <span className="am-counters number">
      <span className="am-counter">
        <Icon name="coin" />
        {player.ducats}
        <Then now={player.ducats} then={then.ducats} />
      </span>
      <span className="am-counter">
        <Icon name="vp" />
        {prestige}
        <small>{table.labels.prestige}</small>
        <Then now={prestige} then={then.prestige} />
      </span>
    </span>
  )
}

const Then = ({ now, then }: { now: number; then: number | undefined }) =>
  then !== undefined &&
  then !== now && <span className={then > now ? 'am-then is-gain' : 'am-then is-cost'}>→{then}</span>

/** Masters and tutors that can still be sent, and those that rest. */
export function Archive({ table }: { table: TableInput }) {
  const { color, archive, dormitory, tutors, restingTutors, masters } = shownPlayer(table)
  const then = table.marks.preview?.counters ?? {}
  const out = masters - archive - dormitory
  return (
    <span className="archive number">
      <Place table={table} place="archive:master" className="archive-pieces">
        <Master color={color} />
        {archive}
        <Then now={archive} then={then.archive} />
      </Place>
      {tutors > 0 && (
        <Place table={table} place="archive:tutor" className="archive-pieces">
          <Tutor />
          {tutors}
        </Place>
      )}
      {out > 0 && (
        <span className="archive-rest">
          {out} {table.labels.out}
        </span>
      )}
      {dormitory + restingTutors > 0 && (
        <span className="archive-rest">
          <Icon name="moon" size={1} /> {dormitory + restingTutors}
        </span>
      )}
    </span>
  )
}
