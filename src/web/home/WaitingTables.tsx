import { momentIn, spanIn } from '../../protocol/notices/spans.ts'
import type { WaitingTable } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { pictureOf, titleOf } from './shelf-of-games.ts'
import './waiting.css'

const HOUR = 3_600_000

/** What waits for the viewer: the question itself, since when, how long there is, and what comes then. The most urgent is filled. */
export function WaitingTables({ waiting }: { waiting: readonly WaitingTable[] }) {
  return (
    <ul className="waiting">
      {waiting.map((one, at) => (
        <WaitingCard key={`${one.table}:${one.seat}`} waiting={one} urgent={at === 0} />
      ))}
    </ul>
  )
}

function WaitingCard({ waiting, urgent }: { waiting: WaitingTable; urgent: boolean }) {
  const { language, messages } = useSpeech()
  const { waiting: say } = messages
  const { table, game, question, since, until, afterwards, seats, seat } = waiting
  const now = Date.now()
  const title = titleOf(game)
  const Picture = pictureOf(game)
  const left = until === undefined ? undefined : until - now
  return (
    <li className="waiting-card" data-urgent={urgent ? '' : undefined}>
      {Picture !== undefined && <Picture />}
      <div>
        <small className="waiting-eyebrow">{say.yourTurn}</small>
        <h2>{title}</h2>
        <p className="waiting-question">{question}</p>
        <p className="quiet">{say.since(momentIn(language, since, now))}</p>
        <p className="quiet">{seats.filter((_, at) => at !== seat).join(', ')}</p>
      </div>
      <footer>
        <span className="waiting-clock" data-short={left !== undefined && left < HOUR ? '' : undefined}>
          <Icon name="clock" />{' '}
          {left === undefined ? say.noClock : left <= 0 ? say.over : say.left(spanIn(language, left))}
        </span>
        <small>{afterwards === undefined ? '' : say[afterwards]}</small>
        <Link
          to={{ page: 'table', id: table }}
          className={urgent ? 'button button--turn waiting-play' : 'button waiting-play'}
          aria-label={`${say.play}: ${title}, ${question}`}
        >
          {say.play}
        </Link>
      </footer>
    </li>
  )
}
