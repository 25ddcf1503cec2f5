import { describe, expect, it } from 'vitest'
import { blocked, given, legal, legalTo, when } from './testing/scenario.ts'

const anatomist = 'professor-medicine-2'

describe('the free lecture', () => {
  /** The Anatomist has joined, and a black step is at hand whose level asks to exhaust a professor. */
  const joined = (chancellors: readonly string[] = []) =>
    when(
      given({
        academy: [anatomist],
        price: { [anatomist]: { red: 1 } },
        research: { c: 'research-c1' },
        black: 1,
        seats: [{ books: { red: 1 }, level: 6, chancellors }],
      }),
    ).answers(`professor:${anatomist}`)

  it('A-9.6, A-9.10: a professor exhausted for a research step gives no free lecture', () => {
    expect(legal(joined())).toEqual([`lecture:${anatomist}`, 'stop', 'step:black'])
    const tired = when(joined(['chancellor-da-vinci'])).answers('step:black')
    expect(legalTo(tired, 'lecture')).toEqual([])
    expect(blocked(tired, `lecture:${anatomist}`)).toMatchObject({ why: 'professor-exhausted', rule: 'A-9.9' })
  })

  it('A-9.6, A-R31: readied by Paracelsus, the new professor can lecture at once after all', () => {
    const tired = when(joined(['chancellor-paracelsus'])).answers('step:black')
    expect(legalTo(tired, 'lecture')).toEqual([])
    const rested = when(tired).answers(`ready:${anatomist}`)
    expect(legalTo(rested, 'lecture')).toEqual([anatomist])
  })
})
