import { expect, test } from 'vitest'
import { mannerNow } from './kept-coach.ts'

const parts = [1, 2, 3, 4, 5, 6]

test('at a first game the coach speaks often, then only warns, then is silent', () => {
  expect(parts.map(part => mannerNow({}, true, part))).toEqual(['often', 'often', 'warnings', 'warnings', 'off', 'off'])
})

test('at later games it speaks only if it is asked along', () => {
  expect(parts.map(part => mannerNow({}, false, part))).toEqual(parts.map(() => 'off'))
  expect(mannerNow({ manner: 'often' }, false, 5)).toBe('often')
})

test('what the person says of it holds to the end of the game', () => {
  expect(parts.map(part => mannerNow({ manner: 'off' }, true, part))).toEqual(parts.map(() => 'off'))
})
