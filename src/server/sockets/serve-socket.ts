import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { readJson } from '../../kernel/json.ts'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '../../protocol/socket.ts'
import type { Person } from '../../store/port/people.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { actorFor, type Credentials, mustBeKnown } from '../people/access.ts'
import { linkOf } from '../people/sessions.ts'
import { failureOf, refusalTold, ServerRefusal } from '../refused.ts'
import { frameOf } from '../tables/frame.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { idIn, messageIn } from './client-message.ts'
import { type Incoming, incoming } from './incoming.ts'
import { type Outgoing, outgoing } from './outgoing.ts'
import { type Subscriptions, subscriptions } from './subscriptions.ts'

/** One client's socket: reads messages, checks them, and answers each. Nothing that comes over it is thrown any further. */
export function serveSocket(
  context: Context,
  liveTables: LiveTables,
  socket: WebSocket,
  transport: Socket,
  person: Person | undefined,
  address: string,
): void {
  const out = outgoing(context, socket, transport)
  const reception = incoming(context, socket, transport, out.pong)
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  const watching = subscriptions(context, liveTables, person, out.send, isOpen)
  const handle = handling(context, liveTables, { person, address, out, reception, watching, isOpen })
  function refuse(id: string | undefined, fault: unknown): void {
    if (refusalTold(fault) === undefined) context.log.error({ err: fault }, 'a message met a fault')
    context.metrics.count('refusals')
    out.send(frameOf({ type: 'refused', ...(id === undefined ? {} : { id }), ...failureOf(fault) }))
  }

  function receive(data: Buffer, isBinary: boolean): void {
    context.metrics.count('messages')
    const most = context.settings.limits.messagesPerSecond
    const admitted = reception.admits(data.length)
    if (admitted === 'too fast') refuse(undefined, new ServerRefusal('too-many-messages', { most }))
    if (admitted !== 'yes') return
    const read = messageIn(isBinary ? undefined : readJson(String(data), 'the message'))
    if ('wrong' in read) refuse(read.id, read.wrong)
    else handle(read).catch(fault => refuse(read.id, fault))
  }

  socket.on('message', (data, isBinary) => {
    try {
      receive(data as Buffer, isBinary)
    } catch (fault) {
      refuse(idIn(String(data)), fault)
    }
  })
  socket.on('close', watching.leaveAll)
  socket.on('error', () => socket.terminate())
  const you = person === undefined ? {} : { you: { id: person.id, name: person.name } }
  out.send(frameOf({ type: 'welcome', protocol: PROTOCOL, now: context.now(), ...you }))
}

/** One connection, and who is at its other end. */
interface Client {
  readonly person: Person | undefined
  readonly address: string
  readonly out: Outgoing
  readonly reception: Incoming
  readonly watching: Subscriptions
  isOpen(): boolean
}

/** Does what a message asks. What it costs is known and paid before: by the connection, and by the address. */
function handling(context: Context, liveTables: LiveTables, client: Client): (message: ClientMessage) => Promise<void> {
  const { person, address, out, reception, watching, isOpen } = client
  const send = (message: ServerMessage): void => out.send(frameOf(message))

  /** Waits until the address has room for work at a table. Whose session has ended meanwhile has waited in vain. */
  async function room(table: string, more = 0): Promise<void> {
    reception.spend(more)
    await inShare(context.quotas, address, costAt(liveTables, table) + more)
    if (!isOpen()) throw new ServerRefusal('connection-ended')
  }

  async function command({ id, table, command: wanted, link }: ClientMessage & { readonly type: 'command' }) {
    const started = performance.now()
    // To whoever gave a command the update and the word that it is done go out in one write.
    const apart = out.together()
    try {
      const credentials: Credentials = { person, link: await linkOf(context, link) }
      const number = await liveTables.command(table, id, now => actorFor(now, wanted, credentials), wanted)
      send({ type: 'done', id, number })
    } finally {
      apart()
    }
    context.metrics.observe((performance.now() - started) / 1000)
  }

  return async message => {
    switch (message.type) {
      case 'subscribe':
        await room(message.table, liveTables.priceOf(message.table, message.as, message.since))
        return watching.subscribe(message)
      case 'unsubscribe':
        watching.leave(message.table)
        return send({ type: 'done', id: message.id, number: 0 })
      case 'command':
        mustBeKnown(person, message.link)
        await room(message.table)
        return command(message)
      case 'looking':
        reception.spend(watching.look(message.looking))
        return send({ type: 'done', id: message.id, number: 0 })
      case 'ping':
        return send({ type: 'pong', id: message.id, now: context.now() })
    }
  }
}
