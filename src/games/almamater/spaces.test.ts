import { describe, expect, it } from 'vitest'
import {
  blocked,
  changes,
  display,
  filled,
  given,
  legal,
  legalTo,
  player,
  prestige,
  question,
  when,
} from './testing/scenario.ts'

describe('action spaces', () => {
  it('A-7.1: ordinary spaces ask for pieces by who stands there, the bishop and the colloquium do not', () => {
    const scene = given({
      seats: [{ ducats: 30 }],
      standing: { park: [0, 2, 0, 0], laboratory: [0, 1, 0, 0], colloquium: [1, 0, 0, 0] },
      bishop: [0],
    })
    expect(legal(scene)).toEqual(expect.arrayContaining(['laboratory:1', 'bishop:1', 'dictionaries:1']))
    expect(blocked(scene, 'park')).toMatchObject({ why: 'pieces-short', missing: 1 })
  })

  it('A-7.2, A-R3, A-X16: an occupied space needs exactly one master more than the most of one colour there', () => {
    const julia = given({ seats: [{ ducats: 10 }], standing: { park: [0, 1, 0, 0] } })
    expect(changes(when(julia).answers('park'))).toMatchObject({ archive: -2 })
    const third = given({ seats: [{ ducats: 10 }], standing: { park: [0, 1, 0, 2] } })
    expect(changes(when(third).answers('park'))).toMatchObject({ archive: -3 })
    const free = given({ seats: [{ ducats: 10 }] })
    expect(changes(when(free).answers('park'))).toMatchObject({ archive: -1 })
  })

  it('A-7.3: a space with an own master, or whose action cannot be carried out, is not offered', () => {
    const own = given({ seats: [{ ducats: 10 }], standing: { park: [1, 0, 0, 0] } })
    expect(blocked(own, 'park')).toMatchObject({ why: 'own-master-there', rule: 'A-7.3' })
    expect(blocked(given(), 'park')).toMatchObject({ why: 'ducats-short', missing: 10 })
  })

  it('A-7.5: antiquarian and park share a space on the side for 2 and 3 players', () => {
    const scene = given({ players: 3, seats: [{ ducats: 20 }, { passed: true }, { passed: true }] })
    expect(legal(scene)).toEqual(expect.arrayContaining(['antiquarian:1', 'park']))
    const after = when(scene).answers('park', 'end-turn')
    expect(legal(after).filter(key => /^(antiquarian|park)/.test(key))).toEqual([])
    expect(blocked(after, 'antiquarian:1')).toMatchObject({ why: 'own-master-there' })
  })

  it('A-7.6, A-17.3.1: the spaces of the own students are there for their owner alone', () => {
    const scene = given({ seats: [{ ducats: 2, students: ['student-art-1'] }, { ducats: 2 }] })
    expect(legalTo(scene, 'own')).toEqual([
      'own-printed:0',
      'own-printed:1',
      'own-printed:2',
      'own-copyist:0',
      'own-copyist:1',
      'own-copyist:2',
    ])
    const other = when(scene).answers('own:own-copyist:2', 'display:2', 'end-turn')
    expect(legalTo(other, 'own')).toEqual(['own-printed:0', 'own-printed:1', 'own-printed:2'])
    expect(filled(other)).toEqual([5, 6])
  })

  it('A-7.7: an action is offered only if a complete way is open', () => {
    const scene = given({ seats: [{ ducats: 3, books: { red: 2, blue: 1 } }] })
    expect(legalTo(scene, 'student')).toEqual(['student-art-1', 'student-art-2', 'student-art-3', 'student-art-4'])
    expect(legalTo(scene, 'professor')).toEqual([])
    expect(legalTo(scene, 'dictionaries')).toEqual([])
    expect(blocked(scene, 'dictionaries:1')).toMatchObject({ why: 'ducats-short', missing: 1 })
    const none = given({ seats: [{ ducats: 3, archive: 0 }] })
    expect(blocked(none, 'antiquarian:1')).toMatchObject({ why: 'pieces-short' })
    expect(blocked(none, 'buy:blue:1')).toMatchObject({ why: 'archive-empty' })
  })

  it('A-17.1.9, A-R5, A-X17: Agricola places one master fewer on an occupied space, never fewer than one', () => {
    const scene = given({
      seats: [{ ducats: 10, chancellors: ['chancellor-agricola'] }, {}, {}, { ducats: 10 }],
      standing: { park: [0, 1, 2, 0] },
    })
    const after = when(scene).answers('park')
    expect(changes(after)).toMatchObject({ archive: -2 })
    const alex = when(after).answers('end-turn', 'bishop:1', 'end-turn', 'bishop:1', 'end-turn', 'park')
    expect(changes(alex, 3)).toMatchObject({ archive: -3 })
    const one = given({
      seats: [{ ducats: 10, chancellors: ['chancellor-agricola'] }],
      standing: { park: [0, 1, 0, 0] },
    })
    expect(changes(when(one).answers('park'))).toMatchObject({ archive: -1 })
  })

  it('A-10.1, A-X20: the antiquarian sells for 3, 6 or 9 ducats', () => {
    const scene = given({ seats: [{ ducats: 8 }] })
    expect(legalTo(scene, 'antiquarian')).toEqual(['1', '2'])
    expect(changes(when(scene).answers('antiquarian:2', 'gain:red-1'))).toEqual({
      ducats: -6,
      red: 1,
      dictionary: 1,
      archive: -1,
    })
    const rich = when(given({ seats: [{ ducats: 9 }] })).answers('antiquarian:3', 'gain:red-1')
    expect(changes(rich)).toMatchObject({ ducats: -9, dictionary: 2, red: 1 })
  })

  it('A-10.2, A-R17: the laboratory gives 3 black steps or 1 green one, but nothing to a player on level 15', () => {
    expect(when(given()).answers('laboratory:1').play.state.turn).toMatchObject({ black: 3, green: 0 })
    expect(when(given()).answers('laboratory:2').play.state.turn).toMatchObject({ black: 0, green: 1 })
    const done = given({ seats: [{ level: 15 }] })
    expect(blocked(done, 'laboratory:1')).toMatchObject({ why: 'research-finished', rule: 'A-R17' })
    expect(blocked(done, 'own:own-printed:0')).toMatchObject({ why: 'research-finished' })
    expect(legal(given({ seats: [{ level: 15, ducats: 1 }] }))).toContain('own:own-printed:1')
  })

  it('A-10.3, A-17.1.8, A-X19: the park gives 7 PP for 10 ducats, with Pereira 10', () => {
    expect(changes(when(given({ seats: [{ ducats: 10 }] })).answers('park'))).toMatchObject({
      ducats: -10,
      prestige: 7,
    })
    const pereira = given({ seats: [{ ducats: 10, chancellors: ['chancellor-pereira'] }] })
    expect(changes(when(pereira).answers('park'))).toMatchObject({ ducats: -10, prestige: 10 })
  })

  it('A-10.4: up to 8 own textbooks for 1 ducat each, also none, and a black step', () => {
    const scene = given({ seats: [{ ducats: 20 }] })
    expect(legalTo(scene, 'own')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(count => `own-printed:${count}`))
    const none = when(scene).answers('own:own-printed:0')
    expect(changes(none)).toEqual({ archive: -1 })
    expect(none.play.state.turn.black).toBe(1)
  })
})

