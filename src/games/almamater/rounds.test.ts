import { describe, expect, it } from 'vitest'
import { isOver } from '../../kernel/play.ts'
import { almaMater } from './game.ts'
import { finalScoring } from './rules/scoring.ts'
import {
  blocked,
  changes,
  display,
  filled,
  given,
  legal,
  player,
  prestige,
  question,
  when,
} from './testing/scenario.ts'

const others = [{ passed: true }, { passed: true }, { passed: true }]

describe('administrative phase', () => {
  it('A-13.1: the six steps come in order, also in round 6', () => {
    const scene = given({
      round: 6,
      seats: [{ professors: [{ id: 'professor-law-4', ready: false }], books: { red: 3, blue: 2 } }, ...others],
    })
    const asked = when(scene).answers('pass')
    expect(question(asked)).toEqual({ rule: 'return-books', seat: 0 })
    expect(asked.play.state.reputation).toEqual([])
    const after = when(asked).answers('return:red')
    const types = after.events.map(event => event.type).filter(type => /order|reputation|ended/.test(type))
    expect(types).toEqual(['turn-ended', 'order-set', 'reputation-set', 'game-ended'])
    expect(player(after).professors[0]?.ready).toBe(true)
    expect(player(after)).toMatchObject({ archive: 4, passed: false })
  })

  it('A-13.2: most masters on the bishop first, the others in their former order', () => {
    const scene = given({
      order: [3, 1, 0, 2],
      onTurn: 3,
      bishop: [2, 0, 0],
      seats: [{ passed: true }, { passed: true }, { passed: true }, {}],
    })
    expect(when(scene).answers('pass').play.state.order).toEqual([0, 2, 3, 1])
  })

  it('A-R39: the earliest master that counts decides a tie; tutors give no claim', () => {
    const scene = given({
      players: 3,
      order: [0, 1, 2],
      seats: [{ tutors: 1 }, {}, { passed: true }],
    })
    const after = when(scene).answers(
      'bishop:1',
      'tutors:1',
      'end-turn',
      'bishop:1',
      'end-turn',
      'bishop:1',
      'end-turn',
      'pass',
      'pass',
    )
    expect(after.play.state.order).toEqual([1, 0, 2])
  })

  it('A-13.3, A-X38: books over the storage size are returned, one of choice at a time', () => {
    const four = ['student-law-2', 'student-law-3', 'student-art-1', 'student-art-3']
    const scene = given({
      seats: [{ students: four, books: { red: 5, blue: 2, dictionary: 1 }, display: [1, 2, 3, 4, 5, 6] }, ...others],
    })
    const asked = when(scene).answers('pass')
    expect(legal(asked)).toEqual(['return:blue', 'return:red', 'return:dictionary'])
    const after = when(asked).answers('return:dictionary')
    expect(question(after).rule).toBe('turn')
    expect(player(after).books).toEqual([0, 2, 0, 5, 0])
  })

  it('A-13.4, A-4.19, A-X39: colours are ranked by research, the top of a stack first', () => {
    const scene = given({
      seats: [{ level: 9 }, { level: 6, passed: true }, { level: 4, passed: true }, { level: 4, passed: true }],
      ranking: [0, 1, 2, 3],
    })
    expect(when(scene).answers('pass').play.state.reputation).toEqual(['black', 'blue', 'green', 'red'])
  })

  it('A-13.5, A-13.6, A-13.7: professors ready, masters home, Erasmus forgotten, the next round begins', () => {
    const scene = given({
      seats: [
        { chancellors: ['chancellor-erasmus'], professors: [{ id: 'professor-law-4', ready: false }] },
        { professors: [{ id: 'professor-law-4', ready: false }], passed: true },
        { passed: true },
        { passed: true },
      ],
    })
    const after = when(scene).answers(
      'bishop:3:extra',
      'end-turn',
      'own:own-printed:2',
      'display:0',
      'end-turn',
      'pass',
    )
    expect(after.play.state).toMatchObject({ round: 2, bishop: [], turnsTaken: 0 })
    expect(after.play.state.players.map(one => one.archive)).toEqual([4, 4, 4, 4])
    expect(after.play.state.players.flatMap(one => one.professors).every(one => one.ready)).toBe(true)
    expect(legal(after)).toContain('bishop:1:extra')
    expect(after.play.state.standing.flat().every(masters => masters === 0)).toBe(true)
  })
})

