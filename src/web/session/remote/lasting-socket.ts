import type { ClientMessage } from '../../../protocol/socket.ts'

/** A socket to the server that comes back by itself, however often it is cut off. */
export interface LastingSocket {
  /** Nothing is sent while there is no connection, or one that the server has not yet greeted. */
  send(message: ClientMessage): void
  /** The server has greeted us: from here on it listens. */
  greeted(): void
  close(): void
}

interface Listeners {
  receive(text: string): void
  lost(): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/** A connection that says nothing for so long is asked whether it still lives, and given up if it says nothing again. */
const PING_EVERY = 25_000

export function openLastingSocket({ receive, lost }: Listeners): LastingSocket {
  let socket: WebSocket | undefined
  let isLive = false
  let isQuiet = false
  const pause = growingPause()
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(timer)
    const opened = new WebSocket(socketAddress())
    socket = opened
    opened.onmessage = ({ data }) => {
      isQuiet = false
      receive(String(data))
    }
    opened.onclose = () => lose(opened)
  }

  /** Comes back after a while. A connection that has died may not notice for long: it is no longer listened to. */
  function lose(gone: WebSocket): void {
    if (gone !== socket) return
    leave()
    lost()
    timer = setTimeout(connect, pause.next())
  }

  function leave(): void {
    const gone = socket
    socket = undefined
    isLive = false
    clearTimeout(timer)
    gone?.close()
  }

  function send(message: ClientMessage): void {
    if (isLive) socket?.send(JSON.stringify(message))
  }

  const stop = comingBack(
    () => void (socket ?? connect()),
    () => {
      if (socket === undefined || !isLive) return
      if (isQuiet) lose(socket)
      else send({ type: 'ping', id: crypto.randomUUID() })
      isQuiet = true
    },
  )
  connect()
  return {
    send,
    greeted() {
      pause.reset()
      isLive = true
    },
    close() {
      stop()
      leave()
    },
  }
}

/** Milliseconds to wait before each try: twice as long each time, until one succeeds. */
function growingPause() {
  let wait = FIRST_WAIT
  return {
    next(): number {
      const now = wait
      wait = Math.min(LONGEST_WAIT, wait * 2)
      return now
    },
    reset(): void {
      wait = FIRST_WAIT
    },
  }
}

function socketAddress(): URL {
  const address = new URL('/socket', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address
}

/** Goes back to the server as soon as the device is online, and asks now and then whether it is there. */
function comingBack(back: () => void, ping: () => void): () => void {
  addEventListener('online', back)
  const pinging = setInterval(ping, PING_EVERY)
  return () => {
    removeEventListener('online', back)
    clearInterval(pinging)
  }
}
