import { useEffect, useState } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { seatNames } from '../people/TablePeople.tsx'
import { useTiesAt } from '../people/use-ties-at.ts'
import { Icon } from '../plates/Icon.tsx'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import { Remarks } from '../watch/Remarks.tsx'
import { Chat } from './Chat.tsx'
import { type Episode, linesOf } from './happenings.ts'
import { Log } from './Log.tsx'
import './log.css'

/** The log and the chat: one line when closed, a sheet over the rail when open; never over the question. */
export function LogDrawer({
  snapshot,
  episodes,
  board,
  who,
  commands,
  open,
  onOpen,
}: {
  snapshot: TableSnapshot
  episodes: readonly Episode[]
  board: Board | undefined
  who: SeatName
  commands: TableCommands
  open: boolean
  onOpen: (open: boolean) => void
}) {
  const { language, messages } = useSpeech()
  const { table, explain } = messages
  const { play, game, chat, id, seat, host, left } = snapshot
  const spectates = commands.shared !== undefined && seat === undefined && left === undefined && !host
  const blocked = useTiesAt(id, seatNames(snapshot)).flatMap(tie => (tie.blocked ? tie.seat : []))
  const remarks = snapshot.remarks ?? []
  const [read, setRead] = useState(chat.length)
  const unread = open ? 0 : Math.max(0, chat.length - read)
  useEffect(() => {
    if (open) setRead(chat.length)
  }, [open, chat.length])
  if (play === undefined) return null
  const last = episodes.at(-1)
  const lines = last === undefined ? [] : linesOf(game, play.components, language, last.events, who)
  return (
    <div className="log-drawer" data-open={open ? '' : undefined}>
      {open && (
        <div className="log-sheet sheet">
          <Log snapshot={snapshot} episodes={episodes} board={board} who={who} />
          <Chat lines={chat} blocked={blocked} onSay={spectates ? undefined : commands.say} />
          <Remarks snapshot={snapshot} commands={commands} />
        </div>
      )}
      <button type="button" className="log-handle" aria-expanded={open} onClick={() => onOpen(!open)}>
        <Icon name="log" />
        {unread > 0 && (
          <i className="dot chat-dot">
            <span className="spoken-only">{explain.unread(unread)}</span>
          </i>
        )}
        <b className="log-name">{table.log}</b>
        <span className="log-last">{lines.at(-1) ?? ''}</span>
        <Icon name="chat" />
        <b>{chat.length + remarks.length}</b>
        <Icon name={open ? 'down' : 'up'} />
      </button>
    </div>
  )
}
