import { useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import { type Arrangement, allowsAdvice } from '../../tables/entry.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { GameOptions } from '../options/GameOptions.tsx'
import { PackChooser } from '../pack/PackChooser.tsx'
import { RangeChooser } from '../rated/RangeChooser.tsx'
import { RatedCheck } from '../rated/RatedCheck.tsx'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'
import { ClockChooser } from './ClockChooser.tsx'
import { InviteWords } from './InviteWords.tsx'
import { type ArrangementChange, useArranging } from './use-arranging.ts'
import { Watching } from './Watching.tsx'

/** What the host chooses before the game: how many play, by what clock, with which options, and who may come. */
export function Arranging({
  snapshot: { game, seats },
  arrangement,
  commands,
}: {
  snapshot: TableSnapshot
  arrangement: Arrangement
  commands: SharedCommands
}) {
  const messages = useMessages()
  const { lobby } = messages
  const { players, arrangement: wanted, change } = useArranging({ arrangement, players: seats.length }, commands)
  const { options, visibility, pack } = wanted
  const [fault, setFault] = useState<unknown>()
  const choose = (part: ArrangementChange, count?: number): void =>
    void change(part, count).then(() => setFault(undefined), setFault)
  return (
    <form className="form" onSubmit={event => event.preventDefault()} aria-label={lobby.arrangement}>
      <h2>{lobby.arrangement}</h2>
      <PlayersChooser
        {...game.players}
        players={players}
        taken={seats.findLastIndex(one => one.kind === 'person') + 1}
        onChoose={count => choose({ options: cutTo(count, options) }, count)}
      />
      <ClockChooser timing={wanted} onChoose={choose} />
      <InviteWords words={wanted.title} onChoose={title => choose({ title })} />
      <GameOptions
        game={game}
        players={players}
        options={options}
        seats={Array.from({ length: players }, (_, at) => seats[at]?.name || lobby.seat(at + 1))}
        onChange={wanted => choose({ options: wanted as Record<string, Json> })}
      />
      <RatedCheck
        rated={wanted.rated}
        blocked={pack !== undefined ? 'ownPack' : players < 2 ? 'alone' : undefined}
        onChoose={rated => choose({ rated })}
      />
      <label className="form-check">
        <input
          type="checkbox"
          checked={allowsAdvice(wanted)}
          disabled={wanted.rated}
          onChange={event => choose({ hints: event.target.checked ? undefined : false })}
        />
        {lobby.hints}
      </label>
      <label className="form-check">
        <input
          type="checkbox"
          checked={visibility === 'public'}
          onChange={event => choose({ visibility: event.target.checked ? 'public' : 'private' })}
        />
        {lobby.public}
      </label>
      {visibility === 'public' && (
        <RangeChooser game={game.id} ratings={wanted.ratings} onChoose={ratings => choose({ ratings })} />
      )}
      <Watching arrangement={wanted} onChoose={choose} />
      <PackChooser game={game} pack={pack} onChoose={own => change({ pack: own })} />
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
    </form>
  )
}

/** How many play; not fewer than sit there already. */
function PlayersChooser({
  min,
  max,
  players,
  taken,
  onChoose,
}: {
  min: number
  max: number
  players: number
  taken: number
  onChoose: (count: number) => void
}) {
  const { lobby } = useMessages()
  return (
    <label>
      {lobby.players}
      <select value={players} onChange={event => onChoose(Number(event.target.value))}>
        {Array.from({ length: max - min + 1 }, (_, at) => min + at).map(count => (
          <option key={count} disabled={count < taken}>
            {count}
          </option>
        ))}
      </select>
    </label>
  )
}

/** With fewer seats, what was chosen for the last ones goes. */
const cutTo = (players: number, options: Arrangement['options']): Arrangement['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, players) : value]),
  )
