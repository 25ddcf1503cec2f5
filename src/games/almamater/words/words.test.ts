import { describe, expect, test } from 'vitest'
import { chanceFromSeed } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { explain } from '../../../kernel/explain.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { begin, isOver } from '../../../kernel/play.ts'
import { takeRandomly } from '../../../kernel/playout.ts'
import { option } from '../../../kernel/question.ts'
import { type Language, languages } from '../../../kernel/words.ts'
import { almaMater } from '../game.ts'
import { noPoints } from '../points.ts'
import type { Play } from '../state.ts'
import { given, when } from '../testing/scenario.ts'

const components = almaMater.prepare(almaMater.pack)
const { pack } = components
const who = (seat: Seat): string => ['Anna', 'Blaise', 'Carla', 'Dario'][seat] ?? 'nobody'
const faulty = /undefined|\[object|\bNaN\b|[{}]/

function reads(text: string, what: string): void {
  if (text.trim() === '' || faulty.test(text)) expect.fail(`${what} reads "${text}"`)
}

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
const everyId = [
  ...ids(pack.setupCards.cards),
  ...ids(pack.chancellors),
  ...ids(pack.students),
  pack.printedStudent.id,
  ...ids(pack.professors),
  ...ids(pack.researchCards.cards),
  ...ids(pack.researchCosts),
  ...ids(pack.milestoneBonuses),
  ...ids(pack.gloryTiles),
  ...ids(pack.bustCards),
  ...ids(pack.lectureHalls),
  ...ids(pack.ignotus.cards),
  ...ids(pack.priceTiles),
  ...ids(pack.faculties),
  ...pack.boards.flatMap(board => ids(board.actionSpaces)),
  ...components.ownSpaces.keys(),
]

describe.each(languages)('Alma Mater’s words (%s)', language => {
  const words = almaMater.words[language]

  test('name and describe every component', () => {
    for (const id of everyId) {
      const text = words.component(components, id)
      expect(text, id).toBeDefined()
      reads(text?.name ?? '', `the name of ${id}`)
      reads(text?.text ?? '', `the text of ${id}`)
    }
    for (const id of [HIDDEN, '', 'nowhere']) expect(words.component(components, id)).toBeUndefined()
  })

  test('name no two students, professors, chancellors or cards alike', () => {
    const named = [
      ...ids(pack.students),
      ...ids(pack.professors),
      ...ids(pack.chancellors),
      ...ids(pack.setupCards.cards),
    ]
    expect(new Set(named.map(id => words.component(components, id)?.name)).size).toBe(named.length)
  })

  test('name every option of the game, every value of it, and every source of points', () => {
    for (const name of ['colors', 'confirm']) expect(words.gameOption(name)).not.toBe(name)
    for (const color of pack.colors) reads(words.optionValue('colors', color.id), color.id)
    const final = ['ducats', 'dictionaries', 'reputation', 'milestones', 'halls', 'busts'].map(one => `final-${one}`)
    for (const because of [...Object.keys(noPoints()), ...final, ...ids(pack.professors), ...ids(pack.students)])
      expect(words.scoreReason(components, because), because).not.toBe(because)
  })
})

function listen(players: number, seed: string, met: Set<string>): void {
  const play: Play = begin(almaMater, { players, seed })
  const chance = chanceFromSeed(seed)
  while (!isOver(play)) {
    for (const { seat } of play.open) lookAt(play, seat, met)
    play.events = []
    takeRandomly(play, chance)
    for (const event of play.events ?? [])
      for (const language of languages) {
        const line = almaMater.words[language].event(components, event, who)
        if (line !== undefined) reads(line, `${language} event ${event.type}`)
        met.add(`event:${event.type}`)
      }
  }
}

function lookAt(play: Play, seat: Seat, met: Set<string>): void {
  const question = explain(play, seat)
  if (question === undefined) return
  const { frame, options, blocked } = question
  met.add(`question:${frame.rule}`)
  for (const language of languages) {
    const words = almaMater.words[language]
    const { title, help } = words.question(play, frame, seat)
    reads(`${title} ${help ?? ''}`, `${language} question ${frame.rule}`)
    for (const one of [...options, ...blocked.map(({ option: shut }) => shut)]) {
      reads(words.option(play, one, frame), `${language} option ${one.key}`)
      met.add(`option:${one.verb}`)
    }
    for (const { reason } of blocked) {
      const text = words.reason(play, reason)
      reads(text, `${language} reason ${reason.why}`)
      met.add(`reason:${reason.why}`)
    }
  }
}

test('whatever games ask, offer, refuse and tell has sound words, for every number of players', () => {
  const met = new Set<string>()
  for (let game = 0; game < 45; game++) listen(2 + (game % 3), `words-${game}`, met)
  const seldom = [
    'question:repeat-milestone',
    'question:choose-bookmark',
    'question:keep-card',
    'question:pieces',
    'question:repeat',
    'question:lecture-order',
  ]
  const rules = [...almaMater.rules].filter(([, rule]) => rule.kind !== 'run').map(([name]) => `question:${name}`)
  expect(rules.filter(rule => !met.has(rule) && !seldom.includes(rule))).toEqual([])
  const verbs =
    'keep discard chancellor shelf take end-turn pass step student professor lecture bishop buy dictionaries own antiquarian laboratory park pay gain display stop return prices'
  expect(verbs.split(' ').filter(verb => !met.has(`option:${verb}`))).toEqual([])
  const reasons = [
    'ducats-short',
    'books-missing',
    'pieces-short',
    'own-master-there',
    'glory-missing',
    'act-first',
    'stack-empty',
  ]
  expect(reasons.filter(why => !met.has(`reason:${why}`))).toEqual([])
})

describe('in a turn', () => {
  const scene = given({
    black: 1,
    research: { a: 'research-a2' },
    seats: [
      { ducats: 6, books: { red: 2, dictionary: 1 }, professors: [{ id: 'professor-law-4', bookmark: 'red' }] },
      { display: [6] },
    ],
  })
  const [question] = scene.play.open
  if (question === undefined) throw new Error('somebody must be asked')
  const worded = (language: Language, verb: string, ...to: string[]) =>
    almaMater.words[language].option(scene.play, option(verb, ...to), question.frame)

  test('questions are plain and say what matters now', () => {
    expect(almaMater.words.en.question(scene.play, question.frame, 0)).toEqual({
      title: 'What do you do this turn?',
      help: 'You have 6 ducats, 2 red textbooks and 1 dictionary and 0 PP. In the archive: 4 masters. Research steps to use: 1 black step.',
    })
    expect(almaMater.words.it.question(scene.play, question.frame, 0).title).toBe('Che cosa fai in questo turno?')
  })

  test('options are short and name their cost', () => {
    expect(worded('en', 'student', 'student-art-1')).toBe('Recruit the Copyist (art)')
    expect(worded('it', 'student', 'student-art-1')).toBe('Recluta: Copista (arte)')
    expect(worded('en', 'antiquarian', '2')).toBe(
      'Antiquarian: pay 6 ducats: 1 dictionary and 1 textbook of any colour',
    )
    expect(worded('en', 'buy', 'blue', '2')).toBe('Buy 2 blue textbooks for 7 ducats')
    expect(worded('it', 'buy', 'blue', '1')).toBe('Compra 1 manuale blu per 3 ducati')
    expect(worded('en', 'lecture', 'professor-law-4')).toBe('Lecture with the Bursar (1 red textbook)')
    expect(worded('en', 'step', 'black')).toBe('Black step up from level 0 (pay 1 ducat and 1 for each own student)')
    expect(worded('en', 'bishop', '2')).toBe('Bishop with 2 pieces: 5 ducats')
  })

  test('reasons say what is missing', () => {
    const reason = (language: Language, why: string, details: object) =>
      almaMater.words[language].reason(scene.play, { why, ...details })
    expect(reason('en', 'ducats-short', { missing: 2 })).toBe('2 ducats short')
    expect(reason('it', 'ducats-short', { missing: 2 })).toBe('ti mancano 2 ducati')
    expect(reason('en', 'books-missing', { books: '1@1.2+2@any+1@dictionary' })).toBe(
      'needs 1 textbook of rank I or II, 2 textbooks of one colour and 1 dictionary more',
    )
    expect(reason('en', 'glory-missing', { counter: 'students-of-faculties', missing: 2, faculties: 'art+law' })).toBe(
      '2 art or law students missing',
    )
  })

  test('the log tells causes, the moment tells round and turn', () => {
    const after = when(scene).answers('bishop:1')
    const told = after.events.map(event => almaMater.words.en.event(components, event, who))
    expect(told).toEqual(['Anna sent 1 master to Bishop', 'Anna gained 2 ducats (Bishop)'])
    expect(almaMater.words.en.moment(after.play.state)).toBe('Round 1, turn 1')
    expect(almaMater.words.it.moment({ ...after.play.state, agenda: [] })).toBe('Fine della partita')
  })

  test('components read as their data say', () => {
    expect(almaMater.words.en.component(components, 'chancellor-erasmus')?.text).toBe(
      'Chancellor. Once per round, a placement on the bishop may count as 1 more master.',
    )
    expect(almaMater.words.it.component(components, 'student-law-1')?.text).toBe(
      'Studente di diritto. Quando lo piazzi: 1 ducato e 1 dizionario. A ogni rendita: 1 ducato e 1 dizionario. ' +
        'Uno studente di diritto costa 2 manuali di rango I o II, 1 manuale di rango I, II o III, 1 manuale di un colore a scelta.',
    )
  })
})
