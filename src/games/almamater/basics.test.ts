import { describe, expect, it } from 'vitest'
import {
  blocked,
  changes,
  display,
  filled,
  fromHere,
  given,
  legal,
  legalTo,
  player,
  prestige,
  question,
  when,
} from './testing/scenario.ts'

describe('books, storage and display', () => {
  it('A-1.3, A-R2: books and ducats never run out', () => {
    const rich = given({ seats: [{ ducats: 400 }] })
    const after = when(rich).answers('dictionaries:100')
    expect(changes(after)).toEqual({ ducats: -400, dictionary: 100, archive: -1 })
  })

  it('A-4.1: during a round storage has no limit', () => {
    const scene = given({ seats: [{ ducats: 8, display: [1, 2, 3, 4, 5, 6] }] })
    const after = when(scene).answers('own:own-printed:8')
    expect(changes(after)).toMatchObject({ black: 8 })
    expect(legal(after)).toContain('end-turn')
  })

  it('A-4.2, A-R23: the storage size is that over the highest A hall in use, 4 more with the Librarian', () => {
    const over = (students: readonly string[], books: number) =>
      when(
        given({
          players: 3,
          seats: [{ students, books: { black: books - 1, blue: 1 } }, { passed: true }, { passed: true }],
        }),
      ).answers('pass')
    expect(question(over([], 5)).rule).toBe('return-books')
    expect(question(over([], 4)).rule).toBe('turn')
    expect(question(over(['student-law-1', 'student-law-2'], 6)).rule).toBe('return-books')
    expect(question(over(['student-law-1', 'student-law-2'], 5)).rule).toBe('turn')
    expect(question(over(['student-law-1', 'student-art-2'], 9)).rule).toBe('turn')
  })

  it('A-4.3, A-R30: textbooks gained are of any, different or one colour, never more different ones than colours', () => {
    const milestone = (card: string) =>
      when(given({ research: { a: card }, seats: [{ level: 1 }], green: 1 })).answers('step:green')
    const different = milestone('research-a3')
    expect(legal(different)).toHaveLength(4)
    expect(legal(different)).toContain('gain:black-1:blue-1:red-1')
    const three = given({ players: 3, research: { a: 'research-a3' }, seats: [{ level: 1 }], green: 1 })
    const forced = when(three).answers('step:green')
    expect(changes(forced)).toMatchObject({ black: 1, blue: 1, green: 1, dictionary: 1 })
    const antiquarian = when(given({ seats: [{ ducats: 3 }] })).answers('antiquarian:1')
    expect(legal(antiquarian)).toEqual(['gain:black-1', 'gain:blue-1', 'gain:green-1', 'gain:red-1'])
  })

  it('A-4.4: a dictionary cannot pay for textbooks', () => {
    const scene = given({ seats: [{ books: { black: 2, dictionary: 5 } }] })
    expect(blocked(scene, 'student:student-art-1')).toMatchObject({ why: 'books-missing', books: '1@any' })
  })

  it('A-4.5: textbooks of any colour go to storage, even of the own colour', () => {
    const scene = given({ seats: [{ ducats: 3 }] })
    const after = when(scene).answers('antiquarian:1', 'gain:black-1')
    expect(player(after).books[0]).toBe(1)
    expect(filled(after)).toEqual([])
  })

  it('A-4.6, A-10.4, A-X5: of own textbooks so many go to the rightmost empty slots, the rest to storage', () => {
    const scene = given({ seats: [{ ducats: 4 }] })
    const after = when(scene).answers('own:own-printed:4', 'display:2')
    expect(changes(after)).toEqual({ ducats: -4, black: 2, archive: -1 })
    expect(filled(after)).toEqual([5, 6])
    expect(after.play.state.turn.black).toBe(1)
    expect(question(when(after).answers('end-turn')).seat).toBe(1)
  })

  it('A-4.6, A-X6: a textbook goes to the rightmost empty slot', () => {
    const scene = given({ seats: [{ ducats: 1, display: [1, 2, 3] }] })
    expect(filled(when(scene).answers('own:own-printed:1', 'display:1'))).toEqual([1, 2, 3, 6])
  })

  it('A-4.7: books never move between display and storage', () => {
    const scene = given({ seats: [{ display: [4, 5, 6], books: { black: 3 } }] })
    expect(legal(scene).some(key => key.startsWith('move'))).toBe(false)
    const after = when(scene).answers('bishop:1')
    expect([filled(after), player(after).books[0]]).toEqual([[4, 5, 6], 3])
  })

  it('A-4.8: slot prices never fall from left to right, and tiles replace them', () => {
    const plain = given({ seats: [{ ducats: 20 }, { display: [1, 6] }] })
    expect(changes(when(plain).answers('buy:blue:2'))).toMatchObject({ ducats: -4 })
    const tiled = given({ seats: [{ ducats: 20 }, { display: [1, 6], tiles: [0, 0, 0, 3, 4, 4] }] })
    expect(changes(when(tiled).answers('buy:blue:2'))).toMatchObject({ ducats: -5 })
    const { prices } = plain.play.components.pack.display
    expect([...prices].sort((a, b) => a - b)).toEqual(prices)
  })

  it('A-4.9: a shelf turned dark stays dark', () => {
    const scene = given({ seats: [{ ducats: 20 }, { display: [1], shelves: [3, 1, 1, 1, 1, 2, 2] }] })
    const after = when(scene).answers('buy:blue:1')
    expect(prestige(after)).toBe(3)
    expect(display(after, 1).shelves[0]).toBe(0)
    const later = when(after).answers('end-turn', 'pass', 'pass', 'pass', 'pass')
    expect(display(later, 1).shelves).toEqual([1, 1, 1, 1, 2, 2, 0])
  })
})

