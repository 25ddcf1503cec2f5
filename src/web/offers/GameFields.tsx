import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'

/** What a new table is for. */
export interface GameChoice {
  readonly game: string
  readonly players: number
}

export const firstChoice: GameChoice = { game: playable[0]?.id ?? '', players: 2 }

/** Which game, and with how many: at least two, and no more than can play it. */
export function GameFields({ choice, onChoose }: { choice: GameChoice; onChoose: (choice: GameChoice) => void }) {
  const { offers: say } = useMessages()
  const { game, players } = choice
  const mostOf = (wanted: string): number => playable.find(({ id }) => id === wanted)?.players.max ?? 2
  return (
    <>
      <label>
        {say.game}
        <select
          value={game}
          onChange={event =>
            onChoose({ game: event.target.value, players: Math.min(players, mostOf(event.target.value)) })
          }
        >
          {playable.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.players}
        <select value={players} onChange={event => onChoose({ game, players: Number(event.target.value) })}>
          {Array.from({ length: mostOf(game) - 1 }, (_, at) => at + 2).map(count => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
