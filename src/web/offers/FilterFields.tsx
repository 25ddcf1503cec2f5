import type { GameSpeed } from '../../protocol/offers/requests.ts'
import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import type { OfferFilter } from '../session/remote/offers.ts'

const ANY = ''

/** Which game, at what pace, with how many: of each one or any. */
export function FilterFields({ filter, onChange }: { filter: OfferFilter; onChange: (filter: OfferFilter) => void }) {
  const { offers: say } = useMessages()
  const { game, speed, players } = filter
  const most = Math.max(...playable.filter(({ id }) => (game ?? id) === id).map(one => one.players.max))
  return (
    <>
      <label>
        {say.game}
        <select value={game ?? ANY} onChange={event => onChange({ ...filter, game: event.target.value || undefined })}>
          <option value={ANY}>{say.anyGame}</option>
          {playable.map(({ id, title }) => (
            <option key={id} value={id}>
              {title.split(': ')[0]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.pace}
        <select
          value={speed ?? ANY}
          onChange={event => onChange({ ...filter, speed: (event.target.value || undefined) as GameSpeed | undefined })}
        >
          <option value={ANY}>{say.anyPace}</option>
          <option value="live">{say.live}</option>
          <option value="days">{say.days}</option>
        </select>
      </label>
      <label>
        {say.players}
        <select
          value={players ?? ANY}
          onChange={event => onChange({ ...filter, players: Number(event.target.value) || undefined })}
        >
          <option value={ANY}>{say.anyNumber}</option>
          {Array.from({ length: most - 1 }, (_, at) => at + 2).map(count => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