describe('income', () => {
  it('A-14.1, A-14.2, A-14.3, A-14.4, A-X40: Emma gains 6 + 1 + 2 ducats and a dictionary, and keeps 5 books', () => {
    const scene = given({
      onTurn: 2,
      seats: [
        { level: 9, passed: true },
        { level: 6, passed: true },
        { level: 4, display: [1, 2, 3, 4, 5, 6], students: ['student-law-1'] },
        { level: 1, passed: true },
      ],
      ranking: [0, 1, 2, 3],
    })
    const after = when(scene).answers('pass')
    expect(changes(after, 2)).toMatchObject({ ducats: 9, dictionary: 1 })
    expect(filled(after, 2)).toEqual([1, 2, 3, 4, 5])
    expect(changes(after, 0)).toMatchObject({ ducats: 4 })
    expect(changes(after, 3)).toMatchObject({ ducats: 1 })
    expect(display(after, 2).shelves).toEqual([1, 1, 1, 2, 2, 3, 1])
  })

  it('A-14.3, A-17.3.2, A-17.3.9: Librarian and Benefactor have income; the Bookseller may lay the tiles anew', () => {
    const scene = given({ seats: [{ students: ['student-art-2', 'student-medicine-1', 'student-art-4'] }, ...others] })
    const asked = when(scene).answers('pass')
    expect(changes(asked)).toMatchObject({ ducats: 1 + 4 + 4 })
    expect(question(asked).rule).toBe('price-tiles')
    expect(legal(asked)).toContain('stop')
    expect(question(when(asked).answers('stop')).rule).toBe('turn')
  })

  it('A-17.1.6: Copernicus gains 2 ducats for each textbook', () => {
    const scene = given({ seats: [{ display: [4, 5, 6], chancellors: ['chancellor-copernicus'] }, ...others] })
    expect(changes(when(scene).answers('pass'))).toMatchObject({ ducats: 6 + 4 })
  })

  it('A-14.4: on the side for 2 and 3 players ranks give 4, 2 and 1 ducats', () => {
    const scene = given({
      players: 3,
      seats: [{ level: 1 }, { level: 3, passed: true }, { level: 4, passed: true }],
      ranking: [2, 1, 0],
    })
    const after = when(scene).answers('pass')
    expect([0, 1, 2].map(seat => changes(after, seat).ducats)).toEqual([1, 2, 4])
  })
})

describe('the end', () => {
  const logician = {
    ducats: 9,
    books: { red: 3, blue: 2, dictionary: 3 },
    level: 12,
    professors: ['professor-mathematics-1', 'professor-law-1', 'professor-art-3'],
    students: [
      'student-law-1',
      'student-law-2',
      'student-law-3',
      'student-art-1',
      'student-art-3',
      'student-art-2',
      'student-mathematics-4',
    ],
    busts: ['a', 'b'] as const,
  }

  it('A-15.1, A-15.2, A-15.3, A-15.4, A-15.5, A-15.6, A-15.7, A-15.8, A-15.9, A-17.3.10, A-X41: every point has its reason', () => {
    const scene = given({ reputation: ['blue', 'black', 'green', 'red'], round: 6, seats: [logician] })
    const reasons = Object.fromEntries(finalScoring(scene.play, 0).map(({ because, points }) => [because, points]))
    expect(reasons).toEqual({
      'final-ducats': 3,
      'final-dictionaries': 3,
      'final-reputation': 7,
      'final-milestones': 12,
      'professor-mathematics-1': 3,
      'professor-law-1': 5,
      'professor-art-3': 6,
      'student-mathematics-4': 6,
      'final-halls': 16,
      'final-busts': 7,
    })
    expect(almaMater.scores(scene.play)[0]?.total).toBe(68)
  })

  it('A-15.7, A-17.3.10: Astronomer, Geometer and Arithmetician score milestones, busts and students', () => {
    const points = (student: string) =>
      finalScoring(given({ seats: [{ ...logician, students: ['student-law-1', student] }] }).play, 0).find(
        one => one.because === student,
      )?.points
    expect(points('student-mathematics-1')).toBe(8)
    expect(points('student-mathematics-2')).toBe(6)
    expect(points('student-mathematics-3')).toBe(3)
  })

  it('A-15.4: reputation scores 12, 5, 0 on the side for 2 and 3 players; A-15.1: display books count for nothing', () => {
    const scene = given({
      players: 3,
      round: 6,
      reputation: ['black', 'blue', 'green'],
      seats: [{ display: [1, 2, 3, 4, 5, 6] }, {}, {}],
    })
    expect(almaMater.scores(scene.play).map(score => score.total)).toEqual([12, 5, 0])
    expect(given().play.components.boards.get('board-4')?.scoring).toEqual([12, 7, 3, 0])
  })

  it('A-15.10, A-X42: a tie goes to the earlier in the turn order of round 6', () => {
    const scene = given({
      order: [2, 0, 1, 3],
      onTurn: 2,
      round: 6,
      seats: [{ prestige: 12, passed: true, level: 1 }, { passed: true }, { prestige: 12 }, { passed: true }],
      ranking: [0, 1, 2, 3],
    })
    const tied = almaMater.scores({ ...scene.play, state: { ...scene.play.state, reputation: [] } })
    expect(tied.map(score => score.won)).toEqual([false, false, true, false])
    const over = when(scene).answers('pass')
    expect(isOver(over.play)).toBe(true)
    expect(almaMater.scores(over.play).map(score => score.won)).toEqual([true, false, false, false])
    expect(prestige(over)).toBe(12)
  })

  it('A-5.1: round 6 has no income phase', () => {
    const scene = given({ round: 6, seats: [{ display: [5, 6] }, ...others] })
    expect(changes(when(scene).answers('pass'))).toEqual({})
    expect(() => blocked(when(scene).answers('pass'), 'pass')).toThrow(/over/)
  })
})
