import { expect, test, vi } from 'vitest'
import type { KeptPlan, PlansAnswer } from '../../protocol/plans/requests.ts'
import { areSame, mergedPlans } from './merged-plans.ts'
import { type PlanRequests, serverShelf } from './plan-shelf.ts'
import { deviceStorage } from './testing/device.ts'

const plan = (id: string, name = id): KeptPlan => ({ id, name, note: '', seat: 0, from: 0, steps: [] })

/** A server that keeps plans as the real one does. */
function serverOf(): { requests: PlanRequests; kept(): PlansAnswer; away(is: boolean): void } {
  let kept: PlansAnswer = { plans: [], revision: 0 }
  let isAway = false
  const orThrow = (): void => {
    if (isAway) throw new Error('no line')
  }
  return {
    kept: () => kept,
    away: is => {
      isAway = is
    },
    requests: {
      read: async () => {
        orThrow()
        return kept
      },
      keep: async (plans, revision) => {
        orThrow()
        const fits = revision === kept.revision
        if (fits) kept = { plans, revision: revision + 1 }
        return { kept: fits, ...kept }
      },
    },
  }
}

const names = (plans: readonly KeptPlan[]) => plans.map(({ name }) => name)

test('of two devices each gets what the other has planned, and nothing is lost where both did', async () => {
  const server = serverOf()
  const desk = serverShelf({ table: 't', seat: 0, storage: deviceStorage() }, server.requests)
  desk.keep([plan('a')])
  await vi.waitUntil(() => server.kept().plans.length === 1)
  const phone = serverShelf({ table: 't', seat: 0, storage: deviceStorage() }, server.requests)
  await vi.waitUntil(() => phone.get().length === 1)
  phone.keep([plan('a'), plan('b')])
  await vi.waitUntil(() => server.kept().plans.length === 2)
  desk.keep([plan('a', 'first'), plan('c')])
  await vi.waitUntil(() => server.kept().plans.length === 3)
  expect(names(server.kept().plans).toSorted()).toEqual(['b', 'c', 'first'])
  expect(names(desk.get()).toSorted()).toEqual(['b', 'c', 'first'])
})

test('what was planned without a line goes to the server with the next look, also after a reload', async () => {
  const server = serverOf()
  const storage = deviceStorage()
  server.away(true)
  const before = serverShelf({ table: 't', seat: 0, storage }, server.requests)
  before.keep([plan('a')])
  expect(names(before.get())).toEqual(['a'])
  server.away(false)
  const after = serverShelf({ table: 't', seat: 0, storage }, server.requests)
  expect(names(after.get())).toEqual(['a'])
  await vi.waitUntil(() => server.kept().plans.length === 1)
})

test('of a plan that was changed on two devices mine stays; one that was deleted here and changed there comes back', () => {
  const before = [plan('a'), plan('b'), plan('c')]
  const mine = [plan('a', 'mine'), plan('c')]
  const theirs = [plan('a', 'theirs'), plan('b', 'changed'), plan('c', 'new name'), plan('d')]
  expect(names(mergedPlans(before, mine, theirs))).toEqual(['mine', 'changed', 'new name', 'd'])
  expect(names(mergedPlans(before, mine, before))).toEqual(['mine', 'c'])
  expect(areSame({ ...plan('a') }, JSON.parse(JSON.stringify(plan('a'))))).toBe(true)
})
