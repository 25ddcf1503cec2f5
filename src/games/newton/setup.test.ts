import { describe, expect, it } from 'vitest'
import { chanceFromSeed, nextBelow, shuffleWith } from '../../kernel/chance.ts'
import { Refusal } from '../../kernel/errors.ts'
import { begin } from '../../kernel/play.ts'
import { newton } from './game.ts'
import type { Player } from './state.ts'
import { conserved } from './testing/conservation.ts'
import { given, legal, when } from './testing/scenario.ts'
import { components, count, lying, ofKind, pack, seeds, setUp } from './testing/set-up.ts'

describe('setup', () => {
  it('N-2.1: Map and Tracks board lie whole: every place and every Technology space can be reached from its start', () => {
    const reach = (start: string, next: (id: string) => readonly string[]): number => {
      const seen = new Set([start])
      for (const id of seen) for (const other of next(id)) seen.add(other)
      return seen.size
    }
    const state = setUp(2)
    expect(state.players.map(player => player.scientist)).toEqual(['basel', 'basel'])
    expect(reach('basel', id => components.places.get(id)?.routes.map(route => route.to.id) ?? [])).toBe(33)
    expect(reach('tech-start', id => components.technology.get(id)?.steps.map(step => step.to.id) ?? [])).toBe(31)
    expect(components.work).toHaveLength(17)
  })

  it('N-2.2, N-R1: all City, University and Ancient Land tiles lie at random, each on a place of its kind', () => {
    const whereIsTwo = new Set<string>()
    for (const seed of seeds) {
      const { tiles } = setUp(3, seed).layout
      const on = (kind: string) => pack.map.places.filter(place => place.kind === kind).map(place => tiles[place.id])
      expect(on('city').sort()).toEqual(pack.tiles.city.map(tile => tile.id).sort())
      expect(on('university').sort()).toEqual(pack.tiles.university.map(tile => tile.id).sort())
      expect(on('ancientLand').sort()).toEqual(pack.tiles.ancientLand.map(tile => tile.id).sort())
      whereIsTwo.add(Object.keys(tiles).find(place => tiles[place] === 'university-2') as string)
    }
    expect(whereIsTwo.size).toBeGreaterThan(3)
    const two = (place: string) =>
      given({
        seats: [{ board: 'study-a', cubes: ['paris'] }],
        tiles: { [place]: 'university-2' },
      })
    expect(legal(when(two('paris')).answers('play:start-red-study'))).toContain('shelve:s1c3')
    expect(legal(when(two('bologna')).answers('play:start-red-study'))).not.toContain('shelve:s1c3')
  })

  it('N-2.3, N-2.4, N-2.5: five Specializations, six Objectives and five Inventions are drawn for their spaces', () => {
    const drawn = { specialization: new Set<string>(), objective: new Set<string>(), invention: new Set<string>() }
    const tracks = [...pack.map.places, ...pack.workTrack.spaces, ...pack.technologyTrack.spaces]
    for (const seed of seeds) {
      const { tiles } = setUp(2, seed).layout
      for (const [kind, wanted] of [
        ['specialization', 5],
        ['objective', 6],
        ['invention', 5],
      ] as const) {
        const laid = tracks.filter(space => space.kind === kind).map(space => tiles[space.id] as string)
        expect(new Set(laid).size).toBe(wanted)
        for (const tile of laid) drawn[kind].add(tile)
      }
    }
    const all = (rows: readonly { readonly id: string }[]) => rows.map(row => row.id).sort()
    expect([...drawn.specialization].sort()).toEqual(all(pack.tiles.specialization))
    expect([...drawn.objective].sort()).toEqual(all(pack.tiles.objective))
    expect([...drawn.invention].sort()).toEqual(all(pack.tiles.invention))
    const on = (rows: readonly { readonly kind: string }[], kind: string) => ofKind(rows, kind)
    expect(on(pack.workTrack.spaces, 'specialization')).toBe(2)
    expect(on(pack.technologyTrack.spaces, 'specialization')).toBe(3)
    expect(on(pack.map.places, 'objective')).toBe(1)
    expect(on(pack.workTrack.spaces, 'objective')).toBe(1)
    expect(on(pack.technologyTrack.spaces, 'objective')).toBe(4)
    expect(on(pack.workTrack.spaces, 'invention')).toBe(2)
    expect(on(pack.technologyTrack.spaces, 'invention')).toBe(3)
  })

  it('N-2.6, N-X1: Bonus tokens lie on the spaces in use at this number of players', () => {
    const isVillage = (id: string) => components.places.has(id)
    const laid = [4, 3, 2, 1].map(players => lying(setUp(players)))
    expect(laid.map(ids => ids.length)).toEqual([18, 15, 12, 9])
    expect(laid.map(ids => count(ids, isVillage))).toEqual([10, 8, 6, 4])
    expect(laid.map(ids => count(ids, id => !isVillage(id)))).toEqual([8, 7, 6, 5])
    const kept = new Set(seeds.flatMap(seed => setUp(1, seed).tokens.filter(token => token !== '')))
    expect(kept.size).toBe(18)
  })

  it('N-2.6, N-X2: with two players six Bonus spaces stay empty', () => {
    const empty = components.bonusSpaces.map(space => space.id).filter(id => !lying(setUp(2)).includes(id))
    expect(empty.sort()).toEqual(['lyon', 'palermo', 'smyrna', 'strasbourg', 'tech-l5a', 'tech-r6b'])
  })

  it('N-2.7: Income and Development tiles are stacked by type, and nobody has a Medicine tile', () => {
    const state = setUp(4)
    expect(state.incomeStock).toEqual({ vp: 4, coins: 4, potion: 4 })
    expect(state.developmentStock).toEqual({ work: 4, technology: 4, travel: 4, lessons: 4, study: 4 })
    expect(state.players.map(player => [...player.income, ...player.drawers])).toEqual([[], [], [], []])
    const first = given({ seats: [{ scientist: 'buda' }], tiles: { wien: 'city-medicine-1' } })
    const visited = when(first).answers('play:start-red-travel', 'travel:wien')
    expect(visited.events).toContainEqual({ type: 'medicine', seat: 0, side: 1 })
  })

  it('N-2.8, N-X3: two cards of each level lie face up for one player, three for more', () => {
    for (const players of [1, 2, 3, 4]) {
      const { lines, decks } = setUp(players)
      const open = players === 1 ? 2 : 3
      expect(lines.map(line => line.length)).toEqual([open, open, open])
      expect(decks.map(deck => deck.length)).toEqual([15 - open, 15 - open, 15 - open])
      for (const at of [0, 1, 2])
        for (const id of [...(lines[at] ?? []), ...(decks[at] ?? [])])
          expect(components.cards.get(id)?.level).toBe(at + 1)
    }
  })

  it('N-2.9, N-X5: each player begins with the pieces of a colour on their starts', () => {
    for (const players of [1, 2, 3, 4]) {
      const state = setUp(players)
      state.players.forEach(({ color, board, masters, packet, passedOn, ...rest }, seat) => {
        expect(color).toBe(['red', 'blue', 'green', 'yellow'][seat])
        expect(components.boards.has(board)).toBe(true)
        expect(rest).toEqual({
          coins: 2,
          potions: 0,
          points: {
            cards: 0,
            masters: 0,
            tokens: 0,
            cubes: 0,
            cities: 0,
            bookshelf: 0,
            lines: 0,
            income: 0,
            inventions: 0,
          },
          hand: ['work', 'technology', 'travel', 'lessons', 'study', 'joker'].map(action => `start-${color}-${action}`),
          desk: [],
          under: [],
          playedMasters: [],
          scientist: 'basel',
          students: ['tech-start'],
          supply: 3,
          work: 0,
          cubes: [],
          shelf: [],
          tilesTaken: 0,
          drawers: [],
          income: [],
          tokens: [],
        } satisfies Partial<Player>)
      })
      expect(new Set(state.players.map(player => player.board)).size).toBe(players)
    }
    const boards = new Set(seeds.map(seed => setUp(2, seed).players[0]?.board))
    expect(boards.size).toBe(4)
  })

  it('N-2.10: the first player is chosen at random', () => {
    const first = new Set(seeds.map(seed => setUp(4, seed).first))
    expect([...first].sort()).toEqual([0, 1, 2, 3])
    const state = setUp(3, 'seed 3')
    expect(state.turn.seat).toBe(state.first)
    for (const seed of seeds) expect(setUp(1, seed).first).toBe(0)
  })

  it('N-2.12: chance is drawn in the stated order, and spaces are filled in the order of the components', () => {
    for (const players of [2, 4]) {
      const state = setUp(players, 'order')
      const chance = chanceFromSeed('order')
      const shuffled = (rows: readonly { readonly id: string }[]) =>
        shuffleWith(
          chance,
          rows.map(row => row.id),
        )
      const spaces = [...pack.map.places, ...pack.workTrack.spaces, ...pack.technologyTrack.spaces]
      const laid = (kind: string) =>
        spaces.filter(space => space.kind === kind).map(space => state.layout.tiles[space.id])
      const cut = (ids: readonly string[], length: number) => ids.slice(0, length)
      expect(laid('city')).toEqual(shuffled(pack.tiles.city))
      expect(laid('university')).toEqual(shuffled(pack.tiles.university))
      expect(laid('ancientLand')).toEqual(shuffled(pack.tiles.ancientLand))
      expect(laid('specialization')).toEqual(cut(shuffled(pack.tiles.specialization), 5))
      expect(laid('objective')).toEqual(cut(shuffled(pack.tiles.objective), 6))
      const tokens = state.tokens.filter(token => token !== '')
      expect(tokens).toEqual(cut(shuffled(pack.bonusTokens), tokens.length))
      expect(laid('invention')).toEqual(cut(shuffled(pack.tiles.invention), 5))
      for (const level of [1, 2, 3])
        expect([...(state.lines[level - 1] ?? []), ...(state.decks[level - 1] ?? [])]).toEqual(
          shuffled(pack.actionCards.filter(card => card.level === level)),
        )
      expect(state.players.map(player => player.board)).toEqual(cut(shuffled(pack.studyBoards), players))
      expect(state.first).toBe(nextBelow(chance, players))
      const masters = shuffled(pack.masters)
      expect(state.players.flatMap(player => player.masters)).toEqual(cut(masters, players * 4))
    }
  })

  it('N-2.13: colours are picked before setup, each its own; who picks none gets the first free one', () => {
    const colors = (picked: readonly string[]) => setUp(4, 'colours', { colors: picked }).players.map(one => one.color)
    expect(colors(['yellow', '', 'red'])).toEqual(['yellow', 'blue', 'red', 'green'])
    expect(colors([])).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(setUp(2, 'colours', { colors: ['green'] }).players[0]?.hand).toContain('start-green-study')
    expect(() => colors(['red', 'red'])).toThrow(Refusal)
    expect(() => colors(['purple'])).toThrow('red, blue, green, yellow')
    const volumes = (color: string) =>
      pack.startingCards.filter(card => card.color === color).map(card => JSON.stringify(card.volumes))
    expect(volumes('red')).not.toEqual(volumes('blue'))
  })

  it('everything is in exactly one place at the beginning, for every number of players', () => {
    for (const players of [1, 2, 3, 4])
      for (const masterDraft of [true, false])
        conserved(begin(newton, { players, seed: 'places', options: { masterDraft } }))
  })
})
