import { expect, test } from 'vitest'
import { chapterOf } from './chapter-ids.ts'

test('a rule is told in the chapter that names it, or else in that of the section it stands in', () => {
  expect(chapterOf('newton', 'N-7.2')).toBe('travel')
  expect(chapterOf('newton', 'N-7')).toBe('travel')
  expect(chapterOf('newton', 'N-R48')).toBe('study')
  expect(chapterOf('inventions', 'I-9.10.1')).toBe('diplomats')
  expect(chapterOf('almamater', 'A-4.16')).toBe('research')
  expect(chapterOf('almamater', 'A-4.1')).toBe('books')
  expect(chapterOf('expo1906', 'E-5.13')).toBe('skyscraper')
})

test('what no chapter tells is told apart', () => {
  expect(chapterOf('newton', 'N-X21')).toBeUndefined()
  expect(chapterOf('newton', '')).toBeUndefined()
  expect(chapterOf('chess', 'N-7.2')).toBeUndefined()
})
