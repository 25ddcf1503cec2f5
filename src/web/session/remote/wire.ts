import { readServerMessage } from '../../../protocol/server-message.ts'
import type { ClientMessage, ServerMessage } from '../../../protocol/socket.ts'
import { PROTOCOL } from '../../../protocol/version.ts'
import { NotUnderstood } from '../../../protocol/whole.ts'
import { openLastingSocket } from './lasting-socket.ts'
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

/** How long to wait when the server has not read what came too fast. */
const BREATH = 1_000

export function openWire({ hear, live, lost }: Listeners): Wire {
  const socket = openLastingSocket({ receive, lost })
  const unanswered = new Map<string, { readonly message: Asked; readonly answer: (answer: Answer) => void }>()

  function receive(text: string): void {
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
    socket.close()
    lost()
    outdated.set(true)
  }

  function begin(): void {
    socket.greeted()
    live()
    sendUnanswered()
  }

  function settle(answer: Answer): void {
    if (answer.id === undefined) {
      if (answer.type === 'refused' && answer.code === 'too-fast') setTimeout(sendUnanswered, BREATH)
      return
    }
    const asked = unanswered.get(answer.id)
    unanswered.delete(answer.id)
    asked?.answer(answer)
  }

  function sendUnanswered(): void {
    for (const { message } of unanswered.values()) socket.send(message)
  }

  return {
    send: socket.send,
    ask: message =>
      new Promise(answer => {
        unanswered.set(message.id, { message, answer })
        socket.send(message)
      }),
    close: socket.close,
  }
}
