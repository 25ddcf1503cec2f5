import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { almaMater } from './game.ts'
import { faculties } from './pack/terms.ts'
import { begun, drafted } from './testing/drafting.ts'
import { legalTo, when } from './testing/scenario.ts'

const counts = [2, 3, 4] as const
const { pack } = almaMater.prepare(almaMater.pack)

describe('game setup', () => {
  it('A-1.2: the components are those of the box', () => {
    expect(pack.setupCards.cards).toHaveLength(24)
    expect(pack.chancellors).toHaveLength(10)
    expect(pack.researchCards.cards).toHaveLength(20)
    expect(pack.students.reduce((sum, one) => sum + one.copies, 0)).toBe(48)
    expect(pack.professors.reduce((sum, one) => sum + one.copies, 0)).toBe(48)
    expect(pack.ignotus.cards).toHaveLength(16)
    expect(pack.bookshelves.perColor.map(one => one.prestige)).toEqual([1, 1, 1, 1, 2, 2, 3])
    expect(pack.gloryTiles).toHaveLength(9)
    expect(pack.priceTiles.map(one => [one.sides, one.count])).toEqual([
      [[2, 4], 6],
      [[3, 3], 3],
    ])
  })

  it('A-1.4, A-1.5: four faculties; colours in play are those of the players, with two players also that of Ignotus', () => {
    expect(faculties).toEqual(['art', 'law', 'medicine', 'mathematics'])
    expect(begun(4).state.layout.colors).toEqual(['black', 'blue', 'green', 'red'])
    expect(begun(3).state.layout.colors).toEqual(['black', 'blue', 'green'])
    const two = begun(2).state.layout
    expect(two.colors.slice(0, 2)).toEqual(['black', 'blue'])
    expect(['green', 'red']).toContain(two.colors[2])
    expect(two.ignotus).toBe(two.colors[2])
  })

  it('A-2.1: four players use their own side of the board', () => {
    expect(counts.map(players => begun(players).state.layout.board)).toEqual(['board-2-3', 'board-2-3', 'board-4'])
  })

  it('A-2.2, A-R1: one random research card of each letter lies in order, with three levels each', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 12; at++) {
      const { research } = begun(3, `research ${at}`).state.layout
      expect(research.map(id => id.slice(0, -1))).toEqual(['a', 'b', 'c', 'd', 'e'].map(one => `research-${one}`))
      for (const id of research) seen.add(id)
    }
    expect(seen.size).toBeGreaterThan(12)
    for (const card of pack.researchCards.cards) expect(card.levels).toHaveLength(3)
  })

  it('A-2.3, A-R38: student kinds lie in random rows of their faculty’s column, in stacks of 3 or 2', () => {
    for (const players of counts) {
      const { layout, campus } = begun(players).state
      expect(layout.campus).toHaveLength(16)
      layout.campus.forEach((id, at) => {
        expect(id.split('-')[1]).toBe(faculties[at % 4])
      })
      expect(new Set(layout.campus).size).toBe(16)
      expect(new Set(campus)).toEqual(new Set([players === 4 ? 3 : 2]))
    }
    expect(begun(2, 'one').state.layout.campus).not.toEqual(begun(2, 'other').state.layout.campus)
  })

  it('A-2.4: two random professor kinds of each faculty lie on its slots', () => {
    for (const players of counts) {
      const { layout, academy } = begun(players).state
      for (const faculty of faculties)
        expect(layout.academy.filter(id => id.startsWith(`professor-${faculty}`))).toHaveLength(2)
      expect(new Set(academy)).toEqual(new Set([players === 4 ? 3 : 2]))
    }
  })

  it('A-2.5, A-2.6: a glory tile and bust cards for each letter, two chancellors on busts, one more to choose than players', () => {
    for (const players of counts) {
      const { layout, busts, bustChancellors, chancellors } = begun(players).state
      expect(layout.glory.map(id => id.slice(0, -1))).toEqual(['glory-a', 'glory-b', 'glory-c'])
      expect(busts).toEqual([players, players, players])
      expect(bustChancellors[0]).toBe('')
      expect(chancellors).toHaveLength(players + 1)
      expect(new Set([...chancellors, ...bustChancellors.slice(1)]).size).toBe(players + 3)
    }
  })

  it('A-2.7, A-2.8, A-2.9, A-2.10: round 1, 4 masters each in the archive, no prestige, hidden decks, Ignotus with two only', () => {
    for (const players of counts) {
      const { state } = begun(players)
      expect(state.round).toBe(1)
      for (const one of state.players) {
        expect([one.masters, one.archive, one.dormitory, one.additionalMasters]).toEqual([4, 4, 0, 0])
        expect(one.ducats + one.books.reduce((a, b) => a + b)).toBe(0)
      }
      expect(state.setupDeck).toHaveLength(24 - 4 * players)
      expect(state.ignotusDeck).toHaveLength(players === 2 ? 16 : 0)
    }
  })

  it('A-2.11: colours are chosen before the setup, no two alike', () => {
    const play = begin(almaMater, { players: 3, seed: 'x', options: { colors: ['red', '', 'black'] } })
    expect(play.state.players.map(one => one.color)).toEqual(['red', 'blue', 'black'])
    expect(() => begin(almaMater, { players: 2, seed: 'x', options: { colors: ['red', 'red'] } })).toThrow(/two seats/)
  })

  it('A-X4: with three players four chancellors are offered, the one left lies on pile a, stacks have 2, busts 3', () => {
    const scene = drafted(
      [
        ['setup-01', 'setup-02', 'setup-03'],
        ['setup-04', 'setup-05', 'setup-06'],
        ['setup-07', 'setup-08', 'setup-10'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira', 'chancellor-copernicus'],
    )
    expect(legalTo(scene, 'chancellor')).toHaveLength(4)
    const after = when(scene).answers(
      'chancellor:chancellor-alberti',
      'chancellor:chancellor-agricola',
      'chancellor:chancellor-copernicus',
    )
    const { state } = after.play
    expect(state.bustChancellors[0]).toBe('chancellor-pereira')
    expect(new Set(state.campus)).toEqual(new Set([2]))
    expect(state.academy).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(state.busts).toEqual([3, 3, 3])
  })
})
