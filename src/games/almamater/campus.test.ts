import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legal, legalTo, player, prestige, question, when } from './testing/scenario.ts'
import { reasonText } from './testing/wording.ts'

const ranks = ['blue', 'black', 'green', 'red'] as const
const students = (count: number) =>
  [
    'student-law-1',
    'student-law-2',
    'student-law-3',
    'student-art-1',
    'student-art-3',
    'student-art-2',
    'student-mathematics-1',
    'student-mathematics-2',
    'student-mathematics-3',
    'student-mathematics-4',
  ].slice(0, count)

describe('recruiting students', () => {
  it('A-8.1, A-R34: a student of the row, of a kind not owned, from a stack that is not empty', () => {
    const books = { red: 9, blue: 9, green: 9 }
    const scene = given({ seats: [{ books, students: ['student-art-1'] }], standing: { 'campus-2': [1, 0, 0, 0] } })
    expect(blocked(scene, 'student:student-art-1')).toMatchObject({ why: 'student-owned' })
    expect(blocked(scene, 'student:student-art-2')).toMatchObject({ why: 'own-master-there' })
    expect(legalTo(scene, 'student')).toContain('student-art-3')
    const owner = { students: ['student-art-3'] }
    const empty = given({ seats: [{ books }, owner, owner, owner] })
    expect(blocked(empty, 'student:student-art-3')).toMatchObject({ why: 'stack-empty', rule: 'A-R34' })
  })

  it('A-8.2, A-X21: the groups of a law student need different colours of high enough rank', () => {
    const scene = given({
      round: 2,
      reputation: ranks,
      seats: [{}, { books: { blue: 2, black: 1, green: 1 } }],
      onTurn: 1,
    })
    expect(changes(when(scene).answers('student:student-law-2'), 1)).toMatchObject({
      blue: -2,
      black: -1,
      green: -1,
      students: ['student-law-2'],
    })
    const low = given({
      round: 2,
      reputation: ranks,
      seats: [{}, { books: { green: 2, blue: 1, black: 1 } }],
      onTurn: 1,
    })
    const reason = blocked(low, 'student:student-law-2')
    expect(reason).toEqual({ why: 'books-missing', books: '1@1.2', rule: 'A-8.2' })
    expect(reasonText('en', low.play, reason)).toBe('needs 1 textbook of rank I or II more')
    expect(reasonText('it', low.play, reason)).toBe('servono ancora 1 manuale di rango I o II')
  })

  it('A-8.3, A-X22, A-X47: in round 1 any colours do, but the groups must differ', () => {
    const scene = given({ seats: [{ books: { red: 2, green: 1, black: 1 } }] })
    expect(legalTo(scene, 'student')).toContain('student-law-1')
    const two = given({ seats: [{ books: { red: 3, green: 1 } }] })
    expect(legalTo(two, 'student').filter(id => id.startsWith('student-law'))).toEqual([])
    expect(changes(when(two).answers('student:student-art-1'))).toMatchObject({ red: -2, green: -1 })
  })

  it('A-8.2, A-8.8, A-X23: a mathematics student also needs a dictionary; the Mentor saves one textbook of choice', () => {
    const books = { blue: 3, black: 2, green: 1, dictionary: 1 }
    const at = (seat: object) => given({ round: 2, reputation: ranks, seats: [seat] })
    expect(changes(when(at({ books })).answers('student:student-mathematics-1'))).toMatchObject({
      blue: -3,
      black: -2,
      green: -1,
      dictionary: -1,
    })
    expect(blocked(at({ books: { ...books, dictionary: 0 } }), 'student:student-mathematics-1')).toMatchObject({
      books: '1@dictionary',
    })
    const mentor = when(at({ books, students: ['student-medicine-2'] })).answers('student:student-mathematics-1')
    expect(legal(mentor)).toEqual(
      expect.arrayContaining([
        'pay:black-2:blue-2:green-1:dictionary-1',
        'pay:black-1:blue-3:green-1:dictionary-1',
        'pay:black-2:blue-3:dictionary-1',
      ]),
    )
    expect(legal(mentor)).toHaveLength(3)
  })

  it('A-8.4, A-X24: halls 7 to 11 cost ducats first; with all halls full nobody can be recruited', () => {
    const books = { red: 2, blue: 1 }
    const full = (ducats: number) => given({ seats: [{ ducats, books, students: ['student-law-4', ...students(4)] }] })
    expect(blocked(full(0), 'student:student-art-2')).toMatchObject({ why: 'ducats-short', missing: 1, rule: 'A-8.4' })
    expect(changes(when(full(1)).answers('student:student-art-2'))).toMatchObject({
      ducats: -1 + 1 + 2,
      students: ['student-art-2'],
    })
    const all = given({ seats: [{ ducats: 30, books, students: students(10) }] })
    expect(blocked(all, 'student:student-art-4')).toMatchObject({ why: 'halls-full' })
    expect(given().play.components.halls.map(hall => hall.extraDucats)).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5])
  })

  it('A-8.5, A-R6: odd halls are A halls with storage sizes; the printed student counts, but has no faculty', () => {
    const { halls } = given().play.components
    expect(halls.filter(hall => hall.type === 'A').map(hall => [hall.number, hall.storageSize])).toEqual([
      [1, 4],
      [3, 5],
      [5, 7],
      [7, 8],
      [9, 10],
      [11, 12],
    ])
    const seven = given({ glory: ['glory-a3', 'glory-b3', 'glory-c2'], seats: [{ students: students(6) }] })
    expect(legal(seven)).toContain('bust:b')
    const faculties = given({ glory: ['glory-a3', 'glory-b2', 'glory-c2'], seats: [{ students: students(2) }] })
    expect(blocked(faculties, 'bust:b')).toMatchObject({ why: 'glory-missing', missing: 3 })
  })

  it('A-8.6, A-17.1.2, A-X25: a student in hall 6 brings a master, and Biringuccio pays for a B hall', () => {
    const scene = given({
      seats: [{ books: { red: 2, blue: 1 }, students: students(4), chancellors: ['chancellor-biringuccio'] }],
    })
    const after = when(scene).answers('student:student-art-3')
    expect(changes(after)).toEqual({
      red: -2,
      blue: -1,
      students: ['student-art-3'],
      masters: 1,
      dictionary: 1,
      ducats: 3,
    })
  })

  it('A-8.7: pay, place, the hall’s master, the tile’s effects, then what the placement triggers', () => {
    const scene = given({
      seats: [
        {
          books: { red: 2, blue: 1 },
          students: ['student-law-4', ...students(3)],
          chancellors: ['chancellor-biringuccio'],
        },
      ],
    })
    const { events } = when(scene).answers('student:student-art-2')
    const told = events
      .filter(event => event.type !== 'sent')
      .map(event => `${event.type} ${event.because ?? ''}`.trim())
    expect(told).toEqual([
      'books student-art-2',
      'books student-art-2',
      'student-recruited',
      'master-gained hall-6',
      'ducats student-art-2',
      'ducats student-law-4',
      'ducats chancellor-biringuccio',
      'books chancellor-biringuccio',
    ])
  })

  it('A-8.8, A-R27: discounts add up and apply before payment; ranks of what is left still count', () => {
    const scene = given({
      round: 2,
      reputation: ranks,
      seats: [
        {
          books: { red: 3, dictionary: 1 },
          students: ['student-medicine-2'],
          professors: [{ id: 'professor-medicine-1', bookmark: 'dictionary' }],
        },
      ],
    })
    const asked = when(scene).answers('lecture:professor-medicine-1')
    expect(legalTo(asked, 'student').every(id => id.startsWith('student-art'))).toBe(true)
    const after = when(asked).answers('student:student-art-1')
    expect(changes(after)).toMatchObject({ red: -1, dictionary: -1 })
  })

  it('A-8.9, A-17.2.5: the Physician recruits from any row without a master, for one textbook less', () => {
    const scene = given({
      seats: [
        { books: { red: 2, blue: 1, green: 1 }, professors: [{ id: 'professor-medicine-1', bookmark: 'green' }] },
      ],
      standing: { 'campus-1': [1, 0, 0, 0] },
    })
    const asked = when(scene).answers('lecture:professor-medicine-1')
    expect(question(asked).rule).toBe('recruit-student')
    expect(legal(asked)).not.toContain('stop')
    expect(legalTo(asked, 'student')).toContain('student-art-1')
    const paid = when(asked).answers('student:student-art-1')
    expect([...legal(paid)].sort()).toEqual(['pay:blue-1:red-1', 'pay:red-2'])
    expect(changes(when(paid).answers('pay:red-2'))).toEqual({ green: -1, red: -2, students: ['student-art-1'] })
  })

  it('A-17.3.9, A-X26: a medicine student gains 1 PP for each student in B halls', () => {
    const scene = given({ round: 1, seats: [{ books: { red: 3, blue: 1, green: 1 }, students: students(2) }] })
    const after = when(scene).answers('student:student-medicine-2')
    expect(prestige(after)).toBe(2)
  })

  it('A-17.2.9, A-X51: the Notary also gains PP by faculty', () => {
    const scene = given({
      seats: [{ books: { red: 3, blue: 1, green: 1 }, professors: [{ id: 'professor-law-1', bookmark: 'green' }] }],
    })
    const asked = when(scene).answers('lecture:professor-law-1', 'student:student-medicine-2')
    const after = question(asked).rule === 'pay-student' ? when(asked).answers(legal(asked)[0] as string) : asked
    expect(changes(after)).toMatchObject({ red: -3, blue: -1, green: -1, prestige: 3 + 1 })
  })

  it('A-17.3.2, A-17.3.5, A-17.3.8: Librarian, Lexicographer and Patron’s son give at once', () => {
    const take = (student: string, owned: readonly string[] = []) =>
      changes(
        when(given({ green: 1, research: { d: 'research-d3' }, seats: [{ level: 10, students: owned }] })).answers(
          'step:green',
          `student:${student}`,
        ),
      )
    expect(take('student-art-2')).toMatchObject({ ducats: 1 })
    expect(take('student-law-1')).toMatchObject({ ducats: 1, dictionary: 2 })
    expect(take('student-law-4')).toMatchObject({ ducats: 2 })
    expect(take('student-art-1', ['student-law-4'])).toMatchObject({ ducats: 2 })
    expect(take('student-medicine-1')).toMatchObject({ ducats: 4, prestige: 1 })
  })

  it('A-17.3.4, A-R24, A-R48: the Bookseller lays three tiles so that prices never fall', () => {
    const scene = given({ green: 1, research: { b: 'research-b4' }, seats: [{ level: 4 }] })
    const asked = when(scene).answers('step:green', 'student:student-art-4')
    expect(question(asked).rule).toBe('price-tiles')
    expect(legal(asked)).not.toContain('stop')
    const prices = legalTo(asked, 'prices').map(key => key.split('-').map(Number))
    for (const one of prices) expect([...one].sort((a, b) => a - b)).toEqual(one)
    expect(new Set(prices.map(one => one.join())).size).toBe(prices.length)
    expect(legal(asked)).toContain('prices:1-2-2-3-4-4')
    const after = when(asked).answers('prices:1-2-2-3-4-4')
    expect(after.play.state.displays[0]?.tiles.filter(tile => tile > 0)).toHaveLength(3)
    expect(player(after).students).toEqual(['student-art-4'])
  })

  it('A-R36: with three colours ranks go from I to III', () => {
    const scene = given({
      players: 3,
      round: 2,
      reputation: ['blue', 'black', 'green'],
      seats: [{ books: { blue: 2, black: 1, green: 1 } }],
    })
    expect(legalTo(scene, 'student')).toContain('student-law-1')
    expect(blocked(scene, 'student:student-medicine-1')).toMatchObject({ books: '1@1.2' })
  })
})
