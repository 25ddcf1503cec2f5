import type { Game } from '../../../kernel/contract.ts'
import { withChanges } from '../../../protocol/difference.ts'
import type { ServerMessage } from '../../../protocol/socket.ts'
import { tableView } from '../../../protocol/view.ts'
import { understood } from '../../../protocol/whole.ts'
import type { Command } from '../../../tables/command.ts'
import type { Viewer } from '../../../tables/view.ts'
import type { Observable } from '../observable.ts'
import type { Connection, TableSnapshot } from '../session.ts'
import { snapshotOf, type ToldTable } from '../told.ts'
import { logOf, lookAt, recordOfTable } from './requests.ts'
import type { Wire } from './wire.ts'
import { withUpdate } from './with-update.ts'

/** A table of the server as it is followed: what was told of it, and what is shown. */
export interface Followed {
  readonly id: string
  readonly link: string | undefined
  readonly game: Game
  readonly shown: Observable<TableSnapshot>
  readonly wire: Wire
  told: ToldTable
  /** Of the last entry that was told. */
  number: number
  /** As whom the viewer wants to look: the server may not have answered yet. */
  wanted: Viewer
}

/** Takes in what the server says. */
export function hear(followed: Followed, message: ServerMessage): void {
  switch (message.type) {
    case 'welcome':
      followed.told = { ...followed.told, ahead: message.now - Date.now() }
      break
    case 'table':
      followed.number = message.number
      followed.told = { ...followed.told, view: message.view, as: message.as }
      show(followed)
      if (message.view.answers !== followed.told.happened.at(-1)?.answer) void tellAll(followed)
      break
    case 'update':
      if (message.number > followed.number) update(followed, message)
      break
    case 'presence':
      followed.told = { ...followed.told, present: message.seats }
      show(followed)
      break
    case 'refused':
      show(followed, { refused: message })
      break
    case 'unsubscribed':
      if (message.reason === 'not-allowed' && followed.told.link !== undefined) subscribe(followed, 'spectator')
      else void lookAgain(followed)
      break
    default:
      break
  }
}

function update(followed: Followed, message: Extract<ServerMessage, { readonly type: 'update' }>): void {
  const { game, told } = followed
  const before = told.view
  const view = understood(tableView, withChanges(before, message.changes))
  followed.number = message.number
  followed.told = { ...told, view, happened: withUpdate(game, told.happened, before, view, message) }
  show(followed)
  const isOver = view.status === 'finished' && before.status !== 'finished'
  // Of several who are asked in secret one took an answer back, perhaps from among the others'.
  const isBackAmongOthers = view.answers < before.answers && view.asked.length > 1
  if (isOver || isBackAmongOthers) void tellAll(followed)
  if (view.status === 'playing' && view.seats !== before.seats && told.as === 'spectator') void lookAgain(followed)
}

function show({ game, told, shown }: Followed, change: Partial<TableSnapshot> = {}): void {
  shown.set({ ...snapshotOf(game, told, shown.get()), ...change })
}

export function subscribe(followed: Followed, as: Viewer, since?: number): void {
  const { id, wire } = followed
  followed.wanted = as
  const from = since === undefined ? {} : { since }
  wire.send({ type: 'subscribe', id: crypto.randomUUID(), table: id, as, ...from, ...withLink(followed) })
}

const withLink = ({ link }: Followed) => (link === undefined ? {} : { link })

/** There is a connection, perhaps again: goes on from what was told last. */
export function goOn(followed: Followed): void {
  connected(followed, 'live')
  const { wanted, told, number } = followed
  subscribe(followed, wanted, wanted === told.as ? number : undefined)
}

export function connected(followed: Followed, connection: Connection): void {
  followed.told = { ...followed.told, connection }
  show(followed)
}

/** Gives a command; false if it was refused. */
export async function commanded(followed: Followed, command: Command): Promise<boolean> {
  const { id, wire } = followed
  show(followed, { refused: undefined })
  const about = { id: crypto.randomUUID(), table: id, ...withLink(followed) }
  return (await wire.ask({ type: 'command', command, ...about })).type === 'done'
}

/** The seats have changed hands: goes on looking as whom the viewer is now, if only as a spectator. */
async function lookAgain(followed: Followed): Promise<void> {
  const look = await lookAt(followed.id, followed.link)
  if (look === undefined) return
  followed.told = { ...followed.told, left: look.left }
  subscribe(followed, look.as)
}

/** Asks for the whole story: when the game is over everything is open; after a long absence much was missed; or lines were taken out. */
async function tellAll(followed: Followed): Promise<void> {
  const { game, id, link } = followed
  const { view } = followed.told
  const past = await pastOf(game, view, id, link)
  const later = followed.told.happened.filter(one => one.answer > view.answers)
  followed.told = { ...followed.told, happened: [...past, ...later] }
  show(followed)
}

/** What happened up to a view: everything when the game is over, else as the viewer may see it. */
export async function pastOf(
  game: Game,
  view: ToldTable['view'],
  id: string,
  link: string | undefined,
): Promise<ToldTable['happened']> {
  if (view.state === undefined) return []
  if (view.status === 'finished') {
    const { replayedGame } = await import('../../replay/replayed-game.ts')
    return replayedGame(game, await recordOfTable(id, link)).happened
  }
  return (await logOf(id, link)).filter(one => one.answer <= view.answers)
}
