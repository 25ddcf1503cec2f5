import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legal, legalTo, player, prestige, question, when } from './testing/scenario.ts'

const at = (level: number, research: Record<string, string>, seat: object = {}, steps: object = { black: 1 }) =>
  given({ research, seats: [{ level, ...seat }], ...steps })

describe('the research track', () => {
  it('A-4.13, A-4.16, A-17.5.1: level 2 leads on to the milestone at once, with its bonus', () => {
    const scene = at(1, { a: 'research-a1' }, {}, { green: 1 })
    expect(changes(when(scene).answers('step:green'))).toEqual({ level: 2, ducats: 2 })
  })

  it('A-4.14, A-4.19, A-R21: a marker that arrives is put on top of those on its level', () => {
    const scene = given({ seats: [{}, { level: 1 }, { level: 1 }, {}], ranking: [1, 2, 0, 3], green: 1 })
    expect(when(scene).answers('step:green').play.state.ranking).toEqual([0, 1, 2, 3])
    const two = given({ players: 2, seats: [{}, {}], ranking: [0, 1, 2] })
    expect(two.play.state.ranking.at(-1)).toBe(2)
  })

  it('A-4.15: a green step is free, a black step costs what the level above asks', () => {
    const scene = at(0, { a: 'research-a1' }, { ducats: 2 }, { green: 1, black: 1 })
    expect(blocked(scene, 'step:black')).toMatchObject({ why: 'ducats-short', missing: 1 })
    expect(changes(when(scene).answers('step:green'))).toEqual({ level: 1 })
    const rich = at(0, { a: 'research-a1' }, { ducats: 5 })
    expect(changes(when(rich).answers('step:black'))).toEqual({ level: 1, ducats: -3 })
  })

  it('A-4.17: steps form a pool for the turn, in any order, and lapse with it', () => {
    const scene = at(0, { a: 'research-a1' }, { ducats: 20 }, {})
    const after = when(scene).answers('laboratory:1')
    expect(after.play.state.turn).toMatchObject({ green: 0, black: 3 })
    const used = when(after).answers('step:black')
    expect(used.play.state.turn.black).toBe(2)
    expect(when(used).answers('end-turn').play.state.turn.black).toBe(0)
  })

  it('A-4.18, A-X14: at the end the order of arrival counts, and nobody moves beyond', () => {
    const last = (players: number) =>
      given({
        players,
        research: { e: 'research-e1' },
        seats: [{ level: 13 }, { level: 15 }, { level: 15 }, ...(players === 4 ? [{ level: 6 }] : [])],
        ranking: players === 4 ? [1, 2, 0, 3] : [1, 2, 0],
        green: 2,
      })
    for (const players of [3, 4]) {
      const after = when(last(players)).answers('step:green', 'gain:black-2')
      expect(after.play.state.ranking.slice(0, 3)).toEqual([1, 2, 0])
      expect(after.play.state.levels[0]).toBe(15)
      expect(legal(after)).not.toContain('step:green')
    }
    const { boards } = last(4).play.components
    expect(boards.get('board-4')?.finishSymbols).toEqual(['I', 'II', 'III'])
    expect(boards.get('board-2-3')?.finishSymbols).toEqual(['I', 'II'])
  })

  it('A-17.5.3, A-X7: Alex pays 1 textbook and 3 PP, reaches the milestone and may recruit without ducats', () => {
    const scene = at(4, { b: 'research-b2' }, { prestige: 3, books: { red: 1 } })
    const after = when(scene).answers('step:black')
    expect(changes(after)).toEqual({ level: 2, red: -1, prestige: -3 })
    expect(after.events).toContainEqual(expect.objectContaining({ type: 'researched', from: 4, to: 6 }))
    const able = at(4, { b: 'research-b2' }, { prestige: 3, books: { red: 3, blue: 2, green: 2 } })
    const asked = when(able).answers('step:black', 'pay:green-1')
    expect(question(asked).rule).toBe('recruit-professor')
  })

  it('A-17.5.3, A-X8: with a professor the step costs nothing', () => {
    const scene = at(4, { b: 'research-b2' }, { professors: ['professor-law-4'] })
    expect(changes(when(scene).answers('step:black', ...[]))).toMatchObject({ level: 2 })
  })

  it('A-17.5.2, A-X9: the formula counts students, the printed one too', () => {
    const scene = at(1, { a: 'research-a2' }, { ducats: 1, students: ['student-law-1', 'student-law-2'] })
    expect(changes(when(scene).answers('step:black'))).toEqual({ level: 2, ducats: -1, prestige: 3 })
  })

  it('A-R28, A-X10: half of the ducats is rounded up; half of none is payable', () => {
    const scene = at(7, { c: 'research-c1' }, { ducats: 7 })
    const after = when(scene).answers('step:black')
    expect(changes(after)).toMatchObject({ ducats: -4, level: 2 })
    expect(changes(when(at(7, { c: 'research-c1' })).answers('step:black'))).toMatchObject({ level: 2 })
  })

  it('A-17.5.2, A-X11: two fewer textbooks for each bust card, at least 0', () => {
    const two = at(9, { d: 'research-d3' }, { busts: ['a', 'b'], books: { red: 1, blue: 1 } })
    expect(legal(when(two).answers('step:black'))).toEqual(['pay:blue-1', 'pay:red-1'])
    const three = at(9, { d: 'research-d3' }, { busts: ['a', 'b', 'c'] })
    expect(changes(when(three).answers('step:black'))).toEqual({ level: 1 })
  })

  it('A-17.5.4, A-X12: all masters go to the dormitory; without any the black step is blocked, a green one is not', () => {
    const scene = at(10, { d: 'research-d3' }, { archive: 3 })
    const after = when(scene).answers('step:black', 'stop')
    expect(player(after)).toMatchObject({ archive: 0, dormitory: 4 })
    const none = at(10, { d: 'research-d3' }, { archive: 0 }, { black: 1, green: 1 })
    expect(blocked(none, 'step:black')).toMatchObject({ why: 'archive-empty', rule: 'A-17.5.4' })
    expect(legal(none)).toContain('step:green')
  })

  it('A-17.3.9, A-17.5.8, A-R10, A-R11, A-X13: the Researcher gains a green step on a blue level', () => {
    const scene = at(0, { a: 'research-a1' }, { students: ['student-medicine-3'] }, { green: 1 })
    const first = when(scene).answers('step:green')
    expect(first.play.state.turn.green).toBe(1)
    expect(changes(when(first).answers('step:green'))).toEqual({ level: 3, ducats: 2 })
    const second = at(1, { a: 'research-a4' }, { students: ['student-medicine-3'] }, { green: 1 })
    const milestone = when(second).answers('step:green')
    const types = milestone.events.map(event => event.type)
    expect(types.indexOf('green-steps')).toBeGreaterThan(types.indexOf('researched'))
    expect(milestone.play.state.turn.green).toBe(1)
    expect(at(0, { a: 'research-a2' }, {}, { green: 1 }).play.state.turn.green).toBe(1)
  })

  it('A-17.5.6: each research cost is paid as its data say', () => {
    const pays = (level: number, card: string, seat: object, ...keys: string[]) =>
      changes(when(at(level, { [card[9] as string]: card }, seat)).answers('step:black', ...keys))
    expect(pays(6, 'research-c4', { books: { dictionary: 1 } })).toMatchObject({ dictionary: -1, level: 1 })
    expect(pays(0, 'research-a4', { books: { red: 2, blue: 1 } })).toMatchObject({ red: -1, blue: -1, level: 1 })
    expect(pays(0, 'research-a3', { books: { red: 3 } })).toMatchObject({ red: -3, level: 1 })
    expect(pays(1, 'research-a3', { ducats: 5 }, 'gain:black-1:blue-1:red-1')).toMatchObject({ ducats: -5 })
    expect(pays(1, 'research-a1', { ducats: 9, archive: 3 })).toMatchObject({ ducats: -6 + 2 })
    expect(pays(9, 'research-d2', { books: { red: 2, blue: 3 } })).toMatchObject({ red: -2, blue: -2 })
    expect(pays(12, 'research-e1', { books: { red: 1 }, professors: ['professor-law-4'] })).toMatchObject({ red: -1 })
    expect(pays(0, 'research-a2', { ducats: 2 })).toMatchObject({ ducats: -2, level: 1 })
    expect(pays(3, 'research-b3', {})).toMatchObject({ archive: -1, dormitory: 1, level: 1 })
    expect(pays(10, 'research-d4', {}, 'stop')).toMatchObject({ masters: -1, archive: -1 })
    expect(pays(6, 'research-c3', { ducats: 2, prestige: 3 })).toMatchObject({ ducats: -2, prestige: -3 })
    expect(pays(6, 'research-c1', { ducats: 5 })).toMatchObject({ ducats: -5, level: 1 })
    expect(pays(12, 'research-e2', { professors: ['professor-law-4'] })).toEqual({ level: 1 })
    expect(pays(13, 'research-e1', { prestige: 4 }, 'gain:black-2')).toMatchObject({
      dormitory: 1,
      prestige: 1,
      level: 2,
    })
  })

  it('A-17.5.6: exhausting a professor or 5 ducats, as one likes', () => {
    const scene = at(6, { c: 'research-c1' }, { ducats: 5, professors: ['professor-law-4'] })
    const asked = when(scene).answers('step:black')
    expect(legal(asked)).toEqual(['exhaust:professor-law-4', 'cost:2'])
    const exhausted = when(asked).answers('exhaust:professor-law-4')
    expect(changes(exhausted)).toEqual({ level: 1 })
    expect(player(exhausted).professors[0]?.ready).toBe(false)
    expect(changes(when(asked).answers('cost:2'))).toEqual({ level: 1, ducats: -5 })
  })

  it('A-9.10: exhausting a professor as a cost is not a lecture', () => {
    const scene = at(
      12,
      { e: 'research-e2' },
      { professors: ['professor-law-4'], chancellors: ['chancellor-glareanus'] },
    )
    const after = when(scene).answers('step:black')
    expect(prestige(after)).toBe(0)
    expect(player(after).ducats).toBe(0)
    expect(after.events.some(event => event.type === 'lecture')).toBe(false)
  })

  it('A-R12: a tutor may be moved or given up as a research cost; to the box it leaves the game', () => {
    const scene = at(3, { b: 'research-b3' }, { tutors: 1 })
    const asked = when(scene).answers('step:black')
    expect(legal(asked)).toEqual(['give:master', 'give:tutor'])
    const rested = when(asked).answers('give:tutor')
    expect(player(rested)).toMatchObject({ archive: 4, tutors: 0, restingTutors: 1 })
    const box = when(at(10, { d: 'research-d4' }, { tutors: 1 })).answers('step:black', 'give:tutor', 'stop')
    expect(box.play.state.tutors + player(box).tutors).toBe(5)
    expect(player(box).masters).toBe(4)
  })

  it('A-R13: players behind are those of lower research rank, also in the same stack, and Ignotus', () => {
    const scene = given({
      research: { b: 'research-b3' },
      seats: [{ level: 4, ducats: 9 }, { level: 6 }, { level: 4 }, {}],
      ranking: [1, 0, 2, 3],
      black: 1,
    })
    expect(changes(when(scene).answers('step:black', 'gain:black-1:blue-1:red-1'))).toMatchObject({ ducats: -4 })
    const two = given({
      players: 2,
      research: { b: 'research-b3' },
      seats: [{ level: 4, ducats: 9 }, { level: 6 }],
      ranking: [1, 0, 2],
      black: 1,
    })
    expect(changes(when(two).answers('step:black'))).toMatchObject({ ducats: -2 })
  })

  it('A-17.5.5, A-17.5.7: each milestone gives its bonus; recruiting may be declined and is then lost', () => {
    const reach = (level: number, card: string, seat: object = {}) =>
      when(at(level, { [card[9] as string]: card }, seat, { green: 1 })).answers('step:green')
    expect(changes(reach(1, 'research-a1'))).toEqual({ level: 2, ducats: 2 })
    expect(changes(reach(1, 'research-a2'))).toEqual({ level: 2, prestige: 3 })
    expect(changes(when(reach(1, 'research-a3')).answers('gain:blue-1:green-1:red-1'))).toEqual({
      level: 2,
      blue: 1,
      green: 1,
      red: 1,
      dictionary: 1,
    })
    expect(changes(when(reach(7, 'research-c4')).answers('gain:blue-1:red-1'))).toEqual({
      level: 2,
      blue: 1,
      red: 1,
      prestige: 5,
    })
    const free = reach(10, 'research-d4')
    expect(legalTo(free, 'professor').some(id => id.startsWith('professor-art'))).toBe(false)
    expect(legalTo(free, 'professor')).toHaveLength(6)
    const lost = when(free).answers('stop')
    expect(question(lost).rule).toBe('turn')
    const student = reach(4, 'research-b4')
    expect(legalTo(student, 'student')).toHaveLength(8)
    expect(changes(when(student).answers('student:student-law-1'))).toEqual({
      level: 2,
      students: ['student-law-1'],
      ducats: 1,
      dictionary: 1,
    })
    expect(legalTo(reach(10, 'research-d3'), 'student')).toHaveLength(16)
  })

  it('A-R44: at level 15 a lecture that gives steps is legal, but moves nothing', () => {
    const scene = given({
      seats: [{ level: 15, books: { blue: 1 }, professors: [{ id: 'professor-medicine-2', bookmark: 'blue' }] }],
    })
    const after = when(scene).answers('lecture:professor-medicine-2')
    expect(after.play.state.turn.green).toBe(1)
    expect(legal(after)).toEqual(['end-turn'])
  })
})
