import { isForAll } from '../../kernel/view.ts'
import { type Change, difference } from '../../protocol/difference.ts'
import type { ServerMessage, Update } from '../../protocol/socket.ts'
import type { Table } from '../../tables/table.ts'
import { commonView, happenedFor, type TableView, type Viewer, viewerParts, viewTable } from '../../tables/view.ts'
import { frameOf, frameOfText } from './frame.ts'

export type DismissReason = (ServerMessage & { readonly type: 'unsubscribed' })['reason']

/** A connection that looks at a table. */
export interface Watcher {
  readonly viewer: Viewer
  /** The link it came with, by its hash. */
  readonly link: string | undefined
  /** The people who look so: whose seat it is, not their coach. */
  readonly people: readonly string[]
  /** Whether somebody sits before the page now, as far as it says. */
  isLooking(): boolean
  /** A message as a frame, made once for all who get it. */
  send(frame: Buffer): void
  /** Whether it may still look so, when seats have changed. */
  maySee(table: Table): boolean
  /** It is shown nothing more: because it may not, or because the table is loaded again. */
  dismiss(reason: DismissReason): void
}

/** All who see the same of a table. What they are sent is made once. */
export type WatchersByView = Map<Viewer, Set<Watcher>>

export function join(watchersByView: WatchersByView, watcher: Watcher): void {
  const group = watchersByView.get(watcher.viewer) ?? new Set()
  group.add(watcher)
  watchersByView.set(watcher.viewer, group)
}

export function part(watchersByView: WatchersByView, watcher: Watcher): void {
  const group = watchersByView.get(watcher.viewer)
  group?.delete(watcher)
  if (group?.size === 0) watchersByView.delete(watcher.viewer)
}

export const watcherCount = (watchersByView: WatchersByView): number =>
  [...watchersByView.values()].reduce((sum, group) => sum + group.size, 0)

/** The links by which somebody watches. */
export const linksOf = (watchersByView: WatchersByView): Set<string> =>
  new Set([...watchersByView.values()].flatMap(group => [...group].flatMap(({ link }) => link ?? [])))

/**
 * Shows one entry's consequence to everybody who looks. Who would see nothing new is sent nothing: that somebody else has
 * written a note, or given an order, is nobody's business. What they saw before is made again rather than kept: kept views would
 * grow old before they are replaced, and collecting them costs more than making them.
 */
export function showAll(
  watchersByView: WatchersByView,
  before: Table,
  after: Table,
  limited: Limited = make => make(),
  whom: 'everybody' | 'not spectators' = 'everybody',
): void {
  if (before.seats !== after.seats || before.arrangement !== after.arrangement)
    dismiss(watchersByView, watcher => !watcher.maySee(after))
  const viewers = [...watchersByView.keys()]
  showTo(
    watchersByView,
    whom === 'everybody' ? viewers : viewers.filter(viewer => viewer !== 'spectator'),
    before,
    after,
    limited,
  )
}

/** Makes something under whatever limit there is. */
type Limited = <T>(make: () => T) => T

/** Shows what lies between two states of a table to those who look so. */
export function showTo(
  watchersByView: WatchersByView,
  viewers: readonly Viewer[],
  before: Table,
  after: Table,
  limited: Limited,
): void {
  if (viewers.length === 0) return
  // Sending is not a thing that may be ended half-way: first everything is written, under whatever limit, and then sent.
  const texts = limited(() => textsFor(viewers, before, after))
  for (const [viewer, text] of texts) {
    const frame = frameOfText(text)
    for (const watcher of watchersByView.get(viewer) ?? []) watcher.send(frame)
  }
}

/** What each viewer is sent of an entry, as it is written. */
function textsFor(viewers: readonly Viewer[], before: Table, after: Table): ReadonlyMap<Viewer, string> {
  const texts = new Map<Viewer, string>()
  const common = difference(commonView(before), commonView(after))
  const partBefore = viewerParts(before)
  const partAfter = viewerParts(after)
  const toldAlike = after.happened.every(isForAll)
  const answeredBy = after.happened.length === 0 ? undefined : after.course?.answers.at(-1)?.seat
  let alike: string | undefined
  const write = (viewer: Viewer): string => JSON.stringify(updateOf(after, viewer, common))
  for (const viewer of viewers) {
    const isForOthers = toldAlike && viewer !== answeredBy
    if (isForOthers) alike ??= write(viewer)
    const written = (isForOthers ? alike : undefined) ?? write(viewer)
    const changes = difference(partBefore(viewer), partAfter(viewer))
    if (common.length + changes.length === 0 && happenedFor(after, viewer).length === 0) continue
    texts.set(viewer, withMoreChanges(written, changes))
  }
  return texts
}

/** What a viewer would have been sent since it saw a number; undefined when that is too long ago. */
export function missedUpdates(recent: readonly Table[], viewer: Viewer, since: number): readonly Update[] | undefined {
  const from = recent.findIndex(table => table.number === since)
  if (from < 0) return undefined
  const updates: Update[] = []
  let seen: TableView | undefined
  for (const table of recent.slice(from)) {
    const view = viewTable(table, viewer)
    const update = seen && updateOf(table, viewer, difference(seen, view))
    if (update !== undefined && update.changes.length + update.events.length > 0) updates.push(update)
    seen = view
  }
  return updates
}

/** An update as it is written, with more changes: they stand last in it, so that what is alike for all is written once. */
function withMoreChanges(written: string, changes: readonly Change[]): string {
  if (changes.length === 0) return written
  const end = written.endsWith('[]}') ? '' : ','
  return `${written.slice(0, -2)}${end}${JSON.stringify(changes).slice(1)}}`
}

/** The update that one entry means for a viewer, by what it changed in the view. */
function updateOf(after: Table, viewer: Viewer, changes: readonly Change[]): Update {
  const events = happenedFor(after, viewer)
  const answer = events.length === 0 ? undefined : after.course?.answers.at(-1)
  return {
    type: 'update',
    table: after.header.id,
    number: after.number,
    at: after.at,
    ...(answer === undefined ? {} : { seat: answer.seat }),
    ...(answer === undefined || answer.seat !== viewer ? {} : { key: answer.key }),
    events,
    changes,
  }
}

/** Sends away whoever may not look any more. */
export function dismiss(watchersByView: WatchersByView, whom: (watcher: Watcher) => boolean): void {
  for (const group of [...watchersByView.values()])
    for (const watcher of [...group])
      if (whom(watcher)) {
        part(watchersByView, watcher)
        watcher.dismiss('not-allowed')
      }
}

/** Those who look so are to ask for the table again. */
export function sendAway(watchersByView: WatchersByView, viewer: Viewer): void {
  const group = [...(watchersByView.get(viewer) ?? [])]
  watchersByView.delete(viewer)
  for (const watcher of group) watcher.dismiss('reload')
}

/** The table as it is in memory is shown no more: everybody is to ask for it again. */
export function sendAllAway(watchersByView: WatchersByView): void {
  const all = [...watchersByView.values()].flatMap(group => [...group])
  watchersByView.clear()
  for (const watcher of all) watcher.dismiss('reload')
}

export function showPresence(watchersByView: WatchersByView, table: string): void {
  const seats = [...watchersByView.keys()].filter(viewer => viewer !== 'spectator').sort()
  const spectators = watchersByView.get('spectator')?.size ?? 0
  const frame = frameOf({ type: 'presence', table, seats, spectators })
  for (const group of watchersByView.values()) for (const watcher of group) watcher.send(frame)
}
