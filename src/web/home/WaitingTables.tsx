import { useState } from 'react'
import { momentIn, spanIn } from '../../protocol/notices/spans.ts'
import type { WaitingTable } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages, useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { pictureOf, shortTitleOf } from './shelf-of-games.ts'
import './waiting.css'

const HOUR = 3_600_000
/** As many cards as are looked through at once; the others on demand. */
const SHOWN = 9

/** What waits for the viewer: the question itself, since when, how long there is, and what comes then. The most urgent is filled. */
export function WaitingTables({ waiting }: { waiting: readonly WaitingTable[] }) {
  const { waiting: say } = useMessages()
  const [all, showAll] = useState(false)
  // One more is shown rather than a button for it.
  const shown = all || waiting.length <= SHOWN + 1 ? waiting : waiting.slice(0, SHOWN)
  return (
    <>
      <ul className="waiting">
        {shown.map((one, at) => (
          <WaitingCard key={`${one.table}:${one.seat}`} waiting={one} urgent={at === 0} />
        ))}
      </ul>
      {shown.length < waiting.length && (
        <button type="button" className="button waiting-more" onClick={() => showAll(true)}>
          {say.others(waiting.length - shown.length)}
        </button>
      )}
    </>
  )
}

function WaitingCard({ waiting, urgent }: { waiting: WaitingTable; urgent: boolean }) {
  const { language, messages } = useSpeech()
  const { waiting: say } = messages
  const { table, game, question, since, until, afterwards, seats, seat, wants } = waiting
  const now = Date.now()
  const title = shortTitleOf(game)
  const Picture = pictureOf(game)
  const left = until === undefined ? undefined : until - now
  const go = wants === undefined ? say.play : say.look
  return (
    <li className="waiting-card" data-urgent={urgent ? '' : undefined}>
      {Picture !== undefined && <Picture />}
      <div>
        <small className="waiting-eyebrow">
          {wants === undefined ? say.yourTurn : wants === 'start' ? say.yourTable : say.yourSeat}
        </small>
        <h2>{title}</h2>
        <p className="waiting-question">{question}</p>
        {wants !== 'return' && <p className="quiet">{say.since(momentIn(language, since, now))}</p>}
        <p className="quiet">{seats.filter((_, at) => at !== seat).join(', ')}</p>
      </div>
      <footer>
        {wants === undefined && (
          <span className="waiting-clock" data-short={left !== undefined && left < HOUR ? '' : undefined}>
            <Icon name="clock" />{' '}
            {left === undefined ? say.noClock : left <= 0 ? say.over : say.left(spanIn(language, left))}
          </span>
        )}
        <small>{afterwards === undefined ? '' : say[afterwards]}</small>
        <Link
          to={{ page: 'table', id: table }}
          className={urgent ? 'button button--turn waiting-play' : 'button waiting-play'}
          aria-label={`${go}: ${title}, ${question}`}
        >
          {go}
        </Link>
      </footer>
    </li>
  )
}
