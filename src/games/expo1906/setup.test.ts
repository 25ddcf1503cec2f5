import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { expo1906 } from './game.ts'

const seeds = Array.from({ length: 12 }, (_, at) => `setup ${at}`)
const beginIn = (players: number, seed: string) => begin(expo1906, { players, seed, options: { confirm: false } })

describe('setup', () => {
  it('E-3.1, E-3.2, E-3.3, E-3.5, E-3.7, E-3.8, E-X1: four players', () => {
    const { state } = beginIn(4, 'four')
    const { first } = state
    expect([0, 1, 2, 3].map(after => state.players[(first + after) % 4]?.money)).toEqual([3, 4, 5, 6])
    expect(state.station).toHaveLength(12)
    expect(state.resourcePile).toHaveLength(84)
    expect(state.academy.every(project => project !== '')).toBe(true)
    expect(state.projectPiles.map(pile => pile.length)).toEqual([5, 5, 5, 5, 5])
    expect(state.technologies).toHaveLength(13)
    expect([state.jury.length, state.juryPile.length]).toEqual([2, 14])
    expect(state.chits).toHaveLength(6)
    for (const { scrap, hand, points, lab, reserve, played } of state.players) {
      expect(scrap).toHaveLength(5)
      expect(hand).toHaveLength(6)
      expect([points.projects + points.leaders, lab.length, reserve.length, played.length]).toEqual([0, 0, 0, 0])
    }
    expect(state.tokens.filter(({ column, row }) => column === 1 && row === -1)).toHaveLength(12)
  })

  it('E-3.2, E-3.9, E-13.1, E-X2: two players have six Ghost tokens in column 1, one of each row', () => {
    const { state } = beginIn(2, 'two')
    expect([state.station.length, state.resourcePile.length]).toEqual([6, 90])
    expect(state.tokens.filter(({ owner }) => owner === -1)).toEqual(
      [0, 1, 2, 3, 4, 5].map(row => ({ owner: -1, row, column: 1 })),
    )
    expect(state.players.map(({ money }) => money).sort()).toEqual([3, 4])
    expect(beginIn(3, 'three').state.station).toHaveLength(9)
    expect(beginIn(3, 'three').state.tokens.some(({ owner }) => owner === -1)).toBe(false)
  })

  it('E-3.4, E-3.10: anybody may begin, and round 1 begins with that player', () => {
    const firsts = new Set(
      seeds.map(seed => {
        const play = beginIn(3, seed)
        expect(play.open[0]?.seat).toBe(play.state.first)
        expect(play.state.round).toBe(1)
        return play.state.first
      }),
    )
    expect(firsts.size).toBe(3)
  })

  it('E-3.1, E-3.3, E-R36: piles are shuffled, and differ from game to game', () => {
    const orders = (pick: (state: ReturnType<typeof beginIn>['state']) => readonly string[]) =>
      new Set(seeds.map(seed => pick(beginIn(2, seed).state).join())).size
    expect(orders(state => state.resourcePile)).toBe(seeds.length)
    expect(orders(state => state.juryPile)).toBe(seeds.length)
    expect(orders(state => state.projectPiles[0] ?? [])).toBeGreaterThan(8)
  })

  it('E-14.1, E-14.2, E-14.3: one player has Ghost tokens, three Station tiles, $4 and a Ghost deck of eleven cards', () => {
    const { state } = beginIn(1, 'one')
    expect([state.station.length, state.players[0]?.money]).toEqual([3, 4])
    expect(state.tokens.filter(({ owner }) => owner === -1)).toHaveLength(6)
    const { deck, accepted, aside } = state.ghost
    expect([...deck, ...accepted, ...aside].sort()).toEqual(
      ['academy', 'journal', 'laboratory', 'skyscraper', 'train-station']
        .flatMap(card => [card, card])
        .concat('meeting-room')
        .sort(),
    )
    expect(state.players).toHaveLength(1)
  })
})
