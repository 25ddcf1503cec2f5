import { expect, test } from 'vitest'
import { pack as pebblesPack } from '../../docs/adding-a-game/pack.ts'
import { resultOf } from './result.ts'
import { botSeat, seatOf } from './seats.ts'
import { ada, answerSomehow, ben, give, playToTheEnd, trial, twoPeopleAndABot } from './testing/table.ts'

test('a game that is over has a result for each seat, whose points add up from their sources', () => {
  const made = trial({ seats: twoPeopleAndABot })
  expect(resultOf(made.table)).toBeUndefined()
  playToTheEnd(made)
  const result = resultOf(made.table)
  expect(result).toMatchObject({ table: 't1', game: 'pebbles', ending: 'rules', ownPack: false })
  expect(result?.finishedAt).toBe(made.table.finishedAt)
  expect(result?.seats.map(({ who }) => who)).toEqual([
    { kind: 'person', ...ada },
    { kind: 'person', ...ben },
    { kind: 'bot', level: 'random' },
  ])
  for (const { points, sources, place, sharing, won } of result?.seats ?? []) {
    expect(sources.reduce((sum, source) => sum + source.points, 0)).toBe(points)
    expect(new Set(sources.map(({ because }) => because)).size).toBe(sources.length)
    expect(result?.seats.filter(other => other.place === place)).toHaveLength(sharing)
    expect(won).toBe(place === 1)
  }
})

test('who left the seat to a bot is told to have played, and that they left', () => {
  const made = trial({ seats: [seatOf(ada), seatOf(ben), botSeat('random')] })
  answerSomehow(made)
  give(made, ben, { kind: 'resign', seat: 1 })
  give(made, ada, { kind: 'leave', seat: 0 })
  playToTheEnd(made)
  expect(resultOf(made.table)?.seats.map(({ who }) => who)).toMatchObject([
    { ...ada, left: { how: 'away', level: 'novice' } },
    { ...ben, left: { how: 'resigned', level: 'novice' } },
    { kind: 'bot', level: 'random' },
  ])
})

test('a game that all agree to end is remembered as such, and nobody has won it', () => {
  const made = trial()
  answerSomehow(made)
  give(made, ada, { kind: 'ask-end', seat: 0 })
  give(made, ben, { kind: 'agree-end', seat: 1, agrees: true })
  expect(resultOf(made.table)).toMatchObject({ ending: 'agreement', seats: [{ won: false }, { won: false }] })
})

test('a game with components of the table’s own is marked', () => {
  const made = trial({ arrangement: { pack: JSON.parse(JSON.stringify({ ...pebblesPack, rounds: 2 })) } })
  playToTheEnd(made)
  expect(resultOf(made.table)?.ownPack).toBe(true)
})
