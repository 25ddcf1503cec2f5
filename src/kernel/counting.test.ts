import { describe, expect, test } from 'vitest'
import { countingIn } from './counting.ts'

describe('counting', () => {
  test('a number goes with the form that the language has for it', () => {
    const { count } = countingIn('en-GB')
    expect([0, 1, 2, 1234].map(number => count(number, 'coin', 'coins'))).toEqual([
      '0 coins',
      '1 coin',
      '2 coins',
      '1,234 coins',
    ])
  })

  test('a language may tell more forms apart than English does', () => {
    const coins = { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' }
    const { form } = countingIn('pl')
    expect([1, 3, 5, 22, 25, 112, 1.5].map(number => form(number, coins))).toEqual([
      'moneta',
      'monety',
      'monet',
      'monety',
      'monet',
      'monet',
      'monety',
    ])
  })

  test('a form that was not given is the other one', () => {
    expect(countingIn('pl').form(5, { one: 'a', other: 'b' })).toBe('b')
    expect(countingIn('it').count(1_000_000, 'punto', 'punti')).toBe('1.000.000 punti')
  })

  test('small numbers are written as all others are', () => {
    for (const tag of ['en-GB', 'it', 'ar-EG'])
      for (const number of [0, 7, 99, 100, 7.5, -1])
        expect(countingIn(tag).number(number)).toBe(new Intl.NumberFormat(tag).format(number))
  })

  test('lists are joined as the language joins them', () => {
    const names = ['Ada', 'Ben', 'Carla']
    expect(countingIn('en-GB').list(names)).toBe('Ada, Ben and Carla')
    expect(countingIn('it').list(names)).toBe('Ada, Ben e Carla')
    expect(countingIn('it').list([])).toBe('')
  })
})
