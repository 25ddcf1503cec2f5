import { describe, expect, it } from 'vitest'
import { chanceFromSeed, nextBelow } from '../../../kernel/chance.ts'
import pack from '../components.json' with { type: 'json' }
import { prepareExpo } from '../components.ts'
import { cellsOf } from './cells.ts'
import { brokenAt, brokenWithout, lift, occupied } from './changes.ts'
import { offerFree } from './free.ts'
import type { LabTile } from './piece.ts'
import { placementAt } from './placement.ts'
import { isFed, lacks, newlyFed, placementOf, supplied } from './supply.ts'

const { tiles } = prepareExpo(pack)

/** A tile at a place: `lay('cellophane', 3, 2, 0)`. */
const lay = (tile: string, row: number, col: number, rotation = 0, complete = false): LabTile => ({
  tile,
  row,
  col,
  rotation,
  complete,
})
const res = (two: string, one: string, row: number, col: number, rotation: number): LabTile =>
  lay(`res-${two}-${one}-1`, row, col, rotation)

const supplyOf = (lab: readonly LabTile[], project: LabTile): Record<string, number> =>
  Object.fromEntries(
    pack.resources
      .map(({ id }) => [id, supplied(tiles, lab, placementOf(tiles, project).covers, id)] as const)
      .filter(([, amount]) => amount > 0),
  )

const cellophane = lay('cellophane', 3, 2, 0)
const a = (rotation: number) => res('empirical', 'copper', 4, 2, rotation)
const telephone = lay('telephone', 4, 4, 0)
const fed = [cellophane, a(1), res('automated', 'electricity', 4, 4, 3), res('steam', 'scientific', 3, 1, 0), telephone]

describe('placements', () => {
  it('E-6.1, E-6.2: a tile covers its offsets from its row and column, clockwise by rotation', () => {
    const at = (tile: string, row: number, col: number, rotation: number) =>
      placementOf(tiles, lay(tile, row, col, rotation)).cells.map(cell => [Math.floor(cell / 7), cell % 7])
    expect(at('cellophane', 3, 2, 0)).toEqual([
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 3],
    ])
    expect(at('tractor', 0, 2, 3)).toEqual([
      [0, 4],
      [1, 2],
      [1, 3],
      [1, 4],
    ])
    expect(at('laparoscopy', 2, 5, 1)).toEqual([
      [2, 5],
      [3, 5],
      [3, 6],
      [4, 6],
    ])
    expect(at('airship', 2, 6, 1)).toEqual([
      [2, 6],
      [3, 6],
      [4, 6],
      [5, 6],
    ])
    expect(at('batteries', 4, 4, 0)).toEqual([
      [4, 4],
      [4, 5],
      [5, 4],
      [5, 5],
    ])
  })

  it('E-6.2, E-R8: L and T have four rotations, S and I two, the square one, and none is flipped', () => {
    const turns = (tile: string) => new Set(tiles.get(tile)?.form.placements.map(({ rotation }) => rotation)).size
    expect(['tractor', 'cellophane', 'telephone', 'airship', 'automobile', 'batteries'].map(turns)).toEqual([
      4, 4, 2, 2, 1, 1,
    ])
    const count = (tile: string) => tiles.get(tile)?.form.placements.length
    expect(count('tractor')).toBe(2 * (4 * 6) + 2 * (5 * 5))
    expect(count('airship')).toBe(6 * 4 + 3 * 7)
    expect(count('automobile')).toBe(5 * 6)
    expect(count('res-steel-manual-1')).toBe(4 * 42)
  })

  it('E-6.3: every placement on free cells inside the grid is offered, and no other', () => {
    const taken = occupied(tiles, [cellophane, a(0)], cellsOf([8, 12, 17, 29, 33]))
    for (const [id, { form }] of tiles) {
      if (id.endsWith('-2')) continue
      const offered: number[] = []
      offerFree(
        form,
        form.placements.map((_, at) => at),
        taken,
        -1,
        offered,
      )
      const blockedCells = new Set([8, 12, 17, 29, 33, 23, 24, 25, 31, 30])
      const free = form.placements.flatMap(({ cells }, at) => (cells.some(cell => blockedCells.has(cell)) ? [] : [at]))
      expect(offered, id).toEqual(free)
    }
  })

  it('a placement that sticks out is refused', () => {
    const { form } = tiles.get('airship') ?? {}
    expect(() => form && placementAt(form, 0, 4, 0)).toThrow('no tile of this form lies at (0,4) in rotation 0')
  })
})

