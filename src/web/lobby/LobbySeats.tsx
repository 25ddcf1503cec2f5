import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { levelInWords, ratingInWords } from '../rated/rating-words.ts'
import { useSeatRatings } from '../rated/use-seat-ratings.ts'
import { botLevels } from '../session/remote/requests.ts'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'

/** Who sits where; free seats are taken, invited to or given to bots. */
export function LobbySeats({ snapshot, commands }: { snapshot: TableSnapshot; commands: SharedCommands }) {
  const messages = useMessages()
  const { lobby, setup } = messages
  const { seats, seat, host, arrangement, game } = snapshot
  const ratings = useSeatRatings(snapshot.id, arrangement.rated, seats.map(one => one.name).join('\n'))
  const ratingAt = (at: number): string | undefined => {
    const { level } = seats[at] ?? {}
    const info = ratings.get(at)
    if (info !== undefined) return ratingInWords(info, game.id, messages)
    return arrangement.rated && level !== undefined ? levelInWords(level, game.id, messages) : undefined
  }
  const { ratings: range, visibility } = arrangement
  const forWhom =
    range && visibility === 'public' ? messages.ratings.ofRatings(messages.ratings.range(range)) : undefined
  return (
    <ol className="lobby">
      {seats.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is told by its number
        <li key={at}>
          <b>
            {one.kind === 'open' ? lobby.free : one.kind === 'bot' ? setup.bot(one.name) : one.name}
            {at === seat ? ` (${setup.you})` : ''}
            {one.kind === 'open' && forWhom !== undefined && <small>{forWhom}</small>}
            {ratingAt(at) !== undefined && <small>{ratingAt(at)}</small>}
          </b>
          {one.kind === 'open' && seat === undefined && (
            <button type="button" className="button" onClick={() => commands.sit(at)}>
              {lobby.sit}
            </button>
          )}
          {one.kind === 'open' && host && <BotButton onSeat={level => commands.seatBot(at, level)} />}
          {at === seat && !host && (
            <button type="button" className="button" onClick={commands.leave}>
              {lobby.leave}
            </button>
          )}
          {one.kind === 'bot' && host && (
            <button type="button" className="button" onClick={() => commands.openSeat(at)}>
              {lobby.clear}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

function BotButton({ onSeat }: { onSeat: (level: string) => void }) {
  const { lobby, levels: say } = useMessages()
  const [levels, setLevels] = useState<readonly string[]>([])
  useEffect(() => void botLevels().then(setLevels, () => setLevels([])), [])
  const [first] = levels
  return (
    <select
      className="button"
      value=""
      aria-label={lobby.addBot}
      disabled={first === undefined}
      onChange={event => onSeat(event.target.value)}
    >
      <option value="">{lobby.addBot}</option>
      {levels.map(level => (
        <option key={level} value={level}>
          {say.names[level] ?? level}
        </option>
      ))}
    </select>
  )
}
