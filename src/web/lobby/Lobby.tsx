import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { OwnPackBadge } from '../pack/OwnPackBadge.tsx'
import { botLevels, inviteTo } from '../session/remote/house.ts'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { Arranged } from './Arranged.tsx'
import { Arranging } from './Arranging.tsx'
import './lobby.css'

/** A table before its game: who sits where, links to send, bots to add. */
export function Lobby({ snapshot, commands }: { snapshot: TableSnapshot; commands: SharedCommands }) {
  const { lobby, setup } = useMessages()
  const { game, seats, seat, host, refused, arrangement } = snapshot
  const full = seats.every(one => one.kind !== 'open')
  return (
    <SitePage title={`${game.title}: ${lobby.title}`}>
      {host && <p>{lobby.invite}</p>}
      <ol className="lobby">
        {seats.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is told by its number
          <li key={at}>
            <b>
              {one.kind === 'open' ? lobby.free : one.kind === 'bot' ? setup.bot(one.name) : one.name}
              {at === seat ? ` (${setup.you})` : ''}
            </b>
            {one.kind === 'open' && seat === undefined && (
              <button type="button" className="button" onClick={() => commands.sit(at)}>
                {lobby.sit}
              </button>
            )}
            {one.kind === 'open' && host && (
              <>
                <InviteButton table={snapshot.id} seat={at} />
                <BotButton onSeat={level => commands.seatBot(at, level)} />
              </>
            )}
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
      <OwnPackBadge game={game} pack={snapshot.pack} />
      {arrangement === undefined ? null : host ? (
        <Arranging snapshot={snapshot} arrangement={arrangement} commands={commands} />
      ) : (
        <Arranged snapshot={snapshot} arrangement={arrangement} />
      )}
      {refused !== undefined && (
        <p role="alert" className="fault">
          {refused}
        </p>
      )}
      {host ? (
        <button type="button" className="button button--ink button--big" disabled={!full} onClick={commands.start}>
          {lobby.start}
        </button>
      ) : (
        <p>{lobby.starts}</p>
      )}
    </SitePage>
  )
}

function BotButton({ onSeat }: { onSeat: (level: string) => void }) {
  const { lobby, setup } = useMessages()
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
          {setup.levels[level] ?? level}
        </option>
      ))}
    </select>
  )
}

function InviteButton({ table, seat }: { table: string; seat: number }) {
  const { lobby } = useMessages()
  const [link, setLink] = useState<string>()
  const make = async (): Promise<void> => {
    const made = link ?? (await inviteTo(table, seat))
    setLink(made)
    await navigator.clipboard?.writeText(made).catch(() => undefined)
  }
  return (
    <>
      <button type="button" className="button" onClick={make}>
        {link === undefined ? lobby.copy : lobby.copied}
      </button>
      {link !== undefined && <input className="lobby-link" readOnly value={link} aria-label={lobby.invite} />}
    </>
  )
}
