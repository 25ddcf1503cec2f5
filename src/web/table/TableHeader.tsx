import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import type { Coach } from '../coach/use-coach.ts'
import { explainedAt } from '../handbook/has-handbook.ts'
import { useSpeech } from '../messages/messages.ts'
import { OwnPackBadge } from '../pack/OwnPackBadge.tsx'
import { Icon } from '../plates/Icon.tsx'
import { actingSeat, type TableSession, type TableSnapshot } from '../session/session.ts'
import { GameTitle } from './GameTitle.tsx'
import { NotesButton } from './NotesButton.tsx'
import { TableMenu } from './TableMenu.tsx'
import './header.css'

/** Where in the game we are, what happened since, and the way to everything else. */
export function TableHeader({
  snapshot,
  board,
  session,
  since,
  recapOpen,
  onRecap,
  asText,
  onAsText,
  onLegend,
  onPlan,
  coach,
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  session: TableSession
  since: number
  recapOpen: boolean
  onRecap: () => void
  asText: boolean
  onAsText: () => void
  onLegend: () => void
  onPlan: (() => void) | undefined
  coach: Coach | undefined
}) {
  const { language, messages } = useSpeech()
  const { table, handbook } = messages
  const { game, play, connection } = snapshot
  const moment = play && game.words[language].moment(play.state)
  const progress = play === undefined ? undefined : board?.progress?.(play)
  return (
    <header className="table-header">
      <TableMenu {...{ snapshot, session, asText, onAsText, onLegend, onPlan, coach }} />
      <span className="table-where">
        <GameTitle title={game.title} />
        {moment !== undefined && (
          <span className="table-moment" title={moment}>
            {moment}
          </span>
        )}
      </span>
      <OwnPackBadge game={game} pack={snapshot.pack} />
      {progress !== undefined && <Progress {...progress} />}
      <span className="table-space" />
      {onPlan !== undefined && (
        <button type="button" className="button header-plan" onClick={onPlan} aria-label={table.plan}>
          <Icon name="plan" /> <span className="header-label">{table.plan}</span>
        </button>
      )}
      {since > 0 && (
        <button
          type="button"
          className={recapOpen ? 'button button--ink' : 'button'}
          onClick={onRecap}
          aria-expanded={recapOpen}
          aria-label={`${table.since} ${since}`}
        >
          <Icon name="eye" /> <span className="header-label">{table.since}</span> <b>{since}</b>
        </button>
      )}
      <Link to={explainedAt(game.id)} target="_blank" className="button button--ghost header-extra">
        <Icon name="rules" /> <span className="header-label">{handbook.name}</span>
      </Link>
      <button
        type="button"
        className="button button--ghost header-extra"
        onClick={onLegend}
        aria-label={messages.legend.open}
        aria-keyshortcuts="?"
      >
        <b aria-hidden="true">?</b>
      </button>
      {actingSeat(snapshot) !== undefined && <NotesButton notes={snapshot.notes} onNote={session.commands.note} />}
      <span className={`connection connection--${connection}`}>
        <i aria-hidden="true" />
        <span className="header-label">{table.connection[connection]}</span>
      </span>
    </header>
  )
}

const Progress = ({ done, of }: { done: number; of: number }) => (
  <span className="table-progress" aria-hidden="true">
    {Array.from({ length: of }, (_, at) => at).map(at => (
      <i key={at} data-done={at < done ? '' : undefined} data-now={at === done ? '' : undefined} />
    ))}
  </span>
)
