import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { ContentsList } from './ContentsList.tsx'
import { HandbookSearch } from './HandbookSearch.tsx'
import type { Facts } from './inline.ts'
import type { LoadedHandbook } from './load-handbook.ts'
import { printHandbook } from './print.ts'

/** Beside the text: search, contents, printing, and the ways to the other pages. */
export function HandbookAside({ handbook, facts, inView }: { handbook: LoadedHandbook; facts: Facts; inView: string }) {
  const { handbook: say } = useMessages()
  return (
    <nav className="handbook-aside" aria-label={say.contents}>
      <HandbookSearch handbook={handbook} facts={facts} />
      <ContentsList handbook={handbook} inView={inView} />
      <Ways game={handbook.id} />
    </nav>
  )
}

/** What one can do besides reading. */
export function Ways({ game }: { game: string }) {
  const { handbook: say } = useMessages()
  return (
    <ul className="handbook-ways">
      <li>
        <button type="button" className="text-button" onClick={() => printHandbook('all')}>
          {say.print}
        </button>
      </li>
      <li>
        <button type="button" className="text-button" onClick={() => printHandbook('summary')}>
          {say.printSummary}
        </button>
      </li>
      <li>
        <Link to={{ page: 'rules', game }}>{say.exactAll}</Link>
      </li>
      <li>
        <Link to={{ page: 'components', game }}>{say.components}</Link>
      </li>
    </ul>
  )
}
