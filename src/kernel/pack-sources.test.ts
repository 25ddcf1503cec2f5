import { expect, test } from 'vitest'
import { referenceAt, sourceAt } from './pack-sources.ts'

const pack = {
  source: 'rulebook',
  cards: {
    source: 'public',
    fieldSources: { points: 'reconstructed', letter: 'rulebook' },
    items: [
      { id: 'plain', points: 1, letter: 'A', name: 'Plain' },
      { id: 'own', points: 2, source: 'rulebook', pointsSource: 'public', name: 'Own' },
      {
        id: 'detailed',
        source: 'rulebook',
        lecture: [{ gain: { coins: 1 } }],
        sourceDetail: { effect: 'reconstructed from the order' },
      },
      { id: 'entered', source: 'reconstructed', fieldSources: { points: 'box' }, points: 3, name: 'Entered' },
    ],
  },
  track: {
    source: 'rulebook',
    valuesSource: { income: 'rank 3 is rulebook; the rest reconstructed' },
    income: { 1: 2 },
  },
}

test('a value has the source that the nearest word around it names', () => {
  expect(sourceAt(pack, ['cards', 'items', 0, 'name'])).toBe('public')
  expect(sourceAt(pack, ['cards', 'items', 0, 'points'])).toBe('reconstructed')
  expect(sourceAt(pack, ['cards', 'items', 0, 'letter'])).toBe('rulebook')
  expect(sourceAt(pack, ['cards', 'items', 1, 'name'])).toBe('rulebook')
  expect(sourceAt(pack, ['cards', 'items', 1, 'points'])).toBe('public')
  expect(sourceAt(pack, ['cards', 'items', 3, 'points'])).toBe('box')
  expect(sourceAt(pack, ['cards', 'items', 3, 'name'])).toBe('reconstructed')
})

test('a word that is no name of a field speaks of the fields that the game says', () => {
  const lecture = ['cards', 'items', 2, 'lecture', 0, 'gain', 'coins']
  expect(sourceAt(pack, lecture)).toBe('rulebook')
  expect(sourceAt(pack, lecture, { effect: ['lecture'] })).toBe('reconstructed')
})

test('a note that names several sources is as sure as the least sure of them', () => {
  expect(sourceAt(pack, ['track', 'income', '1'])).toBe('reconstructed')
})

test('a value of which nothing is said has no source', () => {
  expect(sourceAt({ cards: [{ id: 'a', points: 1 }] }, ['cards', 0, 'points'])).toBeUndefined()
})

test('a value can be looked up where the nearest row around it says', () => {
  const pack = {
    ref: 'a list',
    cards: [
      { id: 'a', points: 1, ref: 'a review' },
      { id: 'b', points: 2 },
    ],
  }
  expect(referenceAt(pack, ['cards', 0, 'points'])).toBe('a review')
  expect(referenceAt(pack, ['cards', 1, 'points'])).toBe('a list')
  expect(referenceAt({ cards: pack.cards }, ['cards', 1, 'points'])).toBeUndefined()
})

test('what an owner has entered is from the box with all that lies in it, and nothing else that goes by the same name', () => {
  const board = {
    id: 'board',
    source: 'reconstructed',
    cells: [{ value: 1, source: 'public' }],
    lines: [{ cells: ['a'], points: 2, source: 'reconstructed' }],
  }
  const entered = (part: string) => ({ boards: [{ ...board, fieldSources: { [part]: 'box' } }] })
  expect(sourceAt(entered('cells'), ['boards', 0, 'cells', 0, 'value'])).toBe('box')
  expect(sourceAt(entered('cells'), ['boards', 0, 'lines', 0, 'cells', 0])).toBe('reconstructed')
  expect(sourceAt(entered('lines'), ['boards', 0, 'lines', 0, 'points'])).toBe('box')
  expect(sourceAt(entered('lines'), ['boards', 0, 'lines', 0, 'cells', 0])).toBe('box')
  expect(sourceAt(entered('lines'), ['boards', 0, 'cells', 0, 'value'])).toBe('public')
})