describe('bishop and colloquium', () => {
  it('A-11.1: both can be used again and again, whoever stands there', () => {
    const scene = given({ players: 3, seats: [{ ducats: 8 }, { passed: true }, { passed: true }] })
    const after = when(scene).answers('bishop:1', 'end-turn', 'bishop:1', 'end-turn', 'dictionaries:1', 'end-turn')
    expect(legal(after)).toEqual(expect.arrayContaining(['bishop:1', 'dictionaries:1']))
  })

  it('A-11.2, A-13.2, A-X32: 1, 2 or 3 pieces for 2, 5 or 8 ducats; who placed first wins the tie', () => {
    const scene = given({ order: [1, 0, 2, 3], onTurn: 3, seats: [{ passed: true }, {}, { passed: true }, {}] })
    let now = when(scene).answers('bishop:1')
    expect(changes(now, 3)).toMatchObject({ ducats: 2 })
    now = when(now).answers('end-turn', 'bishop:2')
    expect(changes(now, 1)).toMatchObject({ ducats: 5 })
    now = when(now).answers('end-turn', 'bishop:1', 'end-turn', 'pass', 'pass')
    expect(changes(now, 3).ducats).toBe(2 + 2 + 1)
    expect(now.play.state.order).toEqual([3, 1, 0, 2])
    expect(legalTo(given(), 'bishop')).toEqual(['1', '2', '3'])
  })

  it('A-17.1.3, A-R4, A-X33: Erasmus adds a master to one placement a round, for ducats and turn order', () => {
    const scene = given({
      seats: [{ chancellors: ['chancellor-erasmus'] }, { passed: true }, { passed: true }, { passed: true }],
    })
    const after = when(scene).answers('bishop:2:extra')
    expect(changes(after)).toMatchObject({ ducats: 8, archive: -2 })
    expect(after.play.state.bishop).toEqual([0, 0, 0])
    expect(legalTo(when(after).answers('end-turn'), 'bishop')).toEqual(['1', '2'])
    const four = when(scene).answers('bishop:3:extra')
    expect(changes(four)).toMatchObject({ ducats: 8 })
    expect(four.play.state.bishop).toHaveLength(4)
  })

  it('A-17.3.3, A-X34: the Acolyte gains a ducat for each piece and a black step', () => {
    const scene = given({ seats: [{ students: ['student-art-3'] }] })
    const after = when(scene).answers('bishop:2')
    expect(changes(after)).toMatchObject({ ducats: 7 })
    expect(after.play.state.turn.black).toBe(1)
    const erasmus = given({ seats: [{ students: ['student-art-3'], chancellors: ['chancellor-erasmus'] }] })
    expect(changes(when(erasmus).answers('bishop:3:extra'))).toMatchObject({ ducats: 8 + 4 })
  })

  const emma = { display: [3, 4, 5, 6], shelves: [1, 1, 1, 2, 2, 3, 1] }

  it('A-11.3, A-11.4, A-R15, A-X35: Julia buys two from Emma, pays her, and scores one of the shelves', () => {
    const scene = given({ onTurn: 3, seats: [{}, {}, emma, { ducats: 6 }] })
    const asked = when(scene).answers('buy:green:2')
    expect(changes(asked, 3)).toEqual({ ducats: -5, green: 2, archive: -1 })
    expect(changes(asked, 2)).toEqual({ ducats: 5 })
    expect(legal(asked)).toEqual(['shelf:green:3', 'shelf:green:4'])
    const after = when(asked).answers('shelf:green:4')
    expect(prestige(after, 3)).toBe(2)
    expect(display(after, 2).shelves).toEqual([1, 1, 1, 0, 2, 3, 1])
    expect(filled(after, 2)).toEqual([5, 6])
  })

  it('A-17.1.4, A-R25, A-X37: with Marschalk seller and buyer gain 1 PP, the seller a textbook of the buyer', () => {
    const scene = given({
      onTurn: 3,
      seats: [{}, {}, { ...emma, chancellors: ['chancellor-marschalk'] }, { ducats: 6 }],
    })
    const after = when(scene).answers('buy:green:2', 'shelf:green:4')
    expect(changes(after, 2)).toEqual({ ducats: 5, prestige: 1, red: 1 })
    expect(prestige(after, 3)).toBe(3)
  })

  it('A-11.3, A-R29, A-X36: after the display is empty, the supply sells for 4 each', () => {
    const scene = given({ seats: [{ ducats: 11 }, { display: [6] }] })
    const after = when(scene).answers('buy:blue:3')
    expect(changes(after)).toMatchObject({ ducats: -11, blue: 3, prestige: 2 })
    expect(changes(after, 1)).toEqual({ ducats: 3 })
  })

  it('A-R14: an empty display can be bought from at 4 ducats, without Marschalk and without a shelf', () => {
    const scene = given({ seats: [{ ducats: 8 }, { chancellors: ['chancellor-marschalk'] }] })
    const after = when(scene).answers('buy:blue:2')
    expect(changes(after)).toEqual({ ducats: -8, blue: 2, archive: -1 })
    expect(changes(after, 1)).toEqual({})
  })

  it('A-R20: prestige 15 through Marschalk brings the master at once, also to who has passed', () => {
    const scene = given({
      seats: [{ ducats: 8 }, { prestige: 14, display: [1], chancellors: ['chancellor-marschalk'], passed: true }],
    })
    expect(changes(when(scene).answers('buy:blue:1'), 1)).toMatchObject({ prestige: 1, masters: 1, archive: 1 })
  })

  it('A-11.6: textbooks of the own colour cannot be bought', () => {
    const scene = given({ seats: [{ ducats: 20, display: [1, 2] }] })
    expect(legalTo(scene, 'buy').some(key => key.startsWith('black'))).toBe(false)
  })

  it('A-11.5, A-17.3.6, A-X48: with the Envoy a second purchase, but only one shelf is scored', () => {
    const scene = given({
      seats: [{ ducats: 7, students: ['student-law-2'] }, {}, {}, { display: [6], shelves: [2, 1, 1, 1, 2, 1, 3] }],
    })
    const first = when(scene).answers('buy:red:1')
    expect(question(first).rule).toBe('second-purchase')
    expect(legal(first)).toEqual(['buy:blue:1', 'buy:green:1', 'dictionaries:1', 'stop'])
    const after = when(first).answers('dictionaries:1')
    expect(changes(after)).toEqual({ ducats: -7, red: 1, dictionary: 1, prestige: 1, archive: -1 })
    expect(changes(after, 3)).toEqual({ ducats: 3 })
    expect(display(after, 3).shelves[5]).toBe(0)
  })

  it('A-11.5: after dictionaries textbooks may follow, no dictionaries again', () => {
    const scene = given({ seats: [{ ducats: 12, students: ['student-law-2'] }] })
    const first = when(scene).answers('dictionaries:1')
    expect(legalTo(first, 'dictionaries')).toEqual([])
    expect(legalTo(first, 'buy')).toContain('blue:2')
  })

  it('A-17.1.8: Pereira improves antiquarian, bishop and laboratory', () => {
    const pereira = given({ seats: [{ ducats: 6, chancellors: ['chancellor-pereira'] }] })
    expect(changes(when(pereira).answers('antiquarian:3', 'gain:red-1'))).toMatchObject({
      ducats: -6,
      dictionary: 2,
      red: 1,
    })
    expect(changes(when(pereira).answers('bishop:3'))).toMatchObject({ ducats: 11 })
    expect(when(pereira).answers('laboratory:1').play.state.turn.black).toBe(4)
    expect(player(pereira).powers.replaces).toBe('chancellor-pereira')
  })
})
