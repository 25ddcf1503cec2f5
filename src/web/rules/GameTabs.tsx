import { Link } from '../app/navigation.tsx'
import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'

/** The same page of each game. */
export function GameTabs({
  page,
  game,
}: {
  page: 'handbook' | 'rules' | 'components' | 'known' | 'workshop' | 'ratings'
  game: string
}) {
  const { site } = useMessages()
  return (
    <nav className="game-tabs" aria-label={site.games}>
      {playable.map(({ id, title }) => (
        <Link key={id} to={{ page, game: id }} aria-current={id === game ? 'page' : undefined}>
          {title.split(': ')[0]}
        </Link>
      ))}
    </nav>
  )
}
