import { describe, expect, it } from 'vitest'
import { row } from '../../kernel/rows.ts'
import pack from './components.json' with { type: 'json' }
import { prepareExpo } from './components.ts'

const { tiles, cards, rows, spaces, scrap, grid } = prepareExpo(pack)
const ofKind = (kind: string) => [...tiles.values()].filter(tile => tile.kind === kind)
const category = (resource: string) => pack.resources.find(({ id }) => id === resource)?.category
const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

describe('components', () => {
  it('E-2.1: there are as many of each as the box holds', () => {
    expect([ofKind('technology').length, ofKind('project').length, ofKind('resource').length]).toEqual([13, 30, 96])
    expect([pack.juryTiles.tiles.length, pack.actionCards.base.length, pack.actionCards.improved.length]).toEqual([
      16, 6, 5,
    ])
    expect([pack.bonusChits.length, pack.players.colors.length, scrap.size * 4]).toEqual([6, 4, 20])
  })

  it('E-2.2: eight types in four categories; all but energy have a row', () => {
    expect(countBy(pack.resources, ({ category }) => category)).toEqual({
      material: 2,
      process: 2,
      method: 2,
      energy: 2,
    })
    expect(rows.map(row => row.resource)).toEqual(
      pack.resources.map(({ id }) => id).filter(id => category(id) !== 'energy'),
    )
  })

  it('E-2.3, E-R1: Resource tiles are all ordered pairs of types of different categories, two of each', () => {
    const faces = countBy(ofKind('resource'), tile => tile.face)
    expect(Object.keys(faces)).toHaveLength(48)
    expect(new Set(Object.values(faces))).toEqual(new Set([2]))
    for (const { feeds } of ofKind('resource')) {
      expect(feeds.map(({ amount, side }) => [amount, side])).toEqual([
        [2, 0],
        [1, 1],
      ])
      expect(new Set(feeds.map(({ resource }) => category(resource))).size).toBe(2)
    }
  })

  it('E-2.4, E-R2: six Projects of each shape need one type of each category, three of them for each energy', () => {
    const projects = ofKind('project')
    expect(countBy(projects, tile => `${tile.shape} ${tile.energy}`)).toEqual(
      Object.fromEntries(
        ['l', 't', 's', 'i', 'square'].flatMap(s => [
          [`${s} steam`, 3],
          [`${s} electricity`, 3],
        ]),
      ),
    )
    for (const { needs, energy } of projects) {
      expect(needs.map(({ resource }) => category(resource)).sort()).toEqual([
        'energy',
        'material',
        'method',
        'process',
      ])
      expect(needs.every(({ amount }) => amount >= 1 && amount <= 3)).toBe(true)
      expect(needs.some(({ resource }) => resource === energy)).toBe(true)
    }
  })

  it('E-2.5, E-7.3, E-R3: Technologies are squares of four cells, eight that supply and five that improve a card', () => {
    const technologies = ofKind('technology')
    for (const { form } of technologies) expect(form.placements[0]?.cells).toHaveLength(4)
    expect(technologies.filter(({ feeds }) => feeds.length > 0)).toHaveLength(8)
    expect(technologies.flatMap(({ improves }) => improves ?? []).sort()).toEqual([
      'academy',
      'journal',
      'laboratory',
      'skyscraper',
      'train-station',
    ])
  })

  it('E-2.6, E-2.11, E-6.1, E-R5: the Lab is 6 × 7 with five marked Scrap cells', () => {
    expect(grid).toEqual({ rows: 6, cols: 7, missing: [] })
    expect([...scrap.values()].map(({ row, col }) => [row, col])).toEqual([
      [1, 1],
      [1, 5],
      [2, 3],
      [4, 1],
      [4, 5],
    ])
  })

  it('E-2.7, E-R4: eight Jury tiles of each energy', () => {
    expect(countBy(pack.juryTiles.tiles, ({ energy }) => energy)).toEqual({ steam: 8, electricity: 8 })
  })

  it('E-2.8, E-5.15: every card but Meeting Room has one improved version', () => {
    const actions = countBy([...cards.values()], ({ action }) => action)
    expect(actions).toEqual({
      'train-station': 2,
      academy: 2,
      laboratory: 2,
      journal: 2,
      skyscraper: 2,
      'meeting-room': 1,
    })
  })

  it('E-2.9: the six Bonus chits', () => {
    expect(pack.bonusChits.map(({ id }) => id)).toEqual([
      'paris-1889',
      'chicago-1893',
      'brussels-1897',
      'paris-1900',
      'liege-1905',
      'milan-1906',
    ])
  })

  it('E-8.1, E-R13: six rows in the order of the rulebook, columns 2 to 10 apart and column 1 in common', () => {
    expect(rows.map(({ resource }) => resource)).toEqual([
      'steel',
      'copper',
      'manual',
      'automated',
      'scientific',
      'empirical',
    ])
    for (const { spaces, resource } of rows)
      expect(spaces.map(space => space?.id)).toEqual([
        undefined,
        undefined,
        ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map(column => `${resource}-${column}`),
      ])
  })

  it('E-8.4, E-R14: thirteen jump links lead to a neighbouring row in the same column, both ways', () => {
    const jumps = rows.flatMap(({ spaces: own }) =>
      own.flatMap(space => space?.jumps.map(jump => ({ space, jump })) ?? []),
    )
    expect(jumps).toHaveLength(26)
    for (const { space, jump } of jumps) {
      const to = row(spaces, jump.to)
      expect(Math.abs(to.row - space.row)).toBe(1)
      expect(to.column).toBe(space.column)
      expect([2, 9, 10]).not.toContain(space.column)
      expect(to.jumps.find(back => back.to === space.id)).toMatchObject({ points: 1, money: jump.money })
    }
  })
})
