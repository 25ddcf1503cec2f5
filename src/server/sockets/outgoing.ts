import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'

/** What goes out over one connection. Every byte of it waits in one place, is counted there, and there are only so many. */
export interface Outgoing {
  /** Sends a whole frame. */
  send(frame: Buffer): void
  pong(data: Buffer): void
  /** From here on, what is sent in one tick goes out in one write. Returns the way to end it. */
  together(): () => void
}

export function outgoing({ metrics, settings }: Context, socket: WebSocket, transport: Socket): Outgoing {
  const { bytesWaiting } = settings.limits
  let holding = false
  let together = 0

  /** A reader that is too slow is sent away. It can come back and go on from the last number that it saw. */
  function mayWrite(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount <= bytesWaiting) return true
    socket.terminate()
    return false
  }

  function holdBack(): void {
    if (holding || together === 0) return
    holding = true
    transport.cork()
    process.nextTick(() => {
      holding = false
      transport.uncork()
    })
  }

  return {
    send(frame) {
      if (!mayWrite()) return
      metrics.count('deliveries')
      metrics.count('bytes_sent', frame.length)
      holdBack()
      // The socket's own way would make the frame anew for each: nothing is fragmented or compressed here, so whole frames may
      // go between those that it sends itself.
      transport.write(frame)
    },
    pong(data) {
      if (mayWrite()) socket.pong(data)
    },
    together() {
      together++
      return () => void together--
    },
  }
}
