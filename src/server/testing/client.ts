import { WebSocket } from 'ws'
import { withChanges } from '../../protocol/difference.ts'
import { readServerMessage } from '../../protocol/server-message.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/socket.ts'
import { tableView } from '../../protocol/view.ts'
import { understood } from '../../protocol/whole.ts'
import type { Command } from '../../tables/command.ts'
import type { TableView, Viewer } from '../../tables/view.ts'

/** A person at a real server, as a browser or a program is: cookies, requests and a socket. */
export interface TestPerson {
  readonly url: string
  readonly cookie: string
  readonly name: string
}

export async function call<T>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers }
}

export async function arrive(url: string, name: string): Promise<TestPerson> {
  const { status, headers, body } = await call(url, 'POST', '/api/session', { name })
  if (status !== 200) throw new Error(`no session: ${JSON.stringify(body)}`)
  return { url, name, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

export const ask = async <T>(person: TestPerson, method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await call<T>(person.url, method, path, body, { cookie: person.cookie })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A table of people who all sit, as their ids are made. */
export async function seatEverybody(
  people: readonly TestPerson[],
  game: string,
  options: object = {},
): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('a table needs somebody')
  const { id } = await ask<{ id: string }>(host, 'POST', '/api/tables', { game, players: people.length, ...options })
  for (const [at, other] of others.entries()) {
    const seat = at + 1
    const { secret } = await ask<{ secret: string }>(host, 'POST', `/api/tables/${id}/links`, { kind: 'invite', seat })
    await ask(other, 'POST', `/api/tables/${id}/commands`, { id: 'sit', command: { kind: 'sit', seat }, link: secret })
  }
  return id
}

export interface Client {
  readonly socket: WebSocket
  /** Every text that came over the wire. */
  readonly wire: string[]
  readonly messages: ServerMessage[]
  readonly views: Map<string, { number: number; view: TableView; as: Viewer }>
  send(message: ClientMessage): void
  sendRaw(data: string | Buffer): void
  /** Resolves with the first message, past or coming, that fits. */
  until<M extends ServerMessage>(fits: (message: ServerMessage) => message is M): Promise<M>
  reply(id: string): Promise<ServerMessage>
  /** Resolves when this is so, looked at after every message. */
  when(holds: () => boolean): Promise<void>
  subscribe(table: string, as: Viewer, since?: number, link?: string): Promise<ServerMessage>
  command(table: string, command: Command, id?: string): Promise<ServerMessage>
  close(): Promise<void>
}

let made = 0
export const newRequestId = (): string => `r${process.pid}-${++made}`

export async function connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
  const wire: string[] = []
  const messages: ServerMessage[] = []
  const views: Client['views'] = new Map()
  const waiting = new Set<() => void>()

  socket.on('message', data => {
    const text = String(data)
    const message = readServerMessage(text)
    wire.push(text)
    messages.push(message)
    if (message.type === 'table') {
      const { number, view, as } = message
      views.set(message.table, { number, view, as })
    } else if (message.type === 'update') {
      const seen = views.get(message.table)
      if (seen !== undefined) {
        if (message.number <= seen.number)
          throw new Error(`update ${message.number} came after ${seen.number} at table ${message.table}`)
        const view = understood(tableView, withChanges(seen.view, message.changes))
        views.set(message.table, { ...seen, number: message.number, view })
      }
    }
    for (const look of [...waiting]) look()
  })
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()))
  socket.on('close', () => {
    for (const look of [...waiting]) look()
  })

  const when = (holds: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (holds()) {
          waiting.delete(look)
          resolve()
        } else if (socket.readyState >= socket.CLOSING) {
          waiting.delete(look)
          reject(new Error('the connection was closed'))
        }
      }
      waiting.add(look)
      look()
    })

  const client: Client = {
    socket,
    wire,
    messages,
    views,
    send: message => socket.send(JSON.stringify(message)),
    sendRaw: data => socket.send(data),
    async until(fits) {
      await when(() => messages.some(fits))
      return messages.find(fits) as never
    },
    reply: id => client.until((message): message is ServerMessage => 'id' in message && message.id === id),
    when,
    subscribe(table, as, since, link) {
      const id = newRequestId()
      client.send({
        type: 'subscribe',
        id,
        table,
        as,
        ...(since === undefined ? {} : { since }),
        ...(link === undefined ? {} : { link }),
      })
      return client.reply(id)
    },
    async command(table, command, id = newRequestId()) {
      // A request that is given again is answered again.
      const before = messages.length
      const replied = (message: ServerMessage) => 'id' in message && message.id === id
      client.send({ type: 'command', id, table, command: command as never })
      await when(() => messages.slice(before).some(replied))
      return messages.slice(before).find(replied) as ServerMessage
    },
    async close() {
      socket.close()
      await closed
    },
  }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    client.when(() => messages.length > 0).then(resolve, reject)
  })
  socket.on('error', () => undefined)
  return client
}

export const connectAs = (person: TestPerson): Promise<Client> => connect(person.url, { cookie: person.cookie })
