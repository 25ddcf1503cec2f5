import { describe, expect, it } from 'vitest'
import { begin } from '../../kernel/play.ts'
import { row } from '../../kernel/rows.ts'
import { inventions } from './game.ts'
import type { Play } from './state.ts'
import { setUp } from './testing/scenario.ts'

const counts = [1, 2, 3, 4] as const
const games: readonly Play[] = counts.map(players => setUp({ players }).play)
const four = games[3] as Play
const { components } = four
const { pack } = components

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

describe('components', () => {
  it('I-1.1: a colour has 30 citizens, a pillar for the Epoch and two for Seasons, 3 chain tokens and 5 influence tokens', () => {
    expect(pack.game.playerColors).toHaveLength(4)
    expect(pack.playerPieces).toMatchObject({ citizens: 30, seasonPillars: 2, chainActionTokens: 3 })
    expect(pack.influenceTokens.items).toHaveLength(5)
  })

  it('I-1.2: shared are sages, tiles, milestones, cards and goals in the counts of the box', () => {
    const eras = [1, 2, 3, 4, 5, 6].map(era => pack.cards.items.filter(card => card.era === era).length)
    expect(eras).toEqual([9, 9, 6, 6, 12, 6])
    const letters = [...'ABCDEF'].map(letter => pack.milestones.items.filter(one => one.letter === letter).length)
    expect(letters).toEqual([4, 4, 3, 3, 4, 3])
    expect(
      pack.privateGoals.deckIds.map(deck => pack.privateGoals.items.filter(goal => goal.deck === deck).length),
    ).toEqual([7, 7, 7])
    expect([pack.knowledgeTiles.items.length, pack.specialistTiles.items.length]).toEqual([7, 7])
    expect(components.progress.map(tiles => tiles.length)).toEqual([7, 7, 7])
    expect(pack.economyTokens.perPlayer).toBe(3)
  })

  it('I-1.4: five forums of two spaces, an Era track of 14 spaces, influence from 0 to 10, seven regions with three influence spaces', () => {
    expect(components.forums.map(forum => forum.spaces.length)).toEqual([2, 2, 2, 2, 2])
    expect(pack.eraTrack.spaces).toHaveLength(14)
    expect(pack.influenceTrack.items.map(item => item.level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(components.regions.map(region => region.spaces.length)).toEqual([3, 3, 3, 3, 3, 3, 3])
    expect([four.state.common.length, four.state.privates.length]).toEqual([4, 4])
  })

  it('I-1.5: a society board has an academy, three areas with two halves, 17 hexes and a display of 4 spaces', () => {
    const [player] = four.state.players
    expect(components.hexes).toHaveLength(17)
    expect(player).toMatchObject({ home: [1, 1, 1], exhausted: [0, 0, 0], display: ['', '', '', ''] })
    expect(player?.map).toHaveLength(17)
  })
})

describe('set-up', () => {
  it('I-2.1: everybody begins with 0 IP, influence 1 and an empty society', () => {
    for (const { state } of games)
      for (const player of state.players) {
        expect(Object.values(player.points).every(points => points === 0)).toBe(true)
        expect(player).toMatchObject({ influence: 1, prepared: 0, epoch: '', seasons: [], sages: 0 })
      }
  })

  it('I-2.2, I-R1: a random player is first, then seat order', () => {
    const firsts = new Set<number>()
    for (let seed = 0; seed < 30; seed++) {
      const { order } = setUp({ seed: `order ${seed}` }).play.state
      firsts.add(order[0] ?? -1)
      expect(order.map(owner => (owner - (order[0] ?? 0) + 4) % 4)).toEqual([0, 1, 2, 3])
    }
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
  })

  it('I-2.3: era markers stand on different spaces of era 2, which give nothing', () => {
    expect(four.state.markers).toEqual(['era-2-1', 'era-2-2', 'era-2-3', 'era-2-4'])
    for (const id of four.state.markers) expect(row(components.eraSpaces, id).effect.kind).toBe('none')
  })

  it('I-2.4: the Chronos figure stands on space 0, in era 1', () => {
    expect(four.state.space).toBe(0)
    expect(pack.eraTrack.spaces[0]?.era).toBe(1)
  })

  it('I-2.5: a sage in every region, and a knowledge tile that shows its action', () => {
    expect(four.state.regions.every(region => region.sage && !region.turned)).toBe(true)
    expect([...four.state.layout.knowledgeTiles].sort()).toEqual(pack.knowledgeTiles.items.map(tile => tile.id).sort())
  })

  it('I-2.6, I-R34: letters A in Common Knowledge, B private also for nobody, C for Eureka, D to F kept in random order', () => {
    const letters = (ids: readonly string[]) => ids.map(id => row(components.milestones, id).letter).join('')
    const orders = new Set<string>()
    for (const { state } of games) {
      expect([letters(state.common), letters(state.privates), letters(state.eureka)]).toEqual(['AAAA', 'BBBB', 'CCC'])
      expect(state.milestoneDecks.map(letters)).toEqual(['DDD', 'EEEE', 'FFF'])
    }
    for (let seed = 0; seed < 20; seed++) orders.add(setUp({ seed: `deck ${seed}` }).play.state.eureka.join())
    expect(orders.size).toBeGreaterThan(3)
  })

  it('I-2.7: the seven specialist tiles lie beside the seven regions', () => {
    expect([...four.state.layout.specialistTiles].sort()).toEqual(
      pack.specialistTiles.items.map(tile => tile.id).sort(),
    )
  })

  it('I-2.8, I-R3: five ideas of era 2 with a common milestone; regions with Invent and Share stay empty', () => {
    for (const { state } of games)
      state.regions.forEach(({ card }, at) => {
        const tile = state.layout.specialistTiles[at] ?? ''
        if (tile === 'st-invent' || tile === 'st-share') expect(card).toBe('')
        else expect(row(components.milestones, row(components.cards, card).milestone).letter).toBe('A')
      })
  })

  it('I-2.9: the idea stack has eras 3, 4, 5 and 6 from top to bottom', () => {
    const eras = four.state.stack.map(id => row(components.cards, id).era)
    expect(eras).toEqual([...eras].sort())
    expect(eras.length + four.state.ideas.length + 4).toBe(30)
  })

  it('I-2.10, I-R7: each letter of wealth lies in one region, as many copies as the players need', () => {
    const stacks = games.map(({ state }) =>
      components.wealth.map((_, letter) => state.regions[state.layout.wealth.indexOf(letter)]?.wealth),
    )
    expect(stacks).toEqual([
      [2, 2, 2, 2, 2, 2, 2],
      [3, 3, 3, 3, 2, 2, 2],
      [3, 3, 3, 3, 2, 2, 2],
      [4, 4, 4, 4, 3, 3, 3],
    ])
  })

  it('I-1.3, I-2.11: every progress tile has 3 copies with four players, 2 with fewer, and no more', () => {
    const copies = games.map(({ state }) => [...new Set(state.stock.flat())])
    expect(copies).toEqual([[2], [2], [2], [3]])
  })

  it('I-2.12: 2 scholars, a specialist of each type, a diplomat at home, 24 in supply, four influence tokens, 1 economy token', () => {
    four.state.players.forEach((player, seat) => {
      expect(player).toMatchObject({ scholars: 2, home: [1, 1, 1], supply: 24, ready: 1 })
      expect(player.tokens).toEqual(['token-present', 'token-invent', 'token-innovate', 'token-share'])
      const own = row(components.milestones, four.state.privates[seat] ?? '')
      expect(four.state.diplomats[own.index]).toEqual([seat])
      expect(sum(four.state.diplomats.map(seats => seats.filter(one => one === seat).length))).toBe(1)
    })
    expect(components.hexes.filter(hex => hex.effect.kind === 'economyToken').map(hex => hex.id)).toEqual([
      'h08',
      'h10',
    ])
  })

  it('I-2.13: one private goal of each deck', () => {
    for (const { goals } of four.state.players)
      expect(goals.map(goal => row(components.goals, goal).deck)).toEqual(['regions', 'inventions', 'society'])
    expect(four.state.goalDecks.map(deck => deck.length)).toEqual([3, 3, 3])
  })

  it('I-2.14: the idea of the own milestone and one of era 3; unused ones leave; three open, the first laid farthest from the stack', () => {
    for (const { state } of games) {
      state.players.forEach(({ ideas }, seat) => {
        const [own, drawn] = ideas.map(id => row(components.cards, id))
        expect([own?.milestone, own?.era, drawn?.era]).toEqual([state.privates[seat], 2, 3])
      })
      expect(state.ideas).toHaveLength(3)
      const unused = state.privates.slice(state.seats)
      for (const card of pack.cards.items)
        if (card.era === 2 && unused.includes(card.milestone ?? '')) expect(state.removed).toContain(card.id)
    }
  })

  it('I-2.15: two inventions of era 1 each; the rest leaves the game', () => {
    for (const { state } of games) {
      for (const { inventions: own } of state.players)
        expect(own.map(id => row(components.cards, id).era)).toEqual([1, 1])
      const gone = state.removed.filter(id => row(components.cards, id).era === 1)
      expect(gone).toHaveLength(9 - 2 * state.seats)
    }
  })

  it('I-2.16: with three players the fourth private milestone belongs to nobody and holds no diplomat yet', () => {
    const { state } = games[2] as Play
    const fourth = row(components.milestones, state.privates[3] ?? '')
    expect(state.markers).toHaveLength(3)
    expect(state.diplomats[fourth.index]).toEqual([])
  })

  it('I-5.3, I-R2: the actions stand two by two in the five forums', () => {
    expect(components.forums.map(forum => forum.spaces.map(space => space.action))).toEqual([
      ['present', 'invent'],
      ['innovate', 'share'],
      ['call-specialists', 'gain-influence'],
      ['travel', 'eureka'],
      ['send-diplomat', 'call-diplomat'],
    ])
  })

  it('I-18.4: there is no option but the level of Chronos, the colours and the confirmation', () => {
    expect(Object.keys(begin(inventions, { players: 4, seed: 'options' }).state.options).sort()).toEqual([
      'colors',
      'confirm',
      'level',
    ])
  })
})
