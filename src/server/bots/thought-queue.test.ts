import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  charge,
  emptyQueue,
  enter,
  inOrder,
  isPlainTurn,
  PLAIN_TURN,
  type ThoughtQueue,
  take,
  type Urgency,
  urgencies,
  type Waiting,
} from './thought-queue.ts'

interface Thing {
  readonly name: number
  readonly urgency: Urgency
}
type Things = ThoughtQueue<Thing>

const urgencyOf = (thing: Thing): Urgency => thing.urgency
const nextOf = (queue: Things): Waiting<Thing> => inOrder(queue, urgencyOf)[0] as Waiting<Thing>

/** Takes all that wait, each at the same cost. */
function takeAll(queue: Things, cost = 100): readonly Waiting<Thing>[] {
  const taken: Waiting<Thing>[] = []
  for (let left = queue; left.waiting.length > 0; ) {
    const next = nextOf(left)
    taken.push(next)
    left = take(left, next, cost)
  }
  return taken
}

const filled = (things: readonly (readonly [table: string, urgency: Urgency])[], queue: Things = emptyQueue): Things =>
  things.reduce((all, [table, urgency], name) => enter(all, { name, urgency }, table, name), queue)

const table = fc.integer({ min: 0, max: 5 }).map(String)
const comers = fc.array(fc.tuple(table, fc.constantFrom(...urgencies)), { minLength: 1, maxLength: 40 })

test('whatever comes is taken once, and nothing else is', () => {
  fc.assert(
    fc.property(comers, things => {
      const names = takeAll(filled(things)).map(({ thought }) => thought.name)
      expect([...names].sort((a, b) => a - b)).toEqual(things.map((_, name) => name))
    }),
  )
})

test('nobody who is waited for less goes first, but for one turn in eight', () => {
  fc.assert(
    fc.property(comers, things => {
      let queue = filled(things)
      while (queue.waiting.length > 0) {
        const next = nextOf(queue)
        const rank = urgencies.indexOf(next.thought.urgency)
        if (!isPlainTurn(queue))
          for (const { thought } of queue.waiting)
            expect(urgencies.indexOf(thought.urgency)).toBeGreaterThanOrEqual(rank)
        queue = take(queue, next, 100)
      }
    }),
  )
})

test('tables that are as urgent take turns, however many thoughts one of them has', () => {
  fc.assert(
    fc.property(fc.array(table, { minLength: 1, maxLength: 40 }), tables => {
      const turns = new Map<string, number>()
      const left = new Map<string, number>()
      for (const one of tables) left.set(one, (left.get(one) ?? 0) + 1)
      for (const next of takeAll(filled(tables.map(one => [one, 'awaited'])))) {
        const had = turns.get(next.table) ?? 0
        for (const [other, waiting] of left) if (waiting > 0) expect(had).toBeLessThanOrEqual(turns.get(other) ?? 0)
        turns.set(next.table, had + 1)
        left.set(next.table, (left.get(next.table) ?? 0) - 1)
      }
    }),
  )
})

test('a table whose thoughts take long has as much of the threads as the others, not as many turns', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 2, maxLength: 6 }), costs => {
      let queue = filled(costs.map((_, at) => [String(at), 'awaited']))
      const had = costs.map(() => 0)
      for (let turn = 0; turn < 500; turn++) {
        const next = nextOf(queue)
        const at = Number(next.table)
        const cost = costs[at] ?? 0
        had[at] = (had[at] ?? 0) + cost
        queue = charge(take(queue, next, 100), next.table, 100, cost)
        queue = enter(queue, { name: turn, urgency: 'awaited' }, next.table, turn)
      }
      expect(Math.min(...had)).toBeGreaterThan(0.75 * Math.max(...had) - 2 * Math.max(...costs, 100))
    }),
  )
})

test('nobody starves, however urgent others are who come without end', () => {
  fc.assert(
    fc.property(comers, fc.array(table, { minLength: 1, maxLength: 5 }), (things, pushers) => {
      let queue: Things = enter(filled(things), { name: -1, urgency: 'doubtful' }, 'patient', 0)
      const most = PLAIN_TURN * queue.waiting.length
      let turns = 0
      for (let next = nextOf(queue); next.table !== 'patient'; next = nextOf(queue)) {
        queue = take(queue, next, 100)
        for (const pusher of pushers) queue = enter(queue, { name: turns, urgency: 'awaited' }, pusher, turns)
        expect(++turns).toBeLessThan(most)
      }
    }),
  )
})

test('nobody starves who has had more than the others, even if all others are new', () => {
  const first = filled([['hog', 'awaited']])
  let queue = charge(take(first, nextOf(first), 0), 'hog', 0, 5_000)
  queue = enter(queue, { name: -1, urgency: 'doubtful' }, 'hog', 0)
  let turns = 0
  for (let next = nextOf(queue); next.table !== 'hog'; next = nextOf(queue)) {
    queue = charge(take(queue, next, 100), next.table, 100, 100)
    for (const more of ['a', 'b'])
      queue = enter(queue, { name: turns, urgency: 'awaited' }, `new-${more}-${turns}`, turns)
    expect(++turns).toBeLessThan(20_000)
  }
})

test('a table that had no thoughts for a while has saved nothing up, and one that had too many pays for them', () => {
  let queue = filled([['busy', 'awaited']])
  for (let turn = 0; turn < 5; turn++) {
    queue = take(queue, nextOf(queue), 100)
    queue = enter(queue, { name: turn, urgency: 'awaited' }, 'busy', turn)
  }
  queue = enter(
    enter(queue, { name: 10, urgency: 'awaited' }, 'fresh', 10),
    { name: 11, urgency: 'awaited' },
    'fresh',
    11,
  )
  expect(takeAll(queue).map(one => one.table)).toEqual(['fresh', 'busy', 'fresh'])
})

test('what is remembered of tables does not grow with all the tables that ever were', () => {
  let queue: Things = emptyQueue
  for (let at = 0; at < 1_000; at++) {
    queue = enter(queue, { name: at, urgency: 'awaited' }, `table-${at}`, at)
    queue = charge(take(queue, nextOf(queue), 100), `table-${at}`, 100, 80)
  }
  expect(queue.had.size).toBeLessThan(20)
})
