import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import { pace } from '../limits/pace.ts'

/** Messages too many, after which a connection is closed rather than told again; and how many of them are forgotten per second. */
const PATIENCE = 200
const FORGOTTEN_PER_SECOND = 1

/** Milliseconds in which a connection that is closed can read why. */
const LAST_WORDS = 1_000

/** Bytes of a message that cost as much as another message. */
const BYTES_PER_COST = 4 * 1024

/** What comes in over one connection, held to its pace by what it costs: messages, bytes, pings, pongs and halves of frames. */
export interface Incoming {
  /** Whether a message of so many bytes may be read. When not, the sender is to be told, unless the connection is over. */
  admits(bytes: number): 'yes' | 'too fast' | 'over'
  /** A message asks for work that costs so much more than reading it. */
  spend(cost: number): void
}

export function incoming(
  { settings: { limits } }: Context,
  socket: WebSocket,
  transport: Socket,
  pong: (data: Buffer) => void,
): Incoming {
  const speed = pace(limits.messagesPerSecond, limits.messageBurst)
  const patience = pace(FORGOTTEN_PER_SECOND, PATIENCE)
  // Whoever keeps to the pace with messages of full length sends no more than this, in whatever frames they come.
  const bytes = pace(limits.messagesPerSecond * limits.messageBytes, limits.messageBurst * limits.messageBytes)
  let over = false

  /** Nothing more is read. The other side would else have half a minute to go on sending. */
  function end(): void {
    if (over) return
    over = true
    socket.close(1008, 'too fast')
    socket.pause()
    setTimeout(() => socket.terminate(), LAST_WORDS).unref()
  }

  function admits(cost: number): 'yes' | 'too fast' | 'over' {
    if (over) return 'over'
    if (speed.take(cost)) return 'yes'
    if (patience.take()) return 'too fast'
    end()
    return 'over'
  }

  transport.on('data', chunk => {
    if (!bytes.take(chunk.length)) end()
  })
  socket.on('ping', data => {
    if (admits(1) === 'yes') pong(data)
  })
  socket.on('pong', () => void admits(1))
  return { admits: length => admits(1 + Math.floor(length / BYTES_PER_COST)), spend: speed.spend }
}
