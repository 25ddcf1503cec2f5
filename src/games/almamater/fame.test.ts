import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legal, legalTo, player, prestige, question, when } from './testing/scenario.ts'

const copernicus = { chancellors: ['chancellor-copernicus'] }

describe('hall of fame', () => {
  it('A-12.1, A-12.3: who meets a whole requirement may take the bust once, and spends nothing', () => {
    const scene = given({
      glory: ['glory-a2', 'glory-b3', 'glory-c2'],
      seats: [{ ...copernicus, ducats: 15, books: { dictionary: 4 } }],
    })
    const after = when(scene).answers('bust:a')
    expect(changes(after)).toEqual({ masters: 1, archive: 1, busts: ['a'] })
    expect(legal(after)).not.toContain('bust:a')
    const short = given({
      glory: ['glory-a2', 'glory-b3', 'glory-c2'],
      seats: [{ ducats: 15, books: { dictionary: 3 } }],
    })
    expect(blocked(short, 'bust:a')).toMatchObject({ why: 'glory-missing', counter: 'dictionaries', missing: 1 })
  })

  it('A-12.1: bust b gives 2 dictionaries and a textbook, bust c 2 green steps', () => {
    const six = ['student-law-1', 'student-law-2', 'student-law-3', 'student-art-1', 'student-art-3', 'student-art-2']
    const b = when(given({ seats: [{ ...copernicus, students: six }] })).answers('bust:b', 'gain:red-1')
    expect(changes(b)).toEqual({ dictionary: 2, red: 1, busts: ['b'] })
    const four = ['professor-law-2', 'professor-law-4', 'professor-art-1', 'professor-art-2']
    expect(when(given({ seats: [{ ...copernicus, professors: four }] })).answers('bust:c').play.state.turn.green).toBe(
      2,
    )
  })

  it('A-12.2, A-12.4: the chancellor of the pile works from then on, besides the own, each with its own limits', () => {
    const scene = given({
      bustChancellors: ['chancellor-pereira', 'chancellor-agricola', 'chancellor-alberti'],
      seats: [{ ...copernicus, ducats: 25 }],
    })
    const after = when(scene).answers('bust:a')
    expect(player(after).chancellors).toEqual(['chancellor-copernicus', 'chancellor-pereira'])
    expect(changes(when(after).answers('park'))).toMatchObject({ prestige: 10 })
  })

  it('A-17.4.1, A-R43, A-X54: glory tiles, with professors of any faculty for c3', () => {
    const able = (glory: string, seat: object) => {
      const tiles = ['a3', 'b3', 'c2'].map(tile => (tile[0] === glory[0] ? `glory-${glory}` : `glory-${tile}`))
      return legal(given({ glory: tiles, seats: [{ ...copernicus, ...seat }] })).includes(`bust:${glory[0]}`)
    }
    expect(able('a1', { level: 9 })).toBe(true)
    expect(able('a1', { level: 7 })).toBe(false)
    expect(able('a3', { ducats: 24 })).toBe(false)
    const doctors = ['student-medicine-2', 'student-medicine-3', 'student-mathematics-1']
    expect(able('b1', { level: 6, students: doctors })).toBe(true)
    expect(able('b1', { level: 4, students: doctors })).toBe(false)
    expect(
      able('b2', { students: ['student-art-1', 'student-law-1', 'student-medicine-1', 'student-mathematics-1'] }),
    ).toBe(true)
    expect(able('c1', { professors: ['professor-art-1', 'professor-law-4'] })).toBe(true)
    const c3 = {
      professors: ['professor-mathematics-1', 'professor-mathematics-3', 'professor-medicine-2'],
      students: ['student-art-1', 'student-art-2', 'student-art-3', 'student-art-4'],
    }
    expect(able('c3', c3)).toBe(true)
    expect(able('c3', { ...c3, students: c3.students.slice(1) })).toBe(false)
  })
})

