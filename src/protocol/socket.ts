import { z } from 'zod'
import type { GameEvent, Seat } from '../kernel/contract.ts'
import type { TableView, Viewer } from '../tables/view.ts'
import { command, linkSecret, tableId, viewer } from './commands.ts'
import type { Change } from './difference.ts'
import type { Failure } from './rest.ts'
import { requestId } from './texts.ts'

export { PROTOCOL } from './version.ts'

/** What a client sends over the socket, one JSON text each. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    id: requestId,
    table: tableId,
    as: viewer,
    /** The last number seen: the server goes on from there. */
    since: z.int().min(0).exactOptional(),
    link: linkSecret.exactOptional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), id: requestId, table: tableId }),
  z.strictObject({
    type: z.literal('command'),
    id: requestId,
    table: tableId,
    command,
    link: linkSecret.exactOptional(),
  }),
  /** Whether somebody sits before the page, or has left it open: who has is called elsewhere. Until it is said, somebody does. */
  z.strictObject({ type: z.literal('looking'), id: requestId, looking: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), id: requestId }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** What the server sends. */
export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly protocol: number
      /** The server's time, to set clocks by. */
      readonly now: number
      readonly you?: { readonly id: string; readonly name: string }
    }
  /** The whole table, as the viewer may see it: the answer to `subscribe`. */
  | {
      readonly type: 'table'
      readonly id: string
      readonly table: string
      readonly as: Viewer
      readonly number: number
      readonly view: TableView
    }
  /** The answer to `subscribe` with `since`: updates from there follow. */
  | {
      readonly type: 'continued'
      readonly id: string
      readonly table: string
      readonly as: Viewer
      readonly number: number
    }
  | Update
  /** Who is connected now, at this server. */
  | { readonly type: 'presence'; readonly table: string; readonly seats: readonly Seat[]; readonly spectators: number }
  /** The request is done and kept; the table had this number then. */
  | { readonly type: 'done'; readonly id: string; readonly number: number }
  /** `reason` says the same as the message, as data; servers of earlier releases leave it out. */
  | ({ readonly type: 'refused'; readonly id?: string } & Failure)
  /** Nothing more comes: the viewer may no longer look so (a seat was given up, a link withdrawn), or must subscribe again. */
  | { readonly type: 'unsubscribed'; readonly table: string; readonly reason: 'not-allowed' | 'reload' }
  | { readonly type: 'pong'; readonly id: string; readonly now: number }

/** One entry of a table: what it changed in the viewer's view, and what happened. */
export interface Update {
  readonly type: 'update'
  readonly table: string
  readonly number: number
  readonly at: number
  readonly changes: readonly Change[]
  /** Whose answer it was. */
  readonly seat?: Seat
  /** What was answered, told to who gave it. Servers of earlier releases leave it out. */
  readonly key?: string
  readonly events: readonly GameEvent[]
}
