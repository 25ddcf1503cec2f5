import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import { isStillGood, type Visit } from '../people/sessions.ts'

/** The code with which a socket is closed whose session or token has ended. */
export const SESSION_ENDED = 4401

/** Milliseconds for which an end is remembered, for a socket that was let in by what ended in that moment. */
const REMEMBERED = 60_000

/** The sockets of people who are known, each by a session or a token. With it they are closed. */
export interface OpenSockets {
  /** Closed at once if what its person is known by has ended while it was opened. */
  add(socket: WebSocket, visit: Visit): void
  /** A session or token has ended, here or at another process. */
  end(hash: string): void
  /** Ends may have passed unheard: asks again for every one. */
  recheck(): Promise<void>
  /** Closes those whose time is over. */
  sweep(): void
}

export function openSockets(context: Context): OpenSockets {
  const open = new Map<string, { visit: Visit; sockets: Set<WebSocket> }>()
  const ended = new Map<string, number>()

  function end(hash: string): void {
    ended.set(hash, context.now())
    const known = open.get(hash)
    open.delete(hash)
    for (const socket of known?.sockets ?? []) dismiss(socket)
  }

  return {
    add(socket, visit) {
      if (ended.has(visit.hash)) return dismiss(socket)
      const known = open.get(visit.hash) ?? { visit, sockets: new Set() }
      open.set(visit.hash, known)
      known.sockets.add(socket)
      socket.on('close', () => {
        known.sockets.delete(socket)
        if (known.sockets.size === 0 && open.get(visit.hash) === known) open.delete(visit.hash)
      })
    },
    end,
    async recheck() {
      for (const { visit } of [...open.values()]) if (!(await isStillGood(context, visit))) end(visit.hash)
    },
    sweep() {
      const now = context.now()
      for (const { visit } of [...open.values()]) if (visit.expiresAt <= now) end(visit.hash)
      for (const [hash, at] of ended) if (now - at > REMEMBERED) ended.delete(hash)
    },
  }
}

/** What it still sends is not heard any more; it is shown nothing more, for it is closing. */
function dismiss(socket: WebSocket): void {
  socket.removeAllListeners('message')
  socket.close(SESSION_ENDED, 'your session or token has ended')
}
