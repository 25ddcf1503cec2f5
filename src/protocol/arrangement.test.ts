import { expect, test } from 'vitest'
import type { Arrangement } from '../tables/entry.ts'
import { trial } from '../tables/testing/table.ts'
import { viewTable } from '../tables/view.ts'
import { arrangement, command } from './commands.ts'
import { newTable } from './rest.ts'
import { tableView } from './view.ts'
import { understood } from './whole.ts'

/** Every setting of a table. The compiler asks for a new one here. */
const everything: Required<Arrangement> = {
  title: 'An evening',
  visibility: 'public',
  options: { tide: true },
  clock: { bank: 60_000, increment: 1_000 },
  pace: { turn: 86_400_000, grace: 3_600_000, weekends: 'off', zone: 'Europe/Rome' },
  pack: { a: [1, { b: true }] },
  hints: false,
  rated: true,
  ratings: { from: 900, to: 1200 },
  starts: 'when-full',
  delay: 60_000,
}

test('a client can send every setting of a table, to make it and to arrange it', () => {
  expect(arrangement.parse(everything)).toEqual(everything)
  const arranging = { kind: 'arrange', arrangement: everything, players: 2 }
  expect(command.parse(arranging)).toEqual(arranging)
  const making = { game: 'pebbles', players: 2, ...everything }
  expect(newTable.parse(making)).toEqual(making)
})

test('a view carries every setting as it was sent, and a page understands it', () => {
  const { pack: _pack, pace: _pace, ...settings } = everything
  const { table } = trial({ arrangement: settings })
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = JSON.parse(JSON.stringify(viewTable({ ...table, arrangement: everything }, viewer)))
    expect(view.arrangement).toEqual(everything)
    expect(understood(tableView, view)).toBe(view)
  }
})

test.each([
  ['a view without its seats', (view: object) => ({ ...view, seats: undefined })],
  ['a seat of an unknown kind', (view: object) => ({ ...view, seats: [{ kind: 'ghost' }] })],
  ['a setting of another type', (view: object) => ({ ...view, arrangement: { ...everything, hints: 'no' } })],
  ['a state that is none', (view: object) => ({ ...view, state: { game: 'pebbles' } })],
])('%s is not understood', (_what, spoiled) => {
  const view = JSON.parse(JSON.stringify(spoiled(viewTable(trial().table, 0))))
  expect(() => understood(tableView, view)).toThrow(/does not understand/)
})