describe('supply', () => {
  it('E-6.4, E-6.6, E-R9, E-X10: each half feeds a Project once, by the edges that its rotation turns there', () => {
    expect([0, 1, 2, 3].map(rotation => supplyOf([cellophane, a(rotation)], cellophane))).toEqual([
      { empirical: 2 },
      { empirical: 2, copper: 1 },
      { copper: 1 },
      { empirical: 2, copper: 1 },
    ])
  })

  it('E-1.1, E-6.6, E-6.9, E-X11: a Project with all four needs met is complete; surplus and idle halves do nothing', () => {
    expect(supplyOf(fed, cellophane)).toEqual({ empirical: 2, copper: 1, automated: 2, steam: 2 })
    expect(newlyFed(tiles, fed)).toEqual([cellophane])
    expect(lacks(tiles, fed, telephone)).toEqual([
      { resource: 'copper', amount: 2 },
      { resource: 'manual', amount: 3 },
      { resource: 'empirical', amount: 1 },
    ])
    for (const project of [cellophane, telephone]) expect(supplyOf(fed, project).scientific).toBeUndefined()
  })

  it('E-6.9: exactly the required amount completes, one less does not', () => {
    const { needs = [] } = tiles.get('cellophane') ?? {}
    const { covers } = placementOf(tiles, cellophane)
    expect(isFed(tiles, fed, needs, covers)).toBe(true)
    for (const { resource } of needs) {
      const more = needs.map(need => (need.resource === resource ? { ...need, amount: need.amount + 1 } : need))
      expect(isFed(tiles, fed, more, covers)).toBe(false)
    }
  })

  it('E-6.8, E-7.2, E-X12: a Resource Technology feeds each Project that it touches, with all of it, once', () => {
    const laparoscopy = lay('laparoscopy', 2, 5, 1)
    const lab = [cellophane, a(1), lay('combustion-engines', 4, 4), laparoscopy]
    expect(supplyOf(lab, cellophane).steam).toBe(4)
    expect(supplyOf(lab, laparoscopy)).toEqual({ steam: 4 })
    expect(lacks(tiles, lab, cellophane)).toEqual([{ resource: 'automated', amount: 2 }])
    expect(lacks(tiles, lab, laparoscopy)).toEqual([
      { resource: 'copper', amount: 2 },
      { resource: 'automated', amount: 2 },
      { resource: 'empirical', amount: 1 },
    ])
  })

  it('E-7.2, E-R11: the eight Resource Technologies supply what they say', () => {
    const supply = (tile: string) => tiles.get(tile)?.feeds.map(({ resource, amount }) => `${amount} ${resource}`)
    expect(supply('combustion-engines')).toEqual(['4 steam'])
    expect(supply('batteries')).toEqual(['4 electricity'])
    expect(supply('metallurgy')).toEqual(['2 steel', '2 scientific'])
    expect(supply('machine-tools')).toEqual(['2 steel', '2 automated'])
    expect(supply('electrolysis')).toEqual(['2 copper', '2 scientific'])
    expect(supply('wire-drawing')).toEqual(['2 copper', '2 manual'])
    expect(supply('skilled-workshop')).toEqual(['2 manual', '2 empirical'])
    expect(supply('test-bench')).toEqual(['2 automated', '2 empirical'])
  })

  it('E-6.7, E-X13: one half feeds two Projects in full, and two halves feed two', () => {
    const tractor = lay('tractor', 0, 2, 3)
    const ship = lay('cruise-ship', 2, 5)
    const both = [tractor, ship, res('steel', 'empirical', 2, 4, 0)]
    expect([supplyOf(both, tractor), supplyOf(both, ship)]).toEqual([{ steel: 2 }, { steel: 2 }])
    const turned = [tractor, ship, res('steel', 'empirical', 2, 4, 1)]
    expect([supplyOf(turned, tractor), supplyOf(turned, ship)]).toEqual([{ empirical: 1 }, { steel: 2 }])
  })

  it('E-6.5, E-X14: touching corners count for nothing', () => {
    for (const rotation of [0, 1, 2, 3])
      expect(supplyOf([cellophane, res('steam', 'steel', 2, 1, rotation)], cellophane)).toEqual({})
  })

  it('E-6.5: a tile at the edge of the grid faces nothing beyond it, nor the other end of the next row', () => {
    const ship = lay('cruise-ship', 1, 0)
    for (const rotation of [0, 1, 2, 3]) {
      expect(supplyOf([ship, res('steam', 'steel', 0, 6, rotation)], ship)).toEqual({})
      expect(supplyOf([ship, lay('batteries', 0, 5)], ship)).toEqual({})
    }
    expect(supplyOf([ship, res('steam', 'steel', 0, 0, 1)], ship)).toEqual({ steam: 2 })
    expect(supplyOf([ship, res('steam', 'steel', 0, 0, 3)], ship)).toEqual({ steel: 1 })
  })

  it('E-6.9, E-7.3: Projects and Improvement Technologies supply nothing, wherever they lie', () => {
    expect(supplyOf([cellophane, telephone, lay('improved-academy', 1, 2)], cellophane)).toEqual({})
  })
})

