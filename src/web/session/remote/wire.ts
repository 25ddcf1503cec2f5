import { readServerMessage } from '../../../protocol/server-message.ts'
import type { ClientMessage, ServerMessage } from '../../../protocol/socket.ts'
import { PROTOCOL } from '../../../protocol/version.ts'
import { NotUnderstood } from '../../../protocol/whole.ts'
import { outdated } from './outdated.ts'

/** A socket that comes back by itself. */
export interface Wire {
  /** Says something that is said anew with each connection: without one it is not said. */
  send(message: ClientMessage): void
  /**
   * Asks for something once and waits for the answer. Until there is one it is sent again with every new connection, under
   * the same id, by which the server knows what it has done already.
   */
  ask(message: Asked): Promise<Answer>
  close(): void
}

type Asked = Extract<ClientMessage, { readonly type: 'command' }>
type Answer = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>

interface Listeners {
  hear(message: ServerMessage): void
  /** A connection has come, or gone. */
  live(): void
  lost(): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/** A connection that says nothing for so long is asked whether it still lives, and given up if it says nothing again. */
const PING_EVERY = 25_000
/** How long to wait when the server has not read what came too fast. */
const BREATH = 1_000

export function openWire({ hear, live, lost }: Listeners): Wire {
  let socket: WebSocket | undefined
  let isLive = false
  let isQuiet = false
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined
  const unanswered = new Map<string, { readonly message: Asked; readonly answer: (answer: Answer) => void }>()

  function connect(): void {
    clearTimeout(timer)
    const address = new URL('/socket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const opened = new WebSocket(address)
    socket = opened
    opened.onmessage = ({ data }) => receive(String(data))
    opened.onclose = () => lose(opened)
  }

  /** Comes back after a while. A connection that has died may not notice for long: it is no longer listened to. */
  function lose(gone: WebSocket): void {
    if (gone !== socket) return
    leave()
    lost()
    timer = setTimeout(connect, wait)
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }

  function leave(): void {
    const gone = socket
    socket = undefined
    isLive = false
    clearTimeout(timer)
    gone?.close()
  }

  function receive(text: string): void {
    isQuiet = false
    try {
      const message = readServerMessage(text)
      if (message.type === 'welcome' && message.protocol !== PROTOCOL)
        throw new NotUnderstood(`it speaks version ${message.protocol} of the protocol, and this page ${PROTOCOL}`)
      if (message.type === 'done' || message.type === 'refused') settle(message)
      hear(message)
      if (message.type === 'welcome') begin()
    } catch (fault) {
      if (!(fault instanceof NotUnderstood)) throw fault
      giveUp(fault)
    }
  }

  /** With a server of another release there is no going on. */
  function giveUp(fault: NotUnderstood): void {
    console.warn(fault.message)
    close()
    lost()
    outdated.set(true)
  }

  function begin(): void {
    wait = FIRST_WAIT
    isLive = true
    live()
    sendUnanswered()
  }

  function settle(answer: Answer): void {
    if (answer.id === undefined) {
      if (answer.type === 'refused' && answer.code === 'too-fast') timer = setTimeout(sendUnanswered, BREATH)
      return
    }
    const asked = unanswered.get(answer.id)
    unanswered.delete(answer.id)
    asked?.answer(answer)
  }

  function sendUnanswered(): void {
    for (const { message } of unanswered.values()) send(message)
  }

  function send(message: ClientMessage): void {
    if (isLive) socket?.send(JSON.stringify(message))
  }

  const back = (): void => {
    if (socket === undefined) connect()
  }
  addEventListener('online', back)
  const ping = setInterval(() => {
    if (socket === undefined || !isLive) return
    if (isQuiet) lose(socket)
    else send({ type: 'ping', id: crypto.randomUUID() })
    isQuiet = true
  }, PING_EVERY)

  function close(): void {
    removeEventListener('online', back)
    clearInterval(ping)
    leave()
  }

  connect()
  return {
    send,
    ask: message =>
      new Promise(answer => {
        unanswered.set(message.id, { message, answer })
        send(message)
      }),
    close,
  }
}
