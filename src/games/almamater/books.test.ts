import { expect, test } from 'vitest'
import { bookList, booksNamed } from './books.ts'

test('the same books are the same value, and other books another, however many there are', () => {
  expect(bookList([0, 2, 1, 2, 1])).toBe(bookList([0, 2, 1, 2, 1]))
  // A count of 65 would run over into the kind before it.
  expect(bookList([0, 2, 1, 2, 65]).pay.key).toBe('pay:blue-2:green-1:red-2:dictionary-65')
  expect(bookList([0, 2, 1, 3, 1]).pay.key).toBe('pay:blue-2:green-1:red-3:dictionary-1')
  expect(booksNamed(bookList([0, 2, 1, 2, 65]).pay)).toEqual([0, 2, 1, 2, 65])
})

test('more lists than are remembered are still lists of their own', () => {
  for (let count = 0; count < 60_000; count++)
    bookList([count % 60, Math.floor(count / 60) % 60, Math.floor(count / 3600), 0, 0])
  expect(bookList([59, 39, 16, 0, 0]).books).toEqual([59, 39, 16, 0, 0])
})
