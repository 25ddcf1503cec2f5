import { useState } from 'react'
import { CallOffer } from '../calls/CallOffer.tsx'
import { useMessages } from '../messages/messages.ts'
import { asSentence, saidRefusal } from '../messages/refusals/said.ts'
import { WaitingHost } from '../offers/WaitingHost.tsx'
import { OwnPackBadge } from '../pack/OwnPackBadge.tsx'
import { TablePeople } from '../people/TablePeople.tsx'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { Arranged } from './Arranged.tsx'
import { Arranging } from './Arranging.tsx'
import { InviteByName } from './InviteByName.tsx'
import { InviteLink } from './InviteLink.tsx'
import { LobbySeats } from './LobbySeats.tsx'
import { StartGame } from './StartGame.tsx'
import './lobby.css'

/** A table before its game: who sits where, and what will be played. */
export function Lobby({ snapshot, commands }: { snapshot: TableSnapshot; commands: SharedCommands }) {
  const messages = useMessages()
  const { lobby, people } = messages
  const [meeting, setMeeting] = useState(false)
  const { game, seats, host, refused, arrangement } = snapshot
  const full = seats.every(one => one.kind !== 'open')
  return (
    <SitePage title={`${game.title}: ${lobby.title}`} wide>
      <div className="lobby-page">
        <section>
          {host && !full && arrangement.visibility === 'public' && (
            <WaitingHost snapshot={snapshot} commands={commands} />
          )}
          {host && !full && (
            <>
              <InviteLink table={snapshot.id} game={game.title} />
              <InviteByName table={snapshot.id} seated={seats.map(({ name }) => name)} />
            </>
          )}
          <LobbySeats snapshot={snapshot} commands={commands} />
          <p>
            <button type="button" className="text-button" onClick={() => setMeeting(true)}>
              {people.atTable}
            </button>
          </p>
          {meeting && <TablePeople snapshot={snapshot} onClose={() => setMeeting(false)} />}
          {snapshot.seat !== undefined && <CallOffer />}
          {refused !== undefined && (
            <p role="alert" className="fault">
              {asSentence(saidRefusal(refused, messages))}
            </p>
          )}
          <StartGame snapshot={snapshot} commands={commands} />
        </section>
        <section>
          <OwnPackBadge game={game} pack={snapshot.pack} />
          {arrangement === undefined ? null : host ? (
            <Arranging snapshot={snapshot} arrangement={arrangement} commands={commands} />
          ) : (
            <Arranged game={game} players={seats.length} arrangement={arrangement} />
          )}
        </section>
      </div>
    </SitePage>
  )
}
