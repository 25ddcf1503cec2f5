import type { SeatName } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import { RatingRule } from './RatingRule.tsx'
import { isEarly, numberOf } from './rating-words.ts'
import './ratings.css'
import { useSeatRatings } from './use-seat-ratings.ts'

/** What a rated game has changed, once it is counted. */
export function RatedResult({ snapshot, who }: { snapshot: TableSnapshot; who: SeatName }) {
  const messages = useMessages()
  const { ratings: say } = messages
  const { id, game, arrangement, ended, seats } = snapshot
  const isCounted = arrangement.rated && !ended
  const ratings = useSeatRatings(id, isCounted, 'at the end', 'counted')
  if (!arrangement.rated) return null
  const changed = [...ratings.values()].filter(one => one.before !== undefined)
  return (
    <section className="rated-result sheet" aria-label={say.changed}>
      <header>
        <h2>{say.changed}</h2>
        <Link to={{ page: 'ratings', game: game.id }}>{say.all}</Link>
      </header>
      {ended && <p>{say.notCounted}</p>}
      {isCounted && changed.length === 0 && <p role="status">{say.counting}</p>}
      {changed.map(({ seat, before = 0, ...info }) => (
        <div key={seat} className="rating-row">
          <b>{seats[seat]?.standsIn ? `${who(seat)} (${messages.ratings.away})` : who(seat)}</b>
          <RatingRule game={game.id} info={info} />
          <span className="rating-number">
            {isEarly(info) ? say.early : numberOf(info, messages)}
            <small>
              {say.change(before, info.rating)}{' '}
              <em data-sign={Math.sign(info.rating - before)}>{signed(info.rating - before)}</em>
            </small>
          </span>
        </div>
      ))}
    </section>
  )
}

const signed = (difference: number): string =>
  difference < 0 ? `−${-difference}` : difference > 0 ? `+${difference}` : '±0'
