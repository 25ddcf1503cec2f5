import { describe, expect, it } from 'vitest'
import { almaMater } from './game.ts'
import { blocked, changes, given, legal, legalTo, question, when } from './testing/scenario.ts'

const anatomist = 'professor-medicine-2'

describe('the Rhetorician', () => {
  const rhetorician = 'professor-mathematics-2'

  it('A-R18: places nothing, so the Acolyte gives neither ducats nor a step', () => {
    const scene = given({ seats: [{ professors: [rhetorician], students: ['student-art-3'] }], bishop: [0] })
    const after = when(scene).answers(`lecture:${rhetorician}`)
    expect(changes(after)).toEqual({ ducats: 2 })
    expect(after.play.state.turn.black).toBe(0)
  })

  it('A-R18: places nothing, so spaces are those of the board and not those of Pereira, and read so', () => {
    const scene = given({
      seats: [{ ducats: 10, professors: [rhetorician], chancellors: ['chancellor-pereira'] }],
      standing: { antiquarian: [1, 0, 0, 0], park: [1, 0, 0, 0], laboratory: [1, 0, 0, 0] },
      bishop: [0],
    })
    const asked = when(scene).answers(`lecture:${rhetorician}`)
    expect(changes(when(asked).answers('park'))).toEqual({ ducats: -10, prestige: 7 })
    expect(changes(when(asked).answers('bishop:1'))).toEqual({ ducats: 2 })
    expect(changes(when(asked).answers('antiquarian:3', 'gain:red-1'))).toEqual({ ducats: -9, dictionary: 2, red: 1 })
    expect(when(asked).answers('laboratory:1').play.state.turn.black).toBe(3)
    const read = asked.play.open.flatMap(({ frame, options }) =>
      options.map(option => almaMater.words.en.option(asked.play, option, frame)),
    )
    expect(read).toContain('Park: pay 10 ducats: 7 PP')
    expect(read).toContain('Bishop with 1 piece: 2 ducats')
  })

  it('A-R18: places nothing, so the Envoy makes no second purchase', () => {
    const seats = [{ ducats: 20, professors: [rhetorician], students: ['student-law-2'] }, { display: [6] }]
    const asked = when(given({ seats, standing: { colloquium: [1, 0, 0, 0] } })).answers(`lecture:${rhetorician}`)
    const after = when(asked).answers('dictionaries:1')
    expect(changes(after)).toEqual({ ducats: -4, dictionary: 1 })
    expect(question(after).rule).toBe('turn')
  })
})

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
