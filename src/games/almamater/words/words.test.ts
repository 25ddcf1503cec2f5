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
  for (let game = 0; game < 45; game++) listen(2 + (game % 3), `told-${game}`, met)
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
      'needs 1 textbook of rank I or II, 2 of another colour and 1 dictionary more',
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
    const { seats } = after.play.state
    expect(almaMater.words.en.moment({ ...after.play.state, turnsTaken: 4 * seats })).toBe('Round 1, turn 5')
    expect(almaMater.words.it.moment({ ...after.play.state, agenda: [] })).toBe('Fine della partita')
  })

  test('components read as their data say', () => {
    expect(almaMater.words.en.component(components, 'chancellor-erasmus')?.text).toBe(
      'Chancellor. Once per round, a placement on the bishop may count as 1 more master.',
    )
    expect(almaMater.words.it.component(components, 'student-law-1')?.text).toBe(
      'Studente di diritto. Quando lo piazzi: 1 ducato e 1 dizionario. A ogni rendita: 1 ducato e 1 dizionario. ' +
        'Uno studente di diritto costa 2 manuali di un solo colore di rango I o II, 1 di un altro colore di rango I, II o III, 1 di un terzo colore.',
    )
  })

  test('A-8.2, A-9.3, A-17.5.6: costs of several groups say that each is of another colour or kind', () => {
    const text = (language: Language, id: string) => almaMater.words[language].component(components, id)?.text
    expect(text('en', 'student-mathematics-1')).toMatch(
      /costs 3 textbooks of one colour of rank I, 2 of another colour of rank I or II, 1 of a third colour of rank I, II or III, 1 dictionary\.$/,
    )
    expect(text('en', 'student-art-1')).toMatch(/costs 2 textbooks of one colour, 1 of another colour\.$/)
    expect(text('en', 'cost-textbooks-2-2')).toBe('Pay 2 textbooks of one colour and 2 of another colour.')
    expect(text('it', 'cost-textbooks-2-2')).toBe('Paga 2 manuali di un solo colore e 2 di un altro colore.')
    expect(text('en', 'professor-mathematics-1')).toContain(
      '5 ducats, 2 books of one kind, 1 of another kind, 1 of a third kind',
    )
    expect(text('it', 'professor-mathematics-1')).toContain(
      '5 ducati, 2 libri di un solo tipo, 1 di un altro tipo, 1 di un terzo tipo',
    )
    for (const language of languages)
      for (const id of ids(pack.professors))
        expect(text(language, id), id).not.toMatch(/(one kind|solo tipo).*(one kind|solo tipo)/)
  })

  test('A-11.5, A-17.5.7: the Envoy says which two purchases, a milestone that its professor may lecture', () => {
    const text = (language: Language, id: string) => almaMater.words[language].component(components, id)?.text
    expect(text('en', 'student-law-2')).toContain(
      'buy textbooks from two different players, or textbooks from one player and dictionaries; only one shelf is scored',
    )
    expect(text('it', 'student-law-2')).toContain(
      'da due giocatori diversi, oppure manuali da un giocatore e dizionari',
    )
    expect(text('en', 'milestone-professor-no-ducats')).toBe(
      'Recruit any professor without ducats, who may lecture at once for no book.',
    )
    expect(text('it', 'milestone-professor-free')).toBe(
      'Recluta un professore di matematica, medicina o diritto senza costi, che può tenere subito lezione senza libro.',
    )
  })

  test.each([
    [2, 'mathematics or medicine', 'matematica o medicina'],
    [3, 'mathematics or medicine', 'matematica o medicina'],
    [4, 'mathematics', 'matematica'],
  ])('A-9.1: at a table for %i the academy names the faculties that it serves there', (players, en, it) => {
    const { state } = given({ players }).play
    expect(almaMater.words.en.component(components, 'academy-1', state)?.text).toBe(`Recruit a professor of ${en}.`)
    expect(almaMater.words.it.component(components, 'academy-1', state)?.text).toBe(`Recluta un professore di ${it}.`)
  })

  test('A-9.1: away from a table a space says what it does on each side of the board', () => {
    expect(almaMater.words.en.component(components, 'academy-2')?.text).toBe(
      'With 4 players: Recruit a professor of medicine. With 2 or 3 players: Recruit a professor of law or art.',
    )
    expect(almaMater.words.en.component(components, 'laboratory')?.text).not.toContain('players')
  })
})
