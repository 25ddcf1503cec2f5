import type { ClientMessage, ServerMessage } from '../../../protocol/socket.ts'

/** A socket that comes back by itself. What is sent while it is away goes out when it is back. */
export interface Wire {
  send(message: ClientMessage): void
  close(): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/** A connection that says nothing for so long is asked whether it still lives. */
const PING_EVERY = 25_000

export function openWire(
  onMessage: (message: ServerMessage) => void,
  onState: (state: 'live' | 'lost') => void,
  onOpen: () => void,
): Wire {
  let socket: WebSocket | undefined
  let wait = FIRST_WAIT
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: ClientMessage[] = []

  function connect(): void {
    const address = new URL('/socket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.onopen = () => {
      wait = FIRST_WAIT
      onState('live')
      onOpen()
      for (const message of waiting.splice(0)) send(message)
    }
    socket.onmessage = ({ data }) => onMessage(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = () => {
      if (closed) return
      onState('lost')
      timer = setTimeout(connect, wait)
      wait = Math.min(LONGEST_WAIT, wait * 2)
    }
  }

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    else waiting.push(message)
  }

  const back = (): void => {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(timer)
    connect()
  }
  addEventListener('online', back)
  const ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) send({ type: 'ping', id: crypto.randomUUID() })
  }, PING_EVERY)
  connect()
  return {
    send,
    close() {
      closed = true
      removeEventListener('online', back)
      clearInterval(ping)
      clearTimeout(timer)
      socket?.close()
    },
  }
}
