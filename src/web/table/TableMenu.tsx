import { useState } from 'react'
import { Link } from '../app/navigation.tsx'
import type { Coach } from '../coach/use-coach.ts'
import { explainedAt } from '../handbook/has-handbook.ts'
import { useMessages } from '../messages/messages.ts'
import { TablePeople } from '../people/TablePeople.tsx'
import { Icon } from '../plates/Icon.tsx'
import { isLocal } from '../session/local/ids.ts'
import { actingSeat, type TableSession, type TableSnapshot } from '../session/session.ts'
import { ResignDialog } from './ResignDialog.tsx'
import { SeatMenu } from './SeatMenu.tsx'

const MENU = 'table-menu'

/** The way to everything else: other pages, the table as text, and what can be done with one's seat. */
export function TableMenu({
  snapshot,
  session,
  asText,
  onAsText,
  onLegend,
  coach,
  onPlan,
}: {
  snapshot: TableSnapshot
  session: TableSession
  asText: boolean
  onAsText: () => void
  onLegend: () => void
  coach: Coach | undefined
  onPlan: (() => void) | undefined
}) {
  const { table, site, you, legend, handbook, challenges, people, coach: say, analysis } = useMessages()
  const [resigning, setResigning] = useState(false)
  const [meeting, setMeeting] = useState(false)
  const { game } = snapshot
  const seat = actingSeat(snapshot)
  const { shared } = session.commands
  return (
    <>
      <button type="button" className="button button--ghost button--icon" popoverTarget={MENU} aria-label={site.menu}>
        <Icon name="menu" size={1.4} />
      </button>
      <nav id={MENU} popover="auto" className="menu">
        <Link to={{ page: 'home' }}>{site.home}</Link>
        <Link to={explainedAt(game.id)}>{handbook.name}</Link>
        <Link to={{ page: 'rules', game: game.id }}>{site.rules}</Link>
        <Link to={{ page: 'components', game: game.id }}>{site.components}</Link>
        <Link to={{ page: 'challenges', game: game.id }}>{challenges.name}</Link>
        {isLocal(snapshot.id) && snapshot.challenge === undefined && snapshot.play !== undefined && (
          <Link to={{ page: 'analysis', id: snapshot.id }}>{analysis.board}</Link>
        )}
        <Link to={{ page: 'settings' }}>{site.settings}</Link>
        {shared !== undefined && <Link to={{ page: 'you' }}>{you.title}</Link>}
        <Link to={{ page: 'about' }}>{site.about}</Link>
        <button type="button" onClick={onAsText} aria-pressed={asText}>
          {asText ? table.board : table.outline}
        </button>
        <button type="button" popoverTarget={MENU} popoverTargetAction="hide" onClick={onLegend}>
          {legend.open}
        </button>
        {coach !== undefined && (
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            onClick={() => coach.speak(coach.manner === 'often' ? 'off' : 'often')}
          >
            {coach.manner === 'often' ? say.dismiss : say.invite}
          </button>
        )}
        {onPlan !== undefined && (
          <button type="button" popoverTarget={MENU} popoverTargetAction="hide" onClick={onPlan}>
            {table.plan}
          </button>
        )}
        {shared !== undefined && (
          <button type="button" popoverTarget={MENU} popoverTargetAction="hide" onClick={() => setMeeting(true)}>
            {people.atTable}
          </button>
        )}
        {shared !== undefined && seat !== undefined && (
          <SeatMenu snapshot={snapshot} seat={seat} commands={shared} menu={MENU} onResign={() => setResigning(true)} />
        )}
      </nav>
      {meeting && <TablePeople snapshot={snapshot} onClose={() => setMeeting(false)} />}
      {resigning && shared !== undefined && (
        <ResignDialog onResign={shared.resign} onClose={() => setResigning(false)} />
      )}
    </>
  )
}