describe('prestige and masters', () => {
  it('A-4.10, A-R42: prestige can be spent, but not more than there is', () => {
    const poor = given({
      black: 1,
      research: { b: 'research-b2' },
      seats: [{ level: 4, prestige: 2, books: { red: 1 } }],
    })
    expect(blocked(poor, 'step:black')).toMatchObject({ why: 'prestige-short', missing: 1 })
    const able = given({
      black: 1,
      research: { b: 'research-b2' },
      seats: [{ level: 4, prestige: 3, books: { red: 1 } }],
    })
    expect(prestige(when(able).answers('step:black'))).toBe(0)
  })

  it('A-4.11: prestige 15 brings a master once; falling below and reaching it again gives nothing', () => {
    const scene = given({ seats: [{ ducats: 10, prestige: 9 }] })
    const after = when(scene).answers('park')
    expect(changes(after)).toEqual({ ducats: -10, prestige: 7, masters: 1 })
    const again = given({ seats: [{ ducats: 10, prestige: 15 }] })
    expect(changes(when(again).answers('park'))).toEqual({ ducats: -10, prestige: 7, archive: -1 })
  })

  it('A-4.11, A-R22: a third event brings no master, also after one was given to the box', () => {
    const full = given({ seats: [{ ducats: 10, prestige: 9, additionalMasters: 2 }] })
    expect(changes(when(full).answers('park'))).toEqual({ ducats: -10, prestige: 7, archive: -1 })
    const boxed = given({
      black: 1,
      research: { d: 'research-d4' },
      seats: [{ level: 10, ducats: 10, prestige: 9, additionalMasters: 2 }],
    })
    const after = when(boxed).answers('step:black', 'stop', 'park')
    expect(player(after).masters).toBe(5)
  })

  it('A-4.12: masters are in the archive, on a space, in the dormitory, or lost in the box', () => {
    const scene = given({ black: 2, research: { d: 'research-d4', b: 'research-b3' }, seats: [{ level: 10 }] })
    const after = when(scene).answers('bishop:1', 'step:black', 'stop')
    expect(player(after)).toMatchObject({ masters: 3, archive: 2, dormitory: 0 })
    expect(player(when(given()).answers('bishop:1', 'end-turn')).archive).toBe(3)
    expect(player(when(given()).answers('pass'))).toMatchObject({ masters: 4, archive: 0, dormitory: 4 })
  })
})

