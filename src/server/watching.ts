import { type Change, difference } from '../protocol/difference.ts'
import type { ServerMessage, Update } from '../protocol/socket.ts'
import type { Table } from '../tables/table.ts'
import { commonView, happenedFor, type TableView, type Viewer, type ViewerPart, viewerPart } from '../tables/view.ts'
import { frameOf } from './frame.ts'

export type DismissReason = (ServerMessage & { readonly type: 'unsubscribed' })['reason']

/** A connection that looks at a table. */
export interface Watcher {
  readonly viewer: Viewer
  /** The link it came with, by its hash. */
  readonly link: string | undefined
  /** A message as a frame, made once for all who get it. */
  send(frame: Buffer): void
  /** Whether it may still look so, when seats have changed. */
  maySee(table: Table): boolean
  /** It is shown nothing more: because it may not, or because the table is loaded again. */
  dismiss(reason: DismissReason): void
}

/** All who see the same of a table. What they are sent is made once. */
interface Circle {
  readonly watchers: Set<Watcher>
  /** What they alone saw last. It can always be made again from the table, so it is let go when nothing happens. */
  seen: ViewerPart | undefined
}

export type Circles = Map<Viewer, Circle>

export function join(circles: Circles, watcher: Watcher): void {
  const circle = circles.get(watcher.viewer) ?? { watchers: new Set(), seen: undefined }
  circle.watchers.add(watcher)
  circles.set(watcher.viewer, circle)
}

export function part(circles: Circles, watcher: Watcher): void {
  const circle = circles.get(watcher.viewer)
  circle?.watchers.delete(watcher)
  if (circle?.watchers.size === 0) circles.delete(watcher.viewer)
}

export const watcherCount = (circles: Circles): number =>
  [...circles.values()].reduce((sum, circle) => sum + circle.watchers.size, 0)

export function currentView(circles: Circles, table: Table, viewer: Viewer): TableView {
  const circle = circles.get(viewer)
  const part = circle?.seen ?? viewerPart(table, viewer)
  if (circle !== undefined) circle.seen = part
  return { ...commonView(table), ...part }
}

/** Lets go of what can be made again. */
export function forgetViews(circles: Circles): void {
  for (const circle of circles.values()) circle.seen = undefined
}

/** Shows one entry's consequence to everybody who looks. */
export function showAll(circles: Circles, before: Table, after: Table): void {
  if (before.seats !== after.seats || before.arrangement !== after.arrangement)
    dismiss(circles, watcher => !watcher.maySee(after))
  if (circles.size === 0) return
  const common = difference(commonView(before), commonView(after))
  for (const [viewer, circle] of circles) {
    const seen = circle.seen ?? viewerPart(before, viewer)
    circle.seen = viewerPart(after, viewer)
    const frame = frameOf(updateOf(after, viewer, [...common, ...difference(seen, circle.seen)]))
    for (const watcher of circle.watchers) watcher.send(frame)
  }
}

/** The update that one entry means for a viewer, by what it changed in the view. */
export function updateOf(after: Table, viewer: Viewer, changes: readonly Change[]): Update {
  const events = happenedFor(after, viewer)
  const answer = events.length === 0 ? undefined : after.course?.answers.at(-1)
  return {
    type: 'update',
    table: after.header.id,
    number: after.number,
    at: after.at,
    changes,
    ...(answer === undefined ? {} : { seat: answer.seat }),
    events,
  }
}

/** Sends away whoever may not look any more. */
export function dismiss(circles: Circles, whom: (watcher: Watcher) => boolean): void {
  for (const circle of [...circles.values()])
    for (const watcher of [...circle.watchers])
      if (whom(watcher)) {
        part(circles, watcher)
        watcher.dismiss('not-allowed')
      }
}

export function showPresence(circles: Circles, table: string): void {
  const seats = [...circles.keys()].filter(viewer => viewer !== 'spectator').sort()
  const spectators = circles.get('spectator')?.watchers.size ?? 0
  const frame = frameOf({ type: 'presence', table, seats, spectators })
  for (const circle of circles.values()) for (const watcher of circle.watchers) watcher.send(frame)
}
