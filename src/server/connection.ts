import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import { type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from '../protocol/socket.ts'
import type { Person } from '../store/port.ts'
import { actorFor, type Credentials, maySee } from './access.ts'
import { frameOf } from './frame.ts'
import type { Hall } from './hall.ts'
import type { House } from './house.ts'
import { pace } from './pace.ts'
import { refusalTold, ServerRefusal } from './refused.ts'
import { linkOf } from './sessions.ts'
import type { Watcher } from './watching.ts'

/** Messages too many, after which a connection is closed rather than told again. */
const PATIENCE = 200

/** One client's socket: reads messages, checks them, and answers each. */
export function attend(
  house: House,
  hall: Hall,
  socket: WebSocket,
  transport: Socket,
  person: Person | undefined,
): void {
  const { limits } = house.settings
  const speed = pace(limits.messagesPerSecond, limits.messageBurst)
  const watched = new Map<string, Watcher>()
  let tooFast = 0
  let holding = false
  /** Commands that were given and are not answered yet. */
  let underWay = 0

  const sendFrame = (frame: Buffer): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.bytesWaiting) {
      // It can come back and go on from the last number that it saw.
      socket.terminate()
      return
    }
    house.metrics.count('deliveries')
    house.metrics.count('bytes_sent', frame.length)
    holdBack()
    // The socket's own way would make the frame anew for each: nothing is fragmented or compressed here, so whole frames may
    // go between those that it sends itself.
    transport.write(frame)
  }
  /** To whoever gave a command the update and the word that it is done go out in one write. */
  function holdBack(): void {
    if (holding || underWay === 0) return
    holding = true
    transport.cork()
    process.nextTick(() => {
      holding = false
      transport.uncork()
    })
  }
  const send = (message: ServerMessage): void => sendFrame(frameOf(message))
  const refuse = (id: string | undefined, code: string, message: string): void => {
    house.metrics.count('refusals')
    send({ type: 'refused', ...(id === undefined ? {} : { id }), code, message })
  }

  function leave(table: string): void {
    const watcher = watched.get(table)
    if (watcher === undefined) return
    watched.delete(table)
    hall.unsubscribe(table, watcher)
  }

  async function subscribe(message: ClientMessage & { readonly type: 'subscribe' }): Promise<void> {
    const { table, as: viewer } = message
    const credentials: Credentials = { person, link: await linkOf(house, message.link) }
    if (watched.size >= limits.subscriptionsPerConnection && !watched.has(table))
      throw new ServerRefusal('too-many', `a connection watches at most ${limits.subscriptionsPerConnection} tables`)
    leave(table)
    const watcher: Watcher = {
      viewer,
      link: credentials.link?.hash,
      send: sendFrame,
      maySee: now => maySee(now, viewer, credentials),
      dismiss(reason) {
        watched.delete(table)
        send({ type: 'unsubscribed', table, reason })
      },
    }
    watched.set(table, watcher)
    try {
      await hall.subscribe(table, watcher, message.id, message.since)
    } catch (fault) {
      if (watched.get(table) === watcher) watched.delete(table)
      throw fault
    }
    if (socket.readyState !== socket.OPEN || watched.get(table) !== watcher) hall.unsubscribe(table, watcher)
    // Withdrawn while it was opened: nobody was there yet to be sent away.
    await linkOf(house, message.link).catch(fault => {
      leave(table)
      throw fault
    })
  }

  async function command({ id, table, command: wanted, link }: ClientMessage & { readonly type: 'command' }) {
    const started = performance.now()
    underWay++
    try {
      const credentials: Credentials = { person, link: await linkOf(house, link) }
      const number = await hall.command(table, id, now => actorFor(now, wanted, credentials), wanted)
      send({ type: 'done', id, number })
    } finally {
      underWay--
    }
    house.metrics.observe((performance.now() - started) / 1000)
  }

  async function attendTo(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'subscribe':
        return subscribe(message)
      case 'unsubscribe':
        leave(message.table)
        return send({ type: 'done', id: message.id, number: 0 })
      case 'command':
        return command(message)
      case 'ping':
        return send({ type: 'pong', id: message.id, now: house.now() })
    }
  }

  function receive(data: RawData, isBinary: boolean): void {
    house.metrics.count('messages')
    if (!speed.take(house.now())) {
      if (++tooFast > PATIENCE) socket.close(1008, 'too fast')
      else refuse(undefined, 'too-fast', `at most ${limits.messagesPerSecond} messages a second; this one was not read`)
      return
    }
    const read = isBinary ? undefined : parsed(data)
    const message = clientMessage.safeParse(read)
    if (!message.success) {
      const id = (read as { id?: unknown } | undefined)?.id
      const [fault] = message.error.issues
      const where = fault?.path.join('.') || 'the message'
      refuse(typeof id === 'string' ? id.slice(0, 64) : undefined, 'bad-message', `${where}: ${fault?.message}`)
      return
    }
    const { id } = message.data
    attendTo(message.data).catch(fault => {
      const told = refusalTold(fault)
      if (told === undefined) house.log.error({ err: fault }, 'a message met a fault')
      refuse(id, told?.code ?? 'internal', told?.message ?? 'something went wrong here; try again')
    })
  }

  socket.on('message', receive)
  socket.on('close', () => {
    for (const table of [...watched.keys()]) leave(table)
  })
  socket.on('error', () => socket.terminate())
  send({
    type: 'welcome',
    protocol: PROTOCOL,
    now: house.now(),
    ...(person === undefined ? {} : { you: { id: person.id, name: person.name } }),
  })
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