describe('tutors', () => {
  it('A-4.20, A-7.4: a tutor stands in for a master and goes back to the supply after the action', () => {
    const scene = given({ seats: [{ ducats: 10, tutors: 1 }] })
    const asked = when(scene).answers('park')
    expect(legal(asked)).toEqual(['tutors:0', 'tutors:1'])
    const after = when(asked).answers('tutors:1')
    expect(changes(after)).toEqual({ ducats: -10, prestige: 7, tutors: -1 })
    expect(after.play.state.tutors).toBe(6)
    const master = when(asked).answers('tutors:0')
    expect(changes(master)).toEqual({ ducats: -10, prestige: 7, archive: -1 })
  })

  it('A-4.20: a tutor on the bishop gives ducats, but does not count for the turn order', () => {
    const scene = given({ players: 3, seats: [{}, { tutors: 1 }, { passed: true }], onTurn: 1, order: [0, 1, 2] })
    const after = when(scene).answers('bishop:2', 'tutors:1')
    expect(changes(after, 1)).toMatchObject({ ducats: 5 })
    expect(after.play.state.bishop).toEqual([1])
  })

  it('A-7.3, A-10.4, A-X18, A-X46: a master bars an own space and the laboratory, a tutor does not', () => {
    const scene = given({ players: 3, seats: [{ ducats: 9, tutors: 2 }, { passed: true }, { passed: true }] })
    const own = when(scene).answers('own:own-printed:1', 'tutors:1', 'display:0', 'end-turn')
    expect(legalTo(own, 'own')).toContain('own-printed:0')
    const master = when(own).answers('own:own-printed:1', 'tutors:0', 'display:0', 'end-turn')
    expect(legalTo(master, 'own')).toEqual([])
    expect(blocked(master, 'own:own-printed:1')).toMatchObject({ why: 'own-master-there' })
    const tutor = when(scene).answers('laboratory:1', 'tutors:1', 'end-turn')
    expect(legal(tutor)).toContain('laboratory:1')
    const barred = when(scene).answers('laboratory:1', 'tutors:0', 'end-turn')
    expect(legal(barred)).not.toContain('laboratory:1')
    expect(blocked(barred, 'laboratory:1')).toMatchObject({ why: 'own-master-there', rule: 'A-7.3' })
  })
})

describe('turns', () => {
  it('A-5.1, A-6.1, A-6.6: turns go round in turn order, skipping who has passed, until all have', () => {
    const scene = given({ players: 3, order: [2, 0, 1], onTurn: 2 })
    let now = when(scene).answers('bishop:1', 'end-turn')
    expect(question(now)).toEqual({ rule: 'turn', seat: 0 })
    now = when(now).answers('pass', 'bishop:1', 'end-turn')
    expect(question(now).seat).toBe(2)
    now = when(now).answers('pass')
    expect(question(now).seat).toBe(1)
    now = when(now).answers('bishop:1', 'end-turn')
    expect(question(now).seat).toBe(1)
    expect(now.play.state.round).toBe(1)
    expect(when(now).answers('pass').play.state.round).toBe(2)
  })

  it('A-6.2, A-6.4: a turn is exactly one action, and ends when the player says so', () => {
    const scene = given({ black: 1, seats: [{ ducats: 9 }] })
    expect(blocked(scene, 'end-turn')).toMatchObject({ why: 'act-first' })
    const after = when(scene).answers('bishop:1')
    expect(legal(after)).toEqual(['end-turn', 'step:black'])
    expect(question(when(after).answers('end-turn')).seat).toBe(1)
  })

  it('A-6.3, A-R40: steps and bust cards can be used before the action, and what they bring spent on it', () => {
    const scene = given({
      glory: ['glory-a3', 'glory-b3', 'glory-c2'],
      seats: [{ ducats: 25, archive: 0, chancellors: ['chancellor-copernicus'] }],
    })
    expect(legal(scene)).toContain('bust:a')
    expect(legal(scene)).not.toContain('park')
    const after = when(scene).answers('bust:a', 'park')
    expect(changes(after)).toMatchObject({ ducats: -10, prestige: 7, busts: ['a'], masters: 1 })
  })

  it('A-6.5, A-13.6, A-X52: passing exhausts professors and sends all pieces to the dormitory; they return', () => {
    const scene = given({
      players: 3,
      seats: [{ archive: 2, tutors: 1, professors: ['professor-medicine-2', 'professor-law-4'] }, { passed: true }, {}],
    })
    const after = when(scene).answers('pass')
    expect(player(after)).toMatchObject({ archive: 0, tutors: 0, restingTutors: 1, dormitory: 4, passed: true })
    expect(player(after).professors.map(one => one.ready)).toEqual([false, false])
    const later = when(after).answers('pass')
    expect(player(later)).toMatchObject({ archive: 4, restingTutors: 0, dormitory: 0 })
    expect(later.play.state.tutors).toBe(6)
  })

  it('A-6.5: passing is always offered, and forced if nothing else is possible and nobody confirms', () => {
    const stuck = given({ seats: [{ archive: 0 }] })
    expect(legal(stuck)).toEqual(['pass'])
    const unconfirmed = given({ confirm: false, seats: [{}, { archive: 0 }] })
    expect(question(when(unconfirmed).answers('bishop:1'))).toEqual({ rule: 'turn', seat: 2 })
  })

  it('A-R33: a bust card may be taken on the turn in which one passes', () => {
    const scene = given({ seats: [{ ducats: 25, chancellors: ['chancellor-copernicus'] }] })
    const after = when(scene).answers('bust:a', 'pass')
    expect(player(after).busts).toEqual(['a'])
    expect(fromHere(after).play.state.players[0]?.passed).toBe(true)
  })
})
