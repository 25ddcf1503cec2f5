import { describe, expect, it } from 'vitest'
import componentData from './components.json' with { type: 'json' }
import { changes, given, legal, when } from './testing/scenario.ts'
import { components, count, lying, ofKind, pack, seeds, setUp } from './testing/set-up.ts'

describe('components', () => {
  it('N-1.1: the shared pieces are as many as the box has', () => {
    const { tiles } = pack
    const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((all, row) => all + row.count, 0)
    expect({
      objectives: tiles.objective.length,
      inventions: tiles.invention.length,
      specializations: tiles.specialization.length,
      incomeTypes: tiles.income.length,
      incomes: sum(tiles.income),
      medicines: componentData.tiles.medicine.count,
      medicineSides: tiles.medicine.sides.map(side => side.income),
      developmentTypes: tiles.development.length,
      developments: sum(tiles.development),
      cities: tiles.city.length,
      universities: tiles.university.map(tile => tile.number),
      ancientLands: tiles.ancientLand.map(tile => tile.symbol),
      tokens: pack.bonusTokens.length,
      cardsByLevel: [1, 2, 3].map(level => count(pack.actionCards, card => card.level === level)),
      masters: pack.masters.length,
    }).toEqual({
      objectives: 10,
      inventions: 10,
      specializations: 10,
      incomeTypes: 3,
      incomes: 12,
      medicines: 4,
      medicineSides: [{ vp: 1 }, { vp: 3 }],
      developmentTypes: 5,
      developments: 20,
      cities: 7,
      universities: ['I', 'II', 'III', 'IV', 'V', 'VI'],
      ancientLands: ['alpha', 'beta', 'gamma'],
      tokens: 18,
      cardsByLevel: [15, 15, 15],
      masters: 20,
    })
  })

  it('N-1.2: each colour has six Starting cards, four Students, twelve cubes and twelve Bookshelf tiles', () => {
    expect(pack.players.colors.map(color => color.id)).toEqual(['red', 'blue', 'green', 'yellow'])
    for (const { id } of pack.players.colors) {
      const own = pack.startingCards.filter(card => card.color === id)
      expect(own.map(card => card.action)).toEqual(['work', 'technology', 'travel', 'lessons', 'study', 'joker'])
    }
    expect(pack.constants.studentsPerPlayer).toBe(4)
    expect(pack.playerBoard.travelCubes.slots).toHaveLength(12)
    expect(pack.playerBoard.bookshelfPiles.piles.map(pile => pile.tiles)).toEqual([3, 3, 3, 3])
    expect(pack.studyBoards).toHaveLength(4)
  })

  it('N-1.3: coins and Potions never run out, tiles do', () => {
    const rich = given({ seats: [{ coins: 60, potions: 30 }] })
    const richer = when(rich).answers('quick-potion', 'play:start-red-work', 'work:1')
    expect(changes(richer)).toEqual({ potions: 1, coins: 1 - 3, work: 1 })
    const all = given({
      seats: [{ work: 1 }, { drawers: ['work', 'work', 'work', 'work'] }],
      tiles: { 'work-2': 'specialization-development-work' },
    })
    expect(changes(when(all).answers('play:start-red-work', 'work:1'))).toEqual({ work: 2, coins: 1 })
  })

  it('N-1.4: the Map has its places, joined by routes that can be used in both directions', () => {
    const { places, routes } = pack.map
    const kinds = ['start', 'university', 'ancientLand', 'city', 'village', 'master', 'objective']
    expect(kinds.map(kind => ofKind(places, kind))).toEqual([1, 6, 3, 7, 14, 1, 1])
    expect(components.mapStart).toBe('basel')
    for (const { a, b, cost } of routes) {
      expect([0, 1, 2, 3]).toContain(cost)
      expect(components.places.get(a)?.routes).toContainEqual({ to: components.places.get(b), cost })
      expect(components.places.get(b)?.routes).toContainEqual({ to: components.places.get(a), cost })
    }
    const there = given({ seats: [{ coins: 9, scientist: 'istanbul' }] })
    const back = given({ seats: [{ coins: 9, scientist: 'beograd' }], tiles: { istanbul: 'city-potions' } })
    expect(changes(when(there).answers('play:start-red-travel', 'travel:beograd'))).toEqual({
      coins: -1,
      scientist: 'beograd',
    })
    expect(changes(when(back).answers('play:start-red-travel', 'travel:istanbul'))).toEqual({
      coins: -1,
      scientist: 'istanbul',
      cubes: ['istanbul'],
      potions: 2,
    })
  })

  it('N-1.5: of the Villages, those with a gold border are Bonus spaces and those with a silver one never hold a token', () => {
    const villages = pack.map.places.filter(place => place.kind === 'village')
    expect(count(villages, village => village.border === 'gold')).toBe(10)
    const spaces = new Set(components.bonusSpaces.map(space => space.id))
    for (const { id, border } of villages) expect(spaces.has(id)).toBe(border === 'gold')
    const silver = villages.filter(village => village.border === 'silver').map(village => village.id)
    expect(silver).toEqual(['nurnberg', 'calais', 'toulouse', 'buda'])
    for (const seed of seeds) expect(lying(setUp(4, seed)).filter(id => silver.includes(id))).toEqual([])
  })

  it('N-1.6: the Work track is one row from the start to the Objective space, with special spaces and a Master space', () => {
    const kinds = pack.workTrack.spaces.map(space => space.kind)
    expect(pack.workTrack.spaces.map(space => space.index)).toEqual(Array.from({ length: 17 }, (_, at) => at))
    expect(kinds[0]).toBe('start')
    expect(kinds[16]).toBe('objective')
    const at = (kind: string) => kinds.flatMap((one, index) => (one === kind ? [index] : []))
    expect(at('specialization')).toEqual([2, 8])
    expect(at('invention')).toEqual([5, 13])
    expect(at('master')).toEqual([11])
  })

  it('N-1.7: the Technology track splits and never joins; six final spaces end its paths', () => {
    const { spaces } = pack.technologyTrack
    for (const { id, kind } of spaces)
      expect(count(spaces, space => space.next.includes(id))).toBe(kind === 'start' ? 0 : 1)
    const finals = spaces.filter(space => space.final)
    expect(finals.map(space => space.kind).sort()).toEqual([
      'invention',
      'master',
      'objective',
      'objective',
      'objective',
      'objective',
    ])
    expect(finals.every(space => space.next.length === 0)).toBe(true)
  })

  it('N-1.8, N-R2, N-R29: a line is a run of two or more cells between windowpanes or edges; shelf 1 is the lowest', () => {
    for (const { cells, lines } of pack.studyBoards) {
      expect(cells).toHaveLength(21)
      const at = (shelf: number, col: number) => cells.find(cell => cell.shelf === shelf && cell.col === col)
      expect(at(1, 1)).toMatchObject({ id: 's1c1', kind: 'printed' })
      expect(ofKind(cells, 'printed')).toBe(1)
      const rows = [1, 2, 3].map(shelf => Array.from({ length: 7 }, (_, col) => at(shelf, col + 1)))
      const columns = Array.from({ length: 7 }, (_, col) => [1, 2, 3].map(shelf => at(shelf, col + 1)))
      const runs = [...rows, ...columns].flatMap(runsOf).filter(run => run.length > 1)
      const sorted = (all: readonly (readonly string[])[]) => all.map(run => [...run].sort().join()).sort()
      expect(sorted(lines.map(line => line.cells))).toEqual(sorted(runs))
      expect(lines.every(line => line.vpPerRound > 0)).toBe(true)
    }
    const { constants, playerBoard } = pack
    expect([constants.incomeSpaces, constants.developmentDrawers, constants.underDeskColumns]).toEqual([5, 5, 5])
    expect(playerBoard.bookshelfPiles.piles).toHaveLength(4)
    const low = given({ seats: [{ board: 'study-d', potions: 9 }] })
    const keys = legal(when(low).answers('play:start-red-study')).filter(key => key.startsWith('shelve:'))
    expect(keys.sort()).toEqual(['shelve:s1c2', 'shelve:s1c4', 'shelve:s1c5', 'shelve:s1c6'])
  })

  it('N-1.9, N-1.10: cards show Volumes in three colours or of choice above, and one symbol below', () => {
    const symbols = new Set<string>()
    for (const card of components.cards.values()) {
      expect(Object.keys(card.volumes)).toEqual(['orange', 'blue', 'green', 'any'])
      symbols.add(card.action)
    }
    expect([...symbols].sort()).toEqual(['joker', 'lessons', 'study', 'technology', 'travel', 'work'])
    const own = pack.startingCards.filter(card => card.color === 'red').map(card => card.volumes)
    const total = (color: 'orange' | 'blue' | 'green' | 'any') => own.reduce((sum, one) => sum + one[color], 0)
    expect([total('orange'), total('blue'), total('green'), total('any')]).toEqual([1, 1, 1, 0])
    const any = given({ seats: [{ board: 'study-d', hand: ['l1-study-a'] }] })
    expect(legal(when(any).answers('play:l1-study-a'))).toContain('shelve:s1c4')
  })
})

/** Runs of cells that are not windowpanes. */
function runsOf(cells: readonly ({ readonly id: string; readonly kind: string } | undefined)[]): string[][] {
  const runs: string[][] = [[]]
  for (const cell of cells) {
    if (cell === undefined || cell.kind === 'window') runs.push([])
    else runs[runs.length - 1]?.push(cell.id)
  }
  return runs
}
