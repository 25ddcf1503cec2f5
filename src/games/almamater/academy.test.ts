import { describe, expect, it } from 'vitest'
import { almaMater } from './game.ts'
import {
  blocked,
  changes,
  filled,
  given,
  legal,
  legalTo,
  player,
  prestige,
  question,
  when,
} from './testing/scenario.ts'

const anatomist = 'professor-medicine-2'

describe('recruiting professors', () => {
  it('A-9.1: a professor of a served faculty, not owned, from a stack that is not empty', () => {
    const books = { red: 9, blue: 9, green: 9 }
    const scene = given({
      seats: [{ ducats: 30, books, professors: [anatomist] }],
      standing: { 'academy-4': [1, 0, 0, 0] },
    })
    expect(blocked(scene, `professor:${anatomist}`)).toMatchObject({ why: 'professor-owned' })
    expect(blocked(scene, 'professor:professor-art-1')).toMatchObject({ why: 'own-master-there' })
    expect(legalTo(scene, 'professor')).toContain('professor-law-1')
    const three = given({
      players: 3,
      seats: [{ ducats: 30, books: { black: 9, blue: 9, green: 9 } }],
      standing: { 'academy-1': [1, 0, 0] },
    })
    expect(legalTo(three, 'professor').map(id => id.split('-')[1])).toEqual(['law', 'law', 'art', 'art'])
  })

  it('A-9.2: costs by faculty', () => {
    const { professorCosts } = given().play.components.pack
    expect(Object.entries(professorCosts).map(([faculty, { ducats, groups }]) => [faculty, ducats, groups])).toEqual(
      expect.arrayContaining([
        ['mathematics', 5, [2, 1, 1]],
        ['medicine', 6, [3, 2, 1]],
        ['law', 7, [3, 2, 2]],
        ['art', 8, [4, 2, 2]],
      ]),
    )
    const short = given({ seats: [{ ducats: 5, books: { red: 3, blue: 2, green: 1 } }], academy: [anatomist] })
    expect(blocked(short, `professor:${anatomist}`)).toMatchObject({ why: 'ducats-short', missing: 1 })
    expect(legalTo(short, 'professor').every(id => id.startsWith('professor-mathematics'))).toBe(true)
  })

  const martin = given({
    academy: [anatomist],
    seats: [{ books: { blue: 3, red: 3, dictionary: 1 } }, { ducats: 6, books: { blue: 3, red: 2, dictionary: 1 } }],
    onTurn: 1,
  })

  it('A-9.3, A-9.5, A-9.6, A-9.7, A-X27, A-17.2.6: Martin sets the price and lectures free', () => {
    const joined = when(martin).answers(`professor:${anatomist}`)
    expect(question(joined).rule).toBe('free-lecture')
    expect(changes(joined, 1)).toEqual({
      ducats: -6,
      blue: -3,
      red: -2,
      dictionary: -1,
      archive: -1,
      professors: [anatomist],
    })
    const after = when(joined).answers(`lecture:${anatomist}`)
    expect(after.play.state.prices[after.play.state.layout.academy.indexOf(anatomist)]).toEqual([0, 3, 0, 2, 1])
    expect(after.play.state.turn.green).toBe(1)
    expect(player(after, 1).professors).toEqual([{ id: anatomist, ready: false, bookmark: 1 }])
    const kept = when(joined).answers('stop')
    expect(player(kept, 1).professors).toEqual([{ id: anatomist, ready: true, bookmark: 1 }])
  })

  it('A-9.4, A-X28: others pay exactly that price and no ducats', () => {
    const price = { [anatomist]: { blue: 3, red: 2, dictionary: 1 } }
    const julia = given({ academy: [anatomist], price, seats: [{ books: { blue: 3, red: 2, dictionary: 1 } }] })
    expect(changes(when(julia).answers(`professor:${anatomist}`, 'stop'))).toMatchObject({
      blue: -3,
      red: -2,
      dictionary: -1,
    })
    const other = given({
      academy: [anatomist],
      price,
      seats: [{ ducats: 30, books: { blue: 2, red: 3, dictionary: 1 } }],
    })
    expect(blocked(other, `professor:${anatomist}`)).toMatchObject({
      why: 'books-missing',
      books: '1@blue',
      rule: 'A-9.4',
    })
  })

  it('A-9.3: which kind fills which group is chosen, dictionaries too', () => {
    const scene = given({
      academy: ['professor-mathematics-3'],
      seats: [{ ducats: 5, books: { red: 2, dictionary: 2, green: 1 } }],
    })
    const asked = when(scene).answers('professor:professor-mathematics-3')
    expect([...legal(asked)].sort()).toEqual(['pay:green-1:red-1:dictionary-2', 'pay:green-1:red-2:dictionary-1'])
    const lexical = when(asked).answers('pay:green-1:red-1:dictionary-2', 'stop')
    expect(player(lexical).professors[0]?.bookmark).toBe(4)
  })

  it('A-R32: the bookmark may be a dictionary, and then lectures cost a dictionary', () => {
    const scene = given({
      seats: [{ books: { dictionary: 1 }, professors: [{ id: anatomist, bookmark: 'dictionary' }] }],
    })
    expect(changes(when(scene).answers(`lecture:${anatomist}`))).toEqual({ dictionary: -1 })
  })

  it('A-17.3.9, A-X29: with the Negotiator an unpriced professor costs only books', () => {
    const scene = given({
      academy: ['professor-art-1'],
      seats: [{ books: { red: 4, blue: 2, green: 2 }, students: ['student-medicine-4'] }],
    })
    expect(changes(when(scene).answers('professor:professor-art-1', 'stop'))).toMatchObject({
      red: -4,
      blue: -2,
      green: -2,
    })
  })

  it('A-9.5, A-17.3.7: the Disciple gains a green step before the lecture', () => {
    const scene = given({
      academy: [anatomist],
      price: { [anatomist]: { red: 1 } },
      seats: [{ books: { red: 1 }, students: ['student-law-3'] }],
    })
    const joined = when(scene).answers(`professor:${anatomist}`)
    expect(question(joined).rule).toBe('free-lecture')
    expect(joined.play.state.turn.green).toBe(1)
    expect(legal(joined)).toContain('step:green')
  })

  it('A-9.8, A-R7, A-X31: a free recruit pays nothing, chooses the bookmark, and leaves the price unset', () => {
    const scene = given({
      green: 1,
      research: { d: 'research-d4' },
      academy: ['professor-law-4'],
      seats: [{ level: 10 }],
    })
    const asked = when(scene).answers('step:green', 'professor:professor-law-4', 'stop')
    expect(question(asked).rule).toBe('choose-bookmark')
    expect(legal(asked)).toEqual(['black', 'blue', 'green', 'red', 'dictionary'].map(kind => `bookmark:${kind}`))
    const after = when(asked).answers('bookmark:green')
    expect(player(after).professors).toEqual([{ id: 'professor-law-4', ready: true, bookmark: 2 }])
    const slot = after.play.state.layout.academy.indexOf('professor-law-4')
    expect(after.play.state.prices[slot]).toEqual([])
    expect(changes(after)).toEqual({ level: 2, professors: ['professor-law-4'] })
  })

  it('A-R7, A-X31: after a free recruit others pay no ducats; the first who pays books sets the price', () => {
    const books = { red: 3, blue: 2, green: 2 }
    const scene = given({
      academy: ['professor-law-4'],
      seats: [{ books }, { professors: ['professor-law-4'] }, { books }],
    })
    const after = when(scene).answers('professor:professor-law-4', 'stop')
    expect(changes(after)).toEqual({ red: -3, blue: -2, green: -2, archive: -1, professors: ['professor-law-4'] })
    const slot = after.play.state.layout.academy.indexOf('professor-law-4')
    expect(after.play.state.prices[slot]).toEqual([0, 2, 2, 3, 0])
    const unsold = given({ academy: ['professor-law-4'], seats: [{ books }] })
    expect(blocked(unsold, 'professor:professor-law-4')).toMatchObject({ why: 'ducats-short', missing: 7 })
    const told = (language: 'en' | 'it') =>
      almaMater.words[language]
        .outline(scene.play, seat => `${seat}`)
        .flatMap(({ lines }) => lines)
        .filter(line => /(Bursar|Economo).*(price not set|prezzo da fissare)/.test(line))
    expect(told('en')).toEqual([expect.not.stringContaining('ducat')])
    expect(told('it')).toEqual([expect.not.stringContaining('ducat')])
  })

  it('A-9.8: a free recruit of a priced professor takes the kind of its largest group', () => {
    const scene = given({
      green: 1,
      research: { d: 'research-d4' },
      price: { 'professor-law-4': { blue: 2, red: 3, green: 2 } },
      academy: ['professor-law-4'],
      seats: [{ level: 10 }],
    })
    const after = when(scene).answers('step:green', 'professor:professor-law-4', 'stop')
    expect(player(after).professors[0]?.bookmark).toBe(3)
  })

  it('A-9.9, A-X30: a lecture costs a book of the bookmark from storage, not from the display', () => {
    const own = { professors: [{ id: anatomist, bookmark: 'black' as const }] }
    const scene = given({ seats: [{ ...own, books: { black: 1 } }] })
    const after = when(scene).answers(`lecture:${anatomist}`)
    expect(changes(after)).toEqual({ black: -1 })
    expect(player(after).professors[0]?.ready).toBe(false)
    const shown = given({ seats: [{ ...own, display: [5, 6] }] })
    expect(blocked(shown, `lecture:${anatomist}`)).toMatchObject({ why: 'books-missing', books: '1@black' })
    const tired = given({ seats: [{ professors: [{ id: anatomist, ready: false }] }] })
    expect(blocked(tired, `lecture:${anatomist}`)).toMatchObject({ why: 'professor-exhausted' })
  })
})

