import { expect, test } from 'vitest'
import { filled, inlinesOf, plainWords } from './inline.ts'

test('bold words, links and icons are set apart', () => {
  expect(inlinesOf('Pay **2** :coin: or read [Work](work).')).toEqual([
    { kind: 'plain', text: 'Pay ' },
    { kind: 'bold', text: '2' },
    { kind: 'plain', text: ' ' },
    { kind: 'icon', icon: 'coin' },
    { kind: 'plain', text: ' or read ' },
    { kind: 'link', text: 'Work', chapter: 'work' },
    { kind: 'plain', text: '.' },
  ])
  expect(inlinesOf('[All cards](components)')).toEqual([{ kind: 'components', text: 'All cards' }])
  expect(plainWords('**Pay** [here](work) :coin:.')).toBe('Pay here .')
})

test('values are filled in, as dollars where a text says so', () => {
  expect(filled('{a.1.coins} coins, {$b}', { 'a.1.coins': 2, b: 3 })).toBe('2 coins, $3')
})

test('a value that nobody knows is told with its text', () => {
  expect(() => filled('pay {x}', {})).toThrow('the handbook knows no value x: pay {x}')
})
