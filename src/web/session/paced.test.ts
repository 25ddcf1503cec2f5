import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { observableOf } from './observable.ts'
import { type BotPace, pacedSession } from './paced.ts'
import type { Happened, TableSession, TableSnapshot } from './session.ts'

const seats = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Blaise' },
  { kind: 'bot', name: 'Chiara' },
] as const

/** A table on which seats answer; each answer of 10, 20 … ends a turn. */
function table(pace: BotPace) {
  const store = observableOf({ happened: [], seats, clocks: [] } as unknown as TableSnapshot)
  let turn = 0
  const answer = (seat: number, ends = false): void => {
    if (ends) turn++
    const { happened } = store.get()
    const one = { answer: happened.length, seat, key: '', events: [], moment: [turn] } satisfies Happened
    store.set({ ...store.get(), happened: [...happened, one] })
  }
  const session = { ...store, snapshot: store.get, commands: {}, close() {} } as unknown as TableSession
  const paced = pacedSession(session, () => pace)
  return {
    answer,
    paced,
    shown: () =>
      paced
        .snapshot()
        .happened.map(({ seat }) => seat)
        .join(''),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('bots are shown one answer after the other, and a person’s answer at once with all before it', () => {
  const { answer, shown } = table('normal')
  answer(0)
  expect(shown()).toBe('0')
  answer(1)
  answer(1, true)
  answer(2)
  expect(shown()).toBe('0')
  vi.advanceTimersToNextTimer()
  expect(shown()).toBe('01')
  vi.advanceTimersToNextTimer()
  expect(shown()).toBe('011')
  answer(0)
  expect(shown()).toBe('01120')
  vi.runAllTimers()
  expect(shown()).toBe('01120')
})

test('at once means at once', () => {
  const { answer, shown } = table('instant')
  answer(1)
  answer(2)
  expect(shown()).toBe('12')
})

test('step by step, each turn of a bot waits until it is asked for', () => {
  const { answer, paced, shown } = table('step')
  answer(0, true)
  answer(1)
  answer(1, true)
  answer(2)
  answer(2, true)
  vi.runAllTimers()
  expect([shown(), paced.snapshot().waitsForNext]).toEqual(['0', true])
  paced.next?.()
  vi.runAllTimers()
  expect([shown(), paced.snapshot().waitsForNext]).toEqual(['011', true])
  paced.next?.()
  vi.runAllTimers()
  expect([shown(), paced.snapshot().waitsForNext]).toEqual(['01122', undefined])
})

test('what is taken back is gone at once, also what was still to be shown', () => {
  const { answer, paced, shown } = table('slow')
  answer(0)
  answer(1)
  const before = { ...paced.snapshot(), happened: [] }
  expect(shown()).toBe('0')
  const store = observableOf(before as TableSnapshot)
  const session = { ...store, snapshot: store.get, commands: {}, close() {} } as unknown as TableSession
  const again = pacedSession(session, () => 'slow')
  store.set({ ...before, happened: [{ answer: 0, seat: 0, key: '', events: [], moment: [] }] } as TableSnapshot)
  store.set({
    ...store.get(),
    happened: [...store.get().happened, { answer: 1, seat: 1, key: '', events: [], moment: [] }],
  })
  store.set({ ...before, happened: [] } as TableSnapshot)
  expect(again.snapshot().happened).toEqual([])
  vi.runAllTimers()
  expect(again.snapshot().happened).toEqual([])
})
