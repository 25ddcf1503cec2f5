import type { TableAnswer } from '../../../protocol/rest.ts'
import type { ClientMessage } from '../../../protocol/socket.ts'

/** What the protocol speaks of, under its own names. */
export type TableView = TableAnswer['view']
export type Viewer = TableAnswer['as']
export type SeatView = TableView['seats'][number]
/** What is chosen for a table before its game. */
export type Arrangement = Extract<Command, { readonly kind: 'arrange' }>['arrangement']
export type Command = Extract<ClientMessage, { readonly type: 'command' }>['command']
