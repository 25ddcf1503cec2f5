import { useId, useState } from 'react'
import { spanIn } from '../../protocol/notices/spans.ts'
import type { OfferInfo } from '../../protocol/offers/requests.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { sitDownAt } from '../session/remote/offers.ts'
import { SeatRings } from './SeatRings.tsx'
import { timingInWords } from './timing-words.ts'

/** A table with free seats: what is played, with whom, how fast; one click takes a seat. */
export function OfferRow({ offer, named }: { offer: OfferInfo; named: (then: () => void) => void }) {
  const { language, messages } = useSpeech()
  const { offers: say } = messages
  const { table, game, speed, since, summary, seat, followed, outside } = offer
  const reason = useId()
  const [fault, setFault] = useState<unknown>()
  const title = titleOf(game)
  const names = summary.seats.flatMap(({ name }) => name ?? [])
  const sit = async (): Promise<void> => {
    try {
      await sitDownAt(offer)
      navigate({ page: 'table', id: table })
    } catch (why) {
      setFault(why)
    }
  }
  return (
    <li className="offer">
      <div className="offer-about">
        <b className="offer-game">{title}</b>
        <span>
          {summary.title === undefined ? '' : `“${summary.title}” · `}
          {names.join(', ')} · {speed === 'live' ? say.live : say.days}
          {speed === 'live' ? `, ${timingInWords(summary, messages)}` : ''}
          {summary.rated && ` · ${messages.ratings.rated}`}
          {summary.ratings && ` · ${messages.ratings.ofRatings(messages.ratings.range(summary.ratings))}`}
        </span>
        {outside !== undefined && <small id={reason}>{messages.ratings.outside(outside)}</small>}
        <small className="quiet">
          {say.since(spanIn(language, Math.max(0, Date.now() - since)))}
          {followed ? ` · ${say.followed}` : ''}
        </small>
      </div>
      <SeatRings seats={summary.seats} />
      {seat === undefined ? (
        <button
          type="button"
          className="button"
          disabled={outside !== undefined}
          aria-describedby={outside === undefined ? undefined : reason}
          aria-label={say.sitDownAt(title, summary.host)}
          onClick={() => named(() => void sit())}
        >
          {say.sitDown}
        </button>
      ) : (
        <Link to={{ page: 'table', id: table }} className="button">
          {say.goTo}
        </Link>
      )}
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
    </li>
  )
}
