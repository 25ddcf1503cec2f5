import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { OwnPackBadge } from '../pack/OwnPackBadge.tsx'
import { Icon } from '../plates/Icon.tsx'
import type { TableSession, TableSnapshot } from '../session/session.ts'
import { NotesButton } from './NotesButton.tsx'
import { SpectatorLink } from './SpectatorLink.tsx'
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
}: {
  snapshot: TableSnapshot
  board: Board | undefined
  session: TableSession
  since: number
  recapOpen: boolean
  onRecap: () => void
  asText: boolean
  onAsText: () => void
}) {
  const { language, messages } = useSpeech()
  const { table, site } = messages
  const { game, play, connection } = snapshot
  const progress = play === undefined ? undefined : board?.progress?.(play)
  return (
    <header className="table-header">
      <button
        type="button"
        className="button button--ghost button--icon"
        popoverTarget="table-menu"
        aria-label={site.menu}
      >
        <Icon name="menu" size={1.4} />
      </button>
      <nav id="table-menu" popover="auto" className="menu">
        <Link to={{ page: 'home' }}>{site.home}</Link>
        <Link to={{ page: 'rules', game: game.id }}>{site.rules}</Link>
        <Link to={{ page: 'components', game: game.id }}>{site.components}</Link>
        <Link to={{ page: 'settings' }}>{site.settings}</Link>
        <Link to={{ page: 'about' }}>{site.about}</Link>
        <button type="button" onClick={onAsText} aria-pressed={asText}>
          {asText ? table.board : table.outline}
        </button>
        {session.commands.shared !== undefined && snapshot.seat !== undefined && <SpectatorLink table={snapshot.id} />}
      </nav>
      <span className="table-title">{game.title}</span>
      {play !== undefined && <span className="table-moment">{game.words[language].moment(play.state)}</span>}
      <OwnPackBadge game={game} pack={snapshot.pack} />
      {progress !== undefined && <Progress {...progress} />}
      <span className="table-space" />
      {since > 0 && (
        <button
          type="button"
          className={recapOpen ? 'button button--ink' : 'button'}
          onClick={onRecap}
          aria-expanded={recapOpen}
        >
          <Icon name="eye" /> <span className="header-label">{table.since}</span> <b>{since}</b>
        </button>
      )}
      <Link to={{ page: 'rules', game: game.id }} target="_blank" className="button button--ghost header-extra">
        <Icon name="rules" /> <span className="header-label">{table.rules}</span>
      </Link>
      <NotesButton notes={snapshot.notes} onNote={session.commands.note} />
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