describe('lectures', () => {
  const lecture = (id: string, seat: object = {}, table: object = {}) =>
    given({ seats: [{ ...seat, professors: [id] }], ...table })
  const gives = (id: string, seat: object = {}, ...keys: string[]) =>
    when(lecture(id, seat)).answers(`lecture:${id}`, ...keys)

  it('A-17.2.1: the Printer fills every empty shelf', () => {
    expect(filled(gives('professor-mathematics-1', { display: [2] }))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('A-17.2.2, A-X49: the Rhetorician repeats the action of an own master without moving anything', () => {
    const scene = lecture('professor-mathematics-2', { ducats: 3 }, { standing: { antiquarian: [2, 0, 0, 0] } })
    const after = when(scene).answers('lecture:professor-mathematics-2', 'gain:red-1')
    expect(changes(after)).toEqual({ ducats: -3, red: 1 })
    expect(after.play.state.standing).toEqual(scene.play.state.standing)
  })

  it('A-R18: the Rhetorician repeats the bishop as 1 master, own spaces too, not pieces in the dormitory', () => {
    const scene = lecture(
      'professor-mathematics-2',
      { ducats: 1, ownSpaces: ['own-printed'], students: ['student-art-3'], chancellors: ['chancellor-erasmus'] },
      { bishop: [0, 0] },
    )
    const asked = when(scene).answers('lecture:professor-mathematics-2')
    expect([...legal(asked)].sort()).toEqual(['bishop:1', 'own:own-printed:0', 'own:own-printed:1'])
    expect(changes(when(asked).answers('bishop:1'))).toEqual({ ducats: 2 })
    const resting = given({ seats: [{ professors: ['professor-mathematics-2'], archive: 0 }] })
    expect(question(when(resting).answers('lecture:professor-mathematics-2')).rule).toBe('turn')
  })

  it('A-R18: a tutor that still stands on the academy counts for the Rhetorician it brought', () => {
    const books = { red: 4, blue: 2, green: 2 }
    const scene = given({
      academy: ['professor-mathematics-2', 'professor-mathematics-3'],
      seats: [{ ducats: 10, books, tutors: 1 }],
    })
    const joined = when(scene).answers('professor:professor-mathematics-2', 'tutors:1', 'pay:blue-1:green-1:red-2')
    const again = when(joined).answers('lecture:professor-mathematics-2')
    expect(player(again).professors.map(one => one.id)).toEqual(['professor-mathematics-2', 'professor-mathematics-3'])
    expect(again.play.state.turn).toMatchObject({ tutorsOn: 'academy-1', tutorsOut: 1 })
    expect(when(again).answers('stop').play.state.tutors).toBe(6)
  })

  it('A-R19: on the shared space the Rhetorician may choose either action', () => {
    const scene = given({
      players: 3,
      seats: [{ ducats: 10, professors: ['professor-mathematics-2'] }],
      standing: { 'antiquarian-park': [1, 0, 0] },
    })
    const asked = when(scene).answers('lecture:professor-mathematics-2')
    expect(legal(asked)).toEqual(['antiquarian:1', 'antiquarian:2', 'antiquarian:3', 'park'])
  })

  it('A-17.2.3, A-17.2.8, A-17.2.11: Experimenter, Herbalist and Glossator give steps and books', () => {
    expect(gives('professor-mathematics-3').play.state.turn.black).toBe(3)
    const herbs = gives('professor-medicine-4')
    expect([changes(herbs), herbs.play.state.turn.black]).toEqual([{ dictionary: 1 }, 1])
    expect(changes(gives('professor-law-3', {}, 'gain:red-1', 'display:0'))).toEqual({
      dictionary: 1,
      red: 1,
      black: 1,
    })
  })

  it('A-17.2.4, A-R8, A-17.1.6: the Accountant cleans up the display; Copernicus does not double that', () => {
    const after = gives('professor-mathematics-4', { display: [1, 5, 6], shelves: [3, 1, 1, 1, 1, 2, 2] })
    expect(changes(after)).toEqual({ ducats: 3 })
    expect(filled(after)).toEqual([4, 5])
    expect(after.play.state.displays[0]?.shelves).toEqual([1, 1, 1, 1, 2, 2, 3])
    expect(
      changes(gives('professor-mathematics-4', { display: [5, 6], chancellors: ['chancellor-copernicus'] })),
    ).toEqual({ ducats: 2 })
  })

  it('A-17.2.7: the Regent brings a tutor', () => {
    expect(changes(gives('professor-medicine-3'))).toEqual({ tutors: 1 })
  })

  it('A-17.2.10: the Jurist exchanges ducats and prestige', () => {
    const asked = gives('professor-law-2', { ducats: 10, prestige: 1 })
    expect(legal(asked)).toEqual(['choose:1', 'choose:2', 'choose:3'])
    expect(changes(when(asked).answers('choose:2'))).toEqual({ ducats: -10, prestige: 10 })
    expect(changes(when(asked).answers('choose:3'))).toEqual({ ducats: 5, prestige: -1 })
  })

  it('A-17.2.12, A-17.2.13: Bursar and Orator count masters and tutors in the archive', () => {
    expect(changes(gives('professor-law-4', { archive: 2, tutors: 1 }))).toEqual({ ducats: 6 })
    expect(prestige(gives('professor-art-1', { archive: 2, tutors: 1 }))).toBe(3)
  })

  it('A-17.2.14, A-17.2.15, A-R16: Poet and Painter count display and A halls; a gain of 0 is legal', () => {
    expect(prestige(gives('professor-art-2', { display: [3, 5, 6] }))).toBe(3)
    expect(prestige(gives('professor-art-2'))).toBe(0)
    expect(prestige(gives('professor-art-3', { students: ['student-law-1', 'student-law-2'] }))).toBe(2)
  })

  it('A-17.2.16, A-X50: the Humanist counts 2 for an art professor, 1 for others', () => {
    const scene = given({
      seats: [
        { professors: ['professor-mathematics-1', 'professor-mathematics-4', 'professor-law-2', 'professor-art-4'] },
      ],
    })
    expect(prestige(when(scene).answers('lecture:professor-art-4'))).toBe(5)
  })
})
