import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { almaMater } from './game.ts'
import { changes, display, filled, given, legal, legalTo, prestige, when } from './testing/scenario.ts'

const passes = ['pass', 'pass'] as const
/** Two players pass, and the next round begins with a certain card. */
const next = (card: string, placed: object = {}) =>
  when(given({ players: 2, ignotusDeck: [card], ...placed })).answers(...passes)

describe('Ignotus', () => {
  it('A-16.1, A-16.7: he has a colour nobody has, a display in order, and a marker at the bottom', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 12; at++) {
      const { layout, displays, ranking, ignotusDeck } = begin(almaMater, { players: 2, seed: `ignotus ${at}` }).state
      seen.add(layout.ignotus)
      expect(displays[2]?.shelves).toEqual([1, 1, 1, 1, 2, 2, 3])
      expect(ranking.at(-1)).toBe(2)
      expect(ignotusDeck).toHaveLength(16)
    }
    expect([...seen].sort()).toEqual(['green', 'red'])
  })

  it('A-16.2, A-X43: his card moves the marker, fills the display and sends masters', () => {
    const after = next('ignotus-06')
    expect(after.play.state.levels[2]).toBe(3)
    expect(filled(after, 2)).toEqual([3, 4, 5, 6])
    const { spaces } = after.play.components.boards.get('board-2-3') ?? { spaces: [] }
    const there = spaces.filter(({ index }) => after.play.state.standing[index]?.[2] === 1).map(({ id }) => id)
    expect(there).toEqual(['campus-2', 'academy-1', 'laboratory'])
    expect(after.play.state.ignotusCards).toEqual(['ignotus-06'])
  })

  it('A-16.3, A-X44: his masters count as those of another colour, and go home', () => {
    const after = next('ignotus-06')
    expect(changes(when(after).answers('laboratory:1'), after.play.state.turn.seat)).toMatchObject({ archive: -2 })
    const later = when(after).answers(...passes)
    expect(later.play.state.ignotusCards).toHaveLength(2)
    const standing = later.play.state.standing.reduce((sum, space) => sum + (space[2] ?? 0), 0)
    expect(standing).toBe(later.play.components.ignotusCards.get(later.play.state.ignotusCards[1] ?? '')?.spaces.length)
  })

  it('A-16.4, A-X45: his textbooks are bought for the supply, and his shelves are scored', () => {
    const scene = given({ players: 2, seats: [{ ducats: 5 }], ignotusDisplay: [3, 4] })
    const color = scene.play.state.layout.ignotus
    const after = when(scene).answers(`buy:${color}:1`)
    expect(changes(after)).toEqual({ ducats: -2, [color]: 1, prestige: 1, archive: -1 })
    expect(changes(after, 1)).toEqual({})
    expect(display(after, 2).shelves[2]).toBe(0)
    expect(prestige(after)).toBe(1)
  })

  it('A-16.5: his colour has a rank, and his shelves move left without ducats', () => {
    const after = next('ignotus-10', { ignotusLevel: 9, ignotusDisplay: [1, 6], ranking: [2, 0, 1] })
    expect(after.play.state.reputation[0]).toBe(after.play.state.layout.ignotus)
    expect(filled(after, 2)).toEqual([3, 4, 5, 6])
    expect(display(after, 2).shelves).toEqual([1, 1, 1, 2, 2, 3, 1])
  })

  it('A-16.6: he takes no turns and cannot win', () => {
    const scene = given({ players: 2, ignotusLevel: 15 })
    expect(scene.play.state.players).toHaveLength(2)
    expect(almaMater.scores(scene.play)).toHaveLength(2)
    expect(legalTo(given({ players: 3 }), 'buy')).toEqual([])
    expect(legal(scene).length).toBeGreaterThan(0)
  })

  it('A-16.7, A-X55: steps beyond level 15 are ignored', () => {
    const after = next('ignotus-14', { ignotusLevel: 13, ranking: [2, 0, 1] })
    expect(after.play.state.levels[2]).toBe(15)
  })

  it('A-R37: there is no solo game', () => {
    expect(() => begin(almaMater, { players: 1, seed: 'alone' })).toThrow(/2 to 4 players/)
  })
})
