import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { OwnPackBadge } from '../pack/OwnPackBadge.tsx'
import { Icon } from '../plates/Icon.tsx'
import { GameTitle } from '../table/GameTitle.tsx'
import '../table/header.css'

export function ReplayHeader({ id, game, pack, moment }: { id: string; game: Game; pack: Json; moment: string }) {
  const { replay, site, table } = useMessages()
  return (
    <header className="table-header">
      <Link to={{ page: 'home' }} className="button button--ghost button--icon" aria-label={site.home}>
        <Icon name="home" size={1.4} />
      </Link>
      <GameTitle title={game.title} />
      <span className="replay-badge">
        <Icon name="play" size={0.9} /> {replay.title}
      </span>
      <span className="table-moment">{moment}</span>
      <OwnPackBadge game={game} pack={pack} />
      <span className="table-space" />
      <Link to={{ page: 'table', id }} className="button button--ghost header-extra">
        <Icon name="trophy" /> <span className="header-label">{replay.result}</span>
      </Link>
      <Link to={{ page: 'rules', game: game.id }} target="_blank" className="button button--ghost header-extra">
        <Icon name="rules" /> <span className="header-label">{table.rules}</span>
      </Link>
    </header>
  )
}