describe('complete Projects', () => {
  const done = fed.map(tile => (tile === cellophane ? { ...tile, complete: true } : tile))
  const [complete] = done
  const broken = (lab: readonly LabTile[]) => lab.map(tile => brokenWithout(tiles, lab, tile)?.tile)

  it('E-6.12, E-R7: nothing may go that a complete Project needs, nor the Project itself', () => {
    expect(broken(done)).toEqual(['cellophane', 'cellophane', 'cellophane', 'cellophane', undefined])
    expect(broken([...done, lay('combustion-engines', 1, 2)])).toEqual([
      'cellophane',
      'cellophane',
      'cellophane',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('E-6.10, E-6.12: a needed tile may be set down only where it supplies the same Project again', () => {
    const moved = lift(tiles, done, done[3] as LabTile)
    const { form } = moved.piece
    const at = (row: number, col: number, rotation: number) =>
      brokenAt(tiles, moved, placementAt(form, row, col, rotation))?.tile
    expect(at(3, 1, 1)).toBeUndefined()
    expect(at(3, 1, 2)).toBe('cellophane')
    expect(at(2, 2, 1)).toBeUndefined()
    expect(at(0, 0, 0)).toBe('cellophane')
  })

  it('E-6.12: a complete Project may lie only where it is complete', () => {
    const moved = lift(tiles, done, complete as LabTile)
    const { form } = moved.piece
    expect(brokenAt(tiles, moved, placementAt(form, 0, 0, 0))?.tile).toBe('cellophane')
    expect(brokenAt(tiles, moved, placementAt(form, 3, 2, 0))).toBeUndefined()
  })
})

/** The rules of E-6.4 to E-6.9 once more, slowly and without bits: every edge of every cell is looked at. */
function reference(lab: readonly LabTile[], project: LabTile): Record<string, number> {
  const cellsIn = ({ tile, row, col, rotation }: LabTile): readonly (readonly [number, number])[] => {
    const shape = [...pack.projects, ...pack.technologies].find(one => one.id === tile)?.shape
    if (shape === undefined) return [[row, col]]
    const turned = pack.shapes.find(one => one.id === shape)?.rotations[rotation]
    return (turned?.cells ?? []).map(([down = 0, right = 0]) => [row + down, col + right])
  }
  const steps = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] } as const
  const own = cellsIn(project).map(cell => cell.join())
  const touches = (tile: LabTile, edges: readonly string[]): boolean =>
    cellsIn(tile).some(([row, col]) =>
      edges.some(edge => {
        const [down, right] = steps[edge as keyof typeof steps]
        return own.includes(`${row + down},${col + right}`)
      }),
    )
  const sums: Record<string, number> = {}
  const add = (resource: string, amount: number) => {
    sums[resource] = (sums[resource] ?? 0) + amount
  }
  for (const tile of lab) {
    const split = pack.resourceTiles.tiles.find(one => one.id === tile.tile)
    const edges = pack.resourceTileGeometry.edgesByRotation[tile.rotation]
    if (split !== undefined && edges !== undefined) {
      if (touches(tile, edges.two)) add(split.two, 2)
      if (touches(tile, edges.one)) add(split.one, 1)
    }
    const technology = pack.technologies.find(one => one.id === tile.tile)
    if (technology !== undefined && 'supply' in technology.effect && touches(tile, ['n', 'e', 's', 'w']))
      for (const [resource, amount] of Object.entries(technology.effect.supply)) add(resource, amount ?? 0)
  }
  return sums
}

describe('against a slow reference', () => {
  it('E-6.6, E-6.7, E-6.8, E-6.9: the supply of every Project of 400 random Labs is what looking at every edge finds', () => {
    const chance = chanceFromSeed('labs')
    const ids = [...tiles.keys()]
    let compared = 0
    for (let each = 0; each < 400; each++) {
      const lab: LabTile[] = []
      for (let attempt = 0; attempt < 60; attempt++) {
        const tile = ids[nextBelow(chance, ids.length)] as string
        const { form } = tiles.get(tile) ?? {}
        const place = form?.placements[nextBelow(chance, form.placements.length)]
        const taken = occupied(tiles, lab, cellsOf([8]))
        if (place === undefined || lab.some(one => one.tile === tile)) continue
        if ((place.covers.lo & taken.lo) | (place.covers.hi & taken.hi)) continue
        lab.push(lay(tile, place.row, place.col, place.rotation))
      }
      for (const tile of lab)
        if (tiles.get(tile.tile)?.kind === 'project') {
          expect(supplyOf(lab, tile)).toEqual(reference(lab, tile))
          compared++
        }
    }
    expect(compared).toBeGreaterThan(500)
  })
})
