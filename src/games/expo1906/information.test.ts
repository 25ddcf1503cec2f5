import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { sceneAt } from '../../kernel/testing/scene.ts'
import { viewOf } from '../../kernel/view.ts'
import { expo1906 } from './game.ts'
import { given, player, question, when } from './testing/scenario.ts'

const viewers = [0, 1, 2, undefined] as const

describe('information', () => {
  it('E-16.1: all but the order of the piles is open to everybody', () => {
    const { state } = given({ seats: [{ reserve: ['cellophane'], lab: ['batteries 2 0 0'] }], pileSize: 20 }).play
    for (const viewer of viewers) {
      const { resourcePile, juryPile, projectPiles, chance, ghost, ...open } = state
      const view = viewOf(expo1906, state, viewer)
      expect(view).toMatchObject(open)
      expect(view.resourcePile).toHaveLength(resourcePile.length)
      expect(view.juryPile).toHaveLength(juryPile.length)
      expect(view.projectPiles.map(pile => pile.length)).toEqual(projectPiles.map(pile => pile.length))
    }
  })

  it('E-9.2, E-16.2, E-R36: the order of every pile is hidden from all', () => {
    const { state } = given({}).play
    const other = expo1906.copy(state)
    other.resourcePile.reverse()
    other.juryPile.reverse()
    other.projectPiles[2]?.reverse()
    for (const viewer of viewers) {
      expect(viewOf(expo1906, other, viewer)).toEqual(viewOf(expo1906, state, viewer))
      const view = viewOf(expo1906, state, viewer)
      expect(new Set([...view.resourcePile, ...view.juryPile, ...view.projectPiles.flat()])).toEqual(new Set(['?']))
    }
  })

  it('E-16.2: the order of the Ghost deck is hidden, the cards that were turned up are not', () => {
    const { state } = given({ players: 1, ghostDeck: ['academy', 'meeting-room'] }).play
    const view = viewOf(expo1906, state, 0)
    expect(view.ghost.deck).toEqual(['?', '?'])
    expect(view.ghost.accepted).toEqual(state.ghost.accepted)
  })

  it('E-16.2, E-R39: Projects that were put under a pile stay known, in their order', () => {
    const scene = given({ seats: [{ lab: ['telephone 2 0 0', 'washing-machine 2 5 1'] }] })
    const after = when(scene).answers('play:laboratory', 'remove:washing-machine', 'remove:telephone')
    for (const viewer of viewers)
      expect(viewOf(expo1906, after.play.state, viewer).returnedProjects[2]).toEqual(['washing-machine', 'telephone'])
  })

  it('E-16.3: hands and played cards are open to the rules; the board names only the last card, unless all are shown', () => {
    const lines = (openPlayedCards: boolean) => {
      const { play } = given({ seats: [{ played: ['academy', 'journal'] }], options: { openPlayedCards } })
      expect(viewOf(expo1906, play.state, 1).players[0]?.played).toEqual(['academy', 'journal'])
      const section = expo1906.words.en.outline(play, seat => `P${seat}`).find(({ seat }) => seat === 0)
      return section?.lines ?? []
    }
    expect(lines(false)).toEqual(expect.arrayContaining(['Hand: 4 cards', 'Played last: Journal']))
    expect(lines(false).join()).not.toContain('Academy')
    expect(lines(true)).toContain('Played: Academy, Journal')
    expect(begin(expo1906, { players: 2, seed: 'x' }).state.options.openPlayedCards).toBe(false)
  })

  it('E-16.4: every decision belongs to one player at a time', () => {
    for (const [, rule] of expo1906.rules) expect(rule.kind).not.toBe('together')
    expect(given().play.open).toHaveLength(1)
  })
})

describe('handicaps', () => {
  const level = (handicaps: readonly string[], seed = 'level') =>
    begin(expo1906, { players: 2, seed, options: { handicaps, confirm: false } })

  it('E-3.6, E-15.1, E-15.4, E-X55: a Freshman puts two drawn tiles on two Scrap cells and starts with three Scrap tiles', () => {
    const play = level(['freshman', 'scientist'])
    const { reserve } = play.state.players[0] ?? {}
    expect(reserve).toHaveLength(2)
    const [one = '', two = ''] = reserve ?? []
    const scene = sceneAt(play)
    expect(question(scene)).toEqual({ rule: 'handicap', seat: 0 })
    expect(play.open[0]?.options).toHaveLength(2 * 5 * 4)
    const after = when(scene).answers(`place:${one}:1-1:2`, `place:${two}:4-5:0`)
    expect(player(after)).toMatchObject({ reserve: [], cleared: [], scrap: [12, 17, 29] })
    expect(player(after).lab).toEqual([
      { tile: one, row: 1, col: 1, rotation: 2, complete: false },
      { tile: two, row: 4, col: 5, rotation: 0, complete: false },
    ])
    expect(question(after).rule).toBe('choose-card')
  })

  it('E-15.2, E-15.3: a Graduate has one such tile, a Scientist none', () => {
    const play = level(['scientist', 'graduate'])
    expect(play.open[0]?.seat).toBe(1)
    const tile = play.state.players[1]?.reserve[0]
    const after = when(sceneAt(play)).answers(`place:${tile}:2-3:1`)
    expect(player(after, 1).scrap).toHaveLength(4)
    expect(player(after, 0)).toMatchObject({ lab: [], scrap: [8, 12, 17, 29, 33] })
    expect(level(['scientist', 'scientist']).open[0]?.frame.rule).toBe('choose-card')
  })

  it('E-3.6: handicaps are applied in play order', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const play = level(['graduate', 'graduate'], seed)
      expect(play.open[0]?.seat).toBe(play.state.first)
    }
  })

  it('E-15.4, E-R19: a cell that never had a Scrap tile does not count as cleared', () => {
    const play = level(['graduate', 'scientist'])
    const tile = play.state.players[0]?.reserve[0]
    const after = when(sceneAt(play)).answers(`place:${tile}:2-3:1`)
    expect(player(after).cleared).toEqual([])
  })
})
