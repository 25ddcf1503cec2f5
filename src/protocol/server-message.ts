import {
  array,
  literal,
  exactOptional as maybe,
  number,
  object,
  enum as oneOf,
  string,
  tuple,
  union,
  unknown,
} from 'zod/mini'
import type { Change } from './difference.ts'
import type { ServerMessage } from './socket.ts'
import { gameEvent, reason, tableView, viewer } from './view.ts'
import { NotUnderstood, type Schema, understood, whole } from './whole.ts'

/** What a server says over the socket, for a client to check. */

type Of<K extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: K }>

const path = array(union([string(), number()]))
const change = union([
  tuple([path]),
  tuple([path, unknown()]),
  tuple([path, number(), number(), array(unknown())]),
]) as unknown as Schema<Change>

const messages: { readonly [K in ServerMessage['type']]: Schema<Of<K>> } = {
  welcome: whole<Of<'welcome'>>({
    type: literal('welcome'),
    protocol: number(),
    now: number(),
    you: maybe(object({ id: string(), name: string() })),
  }),
  table: whole<Of<'table'>>({
    type: literal('table'),
    id: string(),
    table: string(),
    as: viewer,
    number: number(),
    view: tableView,
  }),
  continued: whole<Of<'continued'>>({
    type: literal('continued'),
    id: string(),
    table: string(),
    as: viewer,
    number: number(),
  }),
  update: whole<Of<'update'>>({
    type: literal('update'),
    table: string(),
    number: number(),
    at: number(),
    changes: array(change),
    seat: maybe(number()),
    key: maybe(string()),
    events: array(gameEvent),
  }),
  presence: whole<Of<'presence'>>({
    type: literal('presence'),
    table: string(),
    seats: array(number()),
    spectators: number(),
  }),
  done: whole<Of<'done'>>({ type: literal('done'), id: string(), number: number() }),
  refused: whole<Of<'refused'>>({
    type: literal('refused'),
    id: maybe(string()),
    code: string(),
    message: string(),
    reason: maybe(reason),
  }),
  unsubscribed: whole<Of<'unsubscribed'>>({
    type: literal('unsubscribed'),
    table: string(),
    reason: oneOf(['not-allowed', 'reload']),
  }),
  pong: whole<Of<'pong'>>({ type: literal('pong'), id: string(), now: number() }),
}

const named = object({ type: oneOf(Object.keys(messages) as ServerMessage['type'][]) })

/** A message as the socket brings it. Throws what it cannot understand. */
export function readServerMessage(text: string): ServerMessage {
  const data = readText(text)
  const { type } = understood(named, data)
  return understood(messages[type] as Schema<ServerMessage>, data)
}

function readText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotUnderstood('it is no JSON')
  }
}