describe('chancellors', () => {
  it('A-17.1.1: Glareanus gains 1 PP for every lecture', () => {
    const scene = given({ seats: [{ chancellors: ['chancellor-glareanus'], professors: ['professor-medicine-2'] }] })
    expect(prestige(when(scene).answers('lecture:professor-medicine-2'))).toBe(1)
  })

  it('A-17.1.5, A-X15: da Vinci adds a black step once per turn, after a move', () => {
    const scene = given({
      research: { a: 'research-a2' },
      seats: [{ ducats: 9, chancellors: ['chancellor-da-vinci'] }],
    })
    expect(blocked(scene, 'use:chancellor-da-vinci')).toMatchObject({ why: 'not-moved-yet' })
    const moved = when(scene).answers('laboratory:1', 'step:black')
    expect(moved.play.state.turn.black).toBe(2)
    const used = when(moved).answers('use:chancellor-da-vinci')
    expect(used.play.state.turn.black).toBe(3)
    expect(blocked(used, 'use:chancellor-da-vinci')).toMatchObject({ why: 'used-this-turn' })
  })

  it('A-17.1.5, A-R41: once per game da Vinci takes a milestone’s bonus twice, completely one after the other', () => {
    const scene = given({
      green: 2,
      research: { b: 'research-b4', a: 'research-a2' },
      seats: [{ level: 4, chancellors: ['chancellor-da-vinci'] }],
    })
    const first = when(scene).answers('step:green', 'student:student-law-1')
    expect(question(first).rule).toBe('repeat-milestone')
    const second = when(first).answers('repeat-bonus')
    expect(legalTo(second, 'student')).not.toContain('student-law-1')
    const after = when(second).answers('student:student-law-2')
    expect(player(after).students).toEqual(['student-law-1', 'student-law-2'])
    expect(player(after).usedThisGame).toEqual(['chancellor-da-vinci'])
    const declined = when(first).answers('stop')
    expect(player(declined).usedThisGame).toEqual([])
  })

  it('A-17.1.7, A-R31: Paracelsus readies a professor once per round, however it was exhausted', () => {
    const scene = given({
      black: 1,
      research: { e: 'research-e2' },
      seats: [
        { level: 12, chancellors: ['chancellor-paracelsus'], professors: ['professor-medicine-2', 'professor-law-4'] },
      ],
    })
    const asked = when(scene).answers('step:black', 'exhaust:professor-law-4')
    expect(legalTo(asked, 'ready')).toEqual(['professor-law-4'])
    const ready = when(asked).answers('ready:professor-law-4')
    expect(player(ready).professors.map(one => one.ready)).toEqual([true, true])
    const later = when(ready).answers('lecture:professor-law-4')
    expect(blocked(later, 'ready:professor-law-4')).toMatchObject({ why: 'used-this-round' })
  })

  it('A-17.1.10: with Alberti lectures cost no book and new professors get no bookmark', () => {
    const scene = given({
      seats: [{ chancellors: ['chancellor-alberti'], professors: [{ id: 'professor-medicine-2', bookmark: 'red' }] }],
    })
    expect(changes(when(scene).answers('lecture:professor-medicine-2'))).toEqual({})
    const recruit = given({
      price: { 'professor-medicine-2': { red: 1 } },
      academy: ['professor-medicine-2'],
      seats: [{ books: { red: 1 }, chancellors: ['chancellor-alberti'] }],
    })
    expect(player(when(recruit).answers('professor:professor-medicine-2', 'stop')).professors[0]?.bookmark).toBe(-1)
  })

  it('A-R45: what may be done at any time is also offered where something may be declined', () => {
    const scene = given({
      green: 1,
      black: 1,
      research: { b: 'research-b4' },
      seats: [
        { level: 4, ducats: 25, books: { dictionary: 3, red: 9 }, students: ['student-law-2'], ...copernicus },
        { display: [6] },
      ],
    })
    expect(legal(when(scene).answers('step:green'))).toEqual(
      expect.arrayContaining(['bust:a', 'stop', 'student:student-art-1']),
    )
    expect(legal(when(scene).answers('buy:blue:1'))).toEqual(
      expect.arrayContaining(['step:black', 'bust:a'].filter(key => key !== 'bust:a')),
    )
    const recruited = given({
      green: 1,
      price: { 'professor-medicine-2': { red: 1 } },
      academy: ['professor-medicine-2'],
      seats: [{ books: { red: 1 } }],
    })
    expect(legal(when(recruited).answers('professor:professor-medicine-2'))).toContain('step:green')
  })
})
