import { describe, expect, test } from 'vitest'
import { allOptions, type OptionSpecs, settleOptions } from './options.ts'
import { refusalOf } from './testing/refusal.ts'

const specs: OptionSpecs = {
  draft: { kind: 'boolean', default: false },
  length: { kind: 'choice', of: ['short', 'long'], default: 'long' },
  boards: { kind: 'seats', of: ['oak', 'elm', 'ash'], distinct: true, default: 'oak' },
  hats: { kind: 'seats', of: ['red', 'blue'], distinct: false, default: 'red' },
}

describe('game options', () => {
  test('that are not given take their defaults, and every game has the option to confirm', () => {
    expect(settleOptions(specs, 2, {})).toEqual({
      confirm: true,
      draft: false,
      length: 'long',
      boards: ['oak', 'elm'],
      hats: ['red', 'red'],
    })
    expect(Object.keys(allOptions(specs))).toEqual(['confirm', 'draft', 'length', 'boards', 'hats'])
  })

  test('that are given are kept', () => {
    const given = { confirm: false, draft: true, length: 'short', boards: ['ash', 'oak'], hats: ['blue', 'blue'] }
    expect(settleOptions(specs, 2, given)).toEqual(given)
  })

  test('per seat fill up what is empty: distinct values with the first that is free', () => {
    expect(settleOptions(specs, 3, { boards: ['', 'oak'] }).boards).toEqual(['elm', 'oak', 'ash'])
    expect(settleOptions(specs, 3, { boards: [undefined, null, 'oak'] }).boards).toEqual(['elm', 'ash', 'oak'])
    expect(settleOptions(specs, 2, { hats: ['', 'blue'] }).hats).toEqual(['red', 'blue'])
  })

  test.each([
    [{ drafft: true }, 'there is no option "drafft"; there are: confirm, draft, length, boards, hats'],
    [{ toString: true }, 'there is no option "toString"'],
    [{ draft: 'yes' }, 'option "draft" is "yes"; it takes true or false'],
    [{ length: 'medium' }, 'option "length" is "medium"; it takes one of: short, long'],
    [{ boards: 'oak' }, 'option "boards" takes a list with a value for each of the 2 seats'],
    [{ boards: ['oak', 'elm', 'ash'] }, 'a value for each of the 2 seats'],
    [{ boards: ['pine'] }, 'option "boards" has "pine"; a seat takes one of: oak, elm, ash'],
    [{ boards: ['oak', 'oak'] }, 'option "boards" gives "oak" to two seats; each takes its own'],
  ])('%j are refused with what would be right', (given, message) => {
    const fault = refusalOf(() => settleOptions(specs, 2, given))
    expect(fault.code).toBe('bad-options')
    expect(fault.message).toContain(message)
  })
})
