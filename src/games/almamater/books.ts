import type { Option } from '../../kernel/question.ts'
import { itemAt } from '../../kernel/rows.ts'
import { type Color, colors } from './pack/terms.ts'
import { option } from './verbs.ts'

/** Books are counted by kind: the four textbook colours in the order of `colors`, then dictionaries. */
export type Kind = Color | 'dictionary'
export const kinds: readonly Kind[] = [...colors, 'dictionary']
export const DICTIONARY = 4
/** How many books of each kind. */
export type Books = number[]

export const noBooks = (): Books => [0, 0, 0, 0, 0]
export const kindAt = (at: number): Kind => itemAt(kinds, at)
export const kindIndex = (kind: string): number => kinds.indexOf(kind as Kind)

export function textbooksIn(books: readonly number[]): number {
  return (books[0] ?? 0) + (books[1] ?? 0) + (books[2] ?? 0) + (books[3] ?? 0)
}
export const booksIn = (books: readonly number[]): number => textbooksIn(books) + (books[DICTIONARY] ?? 0)

export function covers(have: readonly number[], asked: readonly number[]): boolean {
  for (let kind = 0; kind < asked.length; kind++) if ((have[kind] ?? 0) < (asked[kind] ?? 0)) return false
  return true
}

/** Certain books, as an answer: `pay:blue-2:dictionary-1` or `gain:red-1`. The same books have the same keys; whether they are the same value hangs on what is remembered. */
export interface BookList {
  readonly books: readonly number[]
  readonly pay: Option
  readonly gain: Option
}

const known = new Map<number, BookList>()
const byKey = new Map<string, BookList>()
/** More of a kind, or more lists, than any game with the printed values comes to: packs of strangers do not fill the memory. */
const MOST_OF_A_KIND = 63
const MOST_KNOWN = 50_000

export function bookList(books: readonly number[]): BookList {
  let code = 0
  for (const count of books) code = code * 64 + count
  const isUsual = books.every(count => count <= MOST_OF_A_KIND)
  const found = isUsual ? known.get(code) : undefined
  if (found !== undefined) return found
  const parts = books.flatMap((count, kind) => (count > 0 ? [`${kindAt(kind)}-${count}`] : []))
  const made: BookList = { books: [...books], pay: option('pay', ...parts), gain: option('gain', ...parts) }
  if (!isUsual || known.size >= MOST_KNOWN) return made
  known.set(code, made)
  byKey.set(made.pay.key, made)
  byKey.set(made.gain.key, made)
  return made
}

/** The books that an option names. */
export function booksNamed({ key, to }: Option): readonly number[] {
  const found = byKey.get(key)
  if (found !== undefined) return found.books
  const books = noBooks()
  for (const part of to) {
    const at = part.lastIndexOf('-')
    books[kindIndex(part.slice(0, at))] = Number(part.slice(at + 1))
  }
  return books
}
