import { expect, test } from 'vitest'
import { type Chance, nextBelow } from '../../kernel/chance.ts'
import { withChanges } from '../../protocol/difference.ts'
import type { Update } from '../../protocol/socket.ts'
import type { Table } from '../../tables/table.ts'
import { ada, answerSomehow, give, trial } from '../../tables/testing/table.ts'
import { happenedFor, type Viewer, viewTable } from '../../tables/view.ts'
import { join, showAll, type WatchersByView } from './watching.ts'

const viewers: readonly Viewer[] = [0, 1, 'spectator']

/** What each viewer is sent of the way from one table to the next. */
function sentOf(before: Table, after: Table): ReadonlyMap<Viewer, Update> {
  const sent = new Map<Viewer, Update>()
  const watchersByView: WatchersByView = new Map()
  for (const viewer of viewers)
    join(watchersByView, {
      viewer,
      link: undefined,
      people: [],
      isLooking: () => true,
      send: frame => void sent.set(viewer, JSON.parse(frame.subarray(frame[1] === 126 ? 4 : 2).toString())),
      maySee: () => true,
      dismiss: () => undefined,
    })
  showAll(watchersByView, before, after)
  return sent
}

/** The update leads each viewer to what it may see now, and tells it what it may know. */
function expectRight(before: Table, after: Table): void {
  const sent = sentOf(before, after)
  for (const viewer of viewers) {
    const update = sent.get(viewer)
    if (update !== undefined)
      expect(update).toMatchObject({ type: 'update', table: 't1', number: after.number, at: after.at })
    const reached = withChanges(JSON.parse(JSON.stringify(viewTable(before, viewer))), update?.changes ?? [])
    expect(reached).toEqual(JSON.parse(JSON.stringify(viewTable(after, viewer))))
    expect(update?.events ?? []).toEqual(happenedFor(after, viewer))
  }
}

test('every viewer is sent its own changes and events, also of what is drawn in secret', () => {
  const chance: Chance = [1, 2, 3, 4]
  let secret = 0
  for (let games = 0; games < 5; games++) {
    const made = trial({ seed: `watched ${games}` })
    while (made.table.finishedAt === undefined) {
      const before = made.table
      answerSomehow(made, nextBelow(chance, 1_000))
      expectRight(before, made.table)
      if (made.table.happened.some(({ only }) => only !== undefined)) secret++
    }
  }
  expect(secret).toBeGreaterThan(3)
})

test('what changes nothing for others is not sent to them, and what is the same for all is sent so', () => {
  const made = trial()
  const steps = [
    { kind: 'note', seat: 0, text: 'mine alone' },
    { kind: 'say', text: 'to "all" of you: è, 𝛑' },
    { kind: 'pause', seat: 0 },
  ] as const
  for (const command of steps) {
    const before = made.table
    give(made, ada, command)
    expectRight(before, made.table)
  }
  const before = made.table
  give(made, ada, { kind: 'note', seat: 0, text: 'mine again' })
  const sent = sentOf(before, made.table)
  expect(sent.get(0)?.changes).toEqual([[['own', 'notes'], 'mine again']])
  expect([...sent.keys()]).toEqual([0])
})
