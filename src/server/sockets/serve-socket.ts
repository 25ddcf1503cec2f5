import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { readJson } from '../../kernel/json.ts'
import { requestId } from '../../protocol/commands.ts'
import { type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from '../../protocol/socket.ts'
import type { Person } from '../../store/port.ts'
import type { Context } from '../context.ts'
import { COST, costAt, inShare } from '../limits/quotas.ts'
import { actorFor, type Credentials, maySee, mustBeKnown } from '../people/access.ts'
import { linkOf } from '../people/sessions.ts'
import { refusalTold, ServerRefusal } from '../refused.ts'
import { frameOf } from '../tables/frame.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Watcher } from '../tables/watching.ts'
import { incoming } from './incoming.ts'
import { outgoing } from './outgoing.ts'

/** One client's socket: reads messages, checks them, and answers each. Nothing that comes over it is thrown any further. */
export function serveSocket(
  context: Context,
  liveTables: LiveTables,
  socket: WebSocket,
  transport: Socket,
  person: Person | undefined,
  address: string,
): void {
  const { limits } = context.settings
  const out = outgoing(context, socket, transport)
  const reception = incoming(context, socket, transport, out.pong)
  const watched = new Map<string, Watcher>()

  const send = (message: ServerMessage): void => out.send(frameOf(message))
  const refuse = (id: string | undefined, code: string, message: string): void => {
    context.metrics.count('refusals')
    send({ type: 'refused', ...(id === undefined ? {} : { id }), code, message })
  }
  function tellFault(id: string | undefined, fault: unknown): void {
    const told = refusalTold(fault)
    if (told === undefined) context.log.error({ err: fault }, 'a message met a fault')
    refuse(id, told?.code ?? 'internal', told?.message ?? 'something went wrong here; try again')
  }

  function leave(table: string): void {
    const watcher = watched.get(table)
    if (watcher === undefined) return
    watched.delete(table)
    liveTables.unsubscribe(table, watcher)
  }

  async function subscribe(message: ClientMessage & { readonly type: 'subscribe' }): Promise<void> {
    const { table, as: viewer } = message
    const credentials: Credentials = { person, link: await linkOf(context, message.link) }
    if (watched.size >= limits.subscriptionsPerConnection && !watched.has(table))
      throw new ServerRefusal('too-many', `a connection watches at most ${limits.subscriptionsPerConnection} tables`)
    leave(table)
    const watcher: Watcher = {
      viewer,
      link: credentials.link?.hash,
      send: out.send,
      maySee: now => maySee(now, viewer, credentials),
      dismiss(reason) {
        watched.delete(table)
        send({ type: 'unsubscribed', table, reason })
      },
    }
    watched.set(table, watcher)
    try {
      const written = await liveTables.subscribe(table, watcher, message.id, message.since)
      reception.spend(written / COST.bytes)
    } catch (fault) {
      if (watched.get(table) === watcher) watched.delete(table)
      throw fault
    }
    if (socket.readyState !== socket.OPEN || watched.get(table) !== watcher) liveTables.unsubscribe(table, watcher)
    // Withdrawn while it was opened: nobody was there yet to be sent away.
    await linkOf(context, message.link).catch(fault => {
      leave(table)
      throw fault
    })
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

  /** Waits until the address has room for work at a table. Whose session has ended meanwhile has waited in vain. */
  async function room(table: string): Promise<void> {
    await inShare(context.quotas, address, costAt(liveTables, table))
    if (socket.readyState !== socket.OPEN) throw new ServerRefusal('closing', 'this connection has ended')
  }

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'subscribe':
        await room(message.table)
        return subscribe(message)
      case 'unsubscribe':
        leave(message.table)
        return send({ type: 'done', id: message.id, number: 0 })
      case 'command':
        mustBeKnown(person, message.link)
        await room(message.table)
        return command(message)
      case 'ping':
        return send({ type: 'pong', id: message.id, now: context.now() })
    }
  }

  function receive(data: Buffer, isBinary: boolean): void {
    context.metrics.count('messages')
    const admitted = reception.admits(data.length)
    if (admitted === 'too fast')
      refuse(undefined, 'too-fast', `at most ${limits.messagesPerSecond} messages a second; this one was not read`)
    if (admitted !== 'yes') return
    const read = messageIn(isBinary ? undefined : readJson(String(data), 'the message'))
    if ('wrong' in read) refuse(read.id, 'bad-message', read.wrong)
    else handle(read).catch(fault => tellFault(read.id, fault))
  }

  socket.on('message', (data, isBinary) => {
    try {
      receive(data as Buffer, isBinary)
    } catch (fault) {
      tellFault(idIn(String(data)), fault)
    }
  })
  socket.on('close', () => {
    for (const table of [...watched.keys()]) leave(table)
  })
  socket.on('error', () => socket.terminate())
  send({
    type: 'welcome',
    protocol: PROTOCOL,
    now: context.now(),
    ...(person === undefined ? {} : { you: { id: person.id, name: person.name } }),
  })
}

/** A message, or what is wrong with it and the id under which its sender can be told. */
function messageIn(data: unknown): ClientMessage | { readonly wrong: string; readonly id: string | undefined } {
  const { success, data: message, error } = clientMessage.safeParse(data)
  if (success) return message
  const [fault] = error.issues
  return { wrong: `${fault?.path.join('.') || 'the message'}: ${fault?.message}`, id: idOf(data) }
}

const idOf = (data: unknown): string | undefined =>
  requestId.safeParse((data as { id?: unknown } | undefined | null)?.id).data

/** The id of a message that is refused as a whole, if it has one. */
function idIn(text: string): string | undefined {
  try {
    return idOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
