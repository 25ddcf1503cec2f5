import { momentIn } from '../../protocol/notices/spans.ts'
import { useNow } from '../absence/use-now.ts'
import { useSpeech } from '../messages/messages.ts'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'

/** The way to start the game: for the host, and for all who sit there once they have waited for a turn's time; who starts it, and when. */
export function StartGame({
  snapshot: { seats, seat, host, arrangement, startFrom },
  commands,
}: {
  snapshot: TableSnapshot
  commands: SharedCommands
}) {
  const { language, messages } = useSpeech()
  const { lobby, offers } = messages
  const now = useNow(startFrom === undefined ? [] : [startFrom])
  const full = seats.every(one => one.kind !== 'open')
  const from = full && !host && seat !== undefined ? startFrom : undefined
  const may = host || (from !== undefined && now >= from)
  const told = (): string | undefined => {
    if (arrangement.starts !== undefined && !full) return offers.startsFull
    if (host) return full ? undefined : lobby.seatsFree
    if (!full) return lobby.starts
    if (from === undefined) return lobby.nowStarts
    return may ? lobby.youMayStart : `${lobby.nowStarts} ${lobby.startFrom(momentIn(language, from, now))}`
  }
  const said = told()
  return (
    <>
      {may && (full || arrangement.starts === undefined) && (
        <button type="button" className="button button--ink button--big" disabled={!full} onClick={commands.start}>
          {lobby.start}
        </button>
      )}
      {said !== undefined && <p className="quiet">{said}</p>}
    </>
  )
}
