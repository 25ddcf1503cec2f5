import { describe, expect, it } from 'vitest'
import { preview } from '../../kernel/explain.ts'
import { option } from '../../kernel/question.ts'
import { almaMater } from './game.ts'
import type { PlacedSeat } from './testing/placing.ts'
import { blocked, changes, given, legal, legalTo, player, prestige, question, when } from './testing/scenario.ts'

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

describe('a lecture whose effect cannot come about', () => {
  const inVain: readonly (readonly [name: string, professor: string, seat: PlacedSeat])[] = [
    ['the Physician without a student to recruit', 'professor-medicine-1', {}],
    ['the Notary without a student to recruit', 'professor-law-1', {}],
    ['the Rhetorician without an action to repeat', 'professor-mathematics-2', {}],
    ['the Jurist who can pay for no exchange', 'professor-law-2', {}],
    ['the Poet before an empty display', 'professor-art-2', {}],
    ['the Printer before a full display', 'professor-mathematics-1', { display: [1, 2, 3, 4, 5, 6] }],
    ['the Experimenter at the end of the track', 'professor-mathematics-3', { level: 15 }],
  ]
  it.each(inVain)('A-R16: may be given all the same, by %s', (_name, professor, seat) => {
    const scene = given({ seats: [{ ...seat, books: { red: 1 }, professors: [{ id: professor, bookmark: 'red' }] }] })
    const after = when(scene).answers(`lecture:${professor}`)
    expect(changes(after)).toEqual({ red: -1 })
    expect(player(after).professors).toEqual([{ id: professor, ready: false, bookmark: 3 }])
    expect(after.events).toContainEqual({ type: 'lecture-in-vain', seat: 0, professor })
    expect(question(after).rule).toBe('turn')
  })

  it('A-R16: also by the Regent when no tutor is left, and as the free lecture of a new professor', () => {
    const regent = 'professor-medicine-3'
    const none = given({ seats: [{ professors: [regent] }, { tutors: 6 }] })
    const after = when(none).answers(`lecture:${regent}`)
    expect(after.events).toContainEqual({ type: 'lecture-in-vain', seat: 0, professor: regent })
    const jurist = 'professor-law-2'
    const seats = [{ books: { red: 1 }, chancellors: ['chancellor-glareanus'] }]
    const joined = when(given({ academy: [jurist], price: { [jurist]: { red: 1 } }, seats })).answers(
      `professor:${jurist}`,
    )
    expect(prestige(when(joined).answers(`lecture:${jurist}`, 'order:after'))).toBe(1)
  })

  it('A-R16: is known before it is given, so that pages can warn', () => {
    const jurist = 'professor-law-2'
    const scene = given({ seats: [{ books: { red: 1 }, professors: [{ id: jurist, bookmark: 'red' }] }] })
    const { events } = preview(scene.play, 0, option('lecture', jurist))
    expect(events.map(({ type }) => type)).toContain('lecture-in-vain')
    for (const language of ['en', 'it'] as const)
      expect(
        events.map(event => almaMater.words[language].event(scene.play.components, event, () => 'Anna')),
      ).toContain(
        { en: 'Anna lectured with the Jurist, to no effect', it: 'Anna tiene una lezione senza effetto: Giurista' }[
          language
        ],
      )
  })
})

describe('what Glareanus gives for a lecture', () => {
  const glareanus = { chancellors: ['chancellor-glareanus'] }
  const jurist = 'professor-law-2'

  it('A-R49, A-17.1.1: may come first and pay for the lecture, or after it', () => {
    const scene = given({ seats: [{ ...glareanus, professors: [jurist] }] })
    const asked = when(scene).answers(`lecture:${jurist}`)
    expect(question(asked).rule).toBe('lecture-order')
    expect(legal(asked)).toEqual(['order:before', 'order:after'])
    expect(player(asked).professors[0]?.ready).toBe(false)
    const paid = when(asked).answers('order:before')
    expect(changes(paid)).toEqual({ ducats: 5 })
    expect(paid.events.filter(({ type }) => type === 'prestige').map(({ because }) => because)).toEqual([
      'chancellor-glareanus',
      jurist,
    ])
    expect(changes(when(asked).answers('order:after'))).toEqual({ prestige: 1 })
  })

  it('A-R49, A-4.11: first, it may bring the master whom the lecture counts', () => {
    const orator = 'professor-art-1'
    const asked = when(given({ seats: [{ ...glareanus, prestige: 14, professors: [orator] }] })).answers(
      `lecture:${orator}`,
    )
    expect(changes(when(asked).answers('order:before'))).toMatchObject({ prestige: 1 + 5, masters: 1 })
    expect(changes(when(asked).answers('order:after'))).toMatchObject({ prestige: 4 + 1, masters: 1 })
  })

  it('A-R49: is not asked where the order makes no difference', () => {
    for (const professor of ['professor-medicine-2', 'professor-art-2', 'professor-mathematics-1', jurist]) {
      const scene = given({ seats: [{ ...glareanus, prestige: 3, ducats: 9, display: [6], professors: [professor] }] })
      const after = when(scene).answers(`lecture:${professor}`)
      expect(question(after).rule).not.toBe('lecture-order')
    }
  })

  it('A-R49: what comes first is asked in plain words', () => {
    const asked = when(given({ seats: [{ ...glareanus, professors: [jurist] }] })).answers(`lecture:${jurist}`)
    const read = (language: 'en' | 'it') =>
      asked.play.open.flatMap(({ frame, options }) =>
        options.map(one => almaMater.words[language].option(asked.play, one, frame)),
      )
    expect(read('en')).toEqual(['First 1 PP, then the lecture', 'First the lecture, then 1 PP'])
    expect(read('it')).toEqual(['Prima 1 PP, poi la lezione', 'Prima la lezione, poi 1 PP'])
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
