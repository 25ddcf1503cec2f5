import { expect, test } from 'vitest'
import { bookList, booksNamed } from './books.ts'
import { given, legal, when } from './testing/scenario.ts'

test('the same books are named alike, and other books otherwise, however many there are', () => {
  expect(bookList([0, 2, 1, 2, 1])).toEqual(bookList([0, 2, 1, 2, 1]))
  // A count of 65 would run over into the kind before it.
  expect(bookList([0, 2, 1, 2, 65]).pay.key).toBe('pay:blue-2:green-1:red-2:dictionary-65')
  expect(bookList([0, 2, 1, 3, 1]).pay.key).toBe('pay:blue-2:green-1:red-3:dictionary-1')
  expect(booksNamed(bookList([0, 2, 1, 2, 65]).pay)).toEqual([0, 2, 1, 2, 65])
})

function fillWhatIsRemembered(): void {
  for (let count = 0; count < 60_000; count++)
    bookList([count % 60, Math.floor(count / 60) % 60, Math.floor(count / 3600), 0, 0])
}

test('more lists than are remembered are still lists of their own', () => {
  fillWhatIsRemembered()
  expect(bookList([59, 39, 16, 0, 0]).books).toEqual([59, 39, 16, 0, 0])
})

test('A-9.3: a way to pay is offered once, also when the tables of others have filled what is remembered', () => {
  fillWhatIsRemembered()
  const scene = given({
    academy: ['professor-mathematics-3'],
    seats: [{ ducats: 5, books: { red: 20, dictionary: 20, green: 20, blue: 20 } }],
  })
  const ways = legal(when(scene).answers('professor:professor-mathematics-3'))
  expect(ways.length).toBeGreaterThan(5)
  expect(new Set(ways).size).toBe(ways.length)
})
