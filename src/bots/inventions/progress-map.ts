import { type Inventions, WEALTH } from '../../games/inventions/components.ts'
import { typeIndex, type WealthScore } from '../../games/inventions/pack.ts'
import { itemAt } from '../../kernel/rows.ts'
import { oncePer } from '../once-per.ts'

/** The Progress map as sets of hexes, one bit for each hex: what wealth tiles score is asked for very often. */
export interface Atlas {
  /** By hex: the hexes beside it. */
  readonly beside: Int32Array
  readonly typeOf: ReadonlyMap<string, number>
  readonly wealth: readonly WealthNote[]
}

interface WealthNote {
  readonly id: string
  readonly ip: number
  readonly max: number
  /** One type for the largest group, two for adjacent pairs. */
  readonly one: number
  readonly two: number
}

export const atlasOf = oncePer(
  (components: Inventions): Atlas => ({
    beside: Int32Array.from(components.hexes, ({ neighbours }) => neighbours.reduce((set, hex) => set | (1 << hex), 0)),
    typeOf: new Map([...components.tiles.values()].map(({ id, type }) => [id, type])),
    wealth: components.wealth.map(({ id, score }) => ({ id, ip: score.ip, max: score.max, ...typesOf(score) })),
  }),
)

function typesOf(score: WealthScore): { readonly one: number; readonly two: number } {
  const index = (type: string): number => (type === 'wealth' ? WEALTH : typeIndex(type))
  if (score.kind === 'adjacent-pairs') return { one: index(score.tileTypes[0]), two: index(score.tileTypes[1]) }
  return { one: index(score.tileType), two: index(score.tileType) }
}

/** The hexes of each type of tile. */
export function builtOn({ typeOf }: Atlas, map: readonly string[]): Int32Array {
  const sets = new Int32Array(WEALTH + 1)
  for (let hex = 0; hex < map.length; hex++) {
    const type = map[hex] === '' ? undefined : typeOf.get(itemAt(map, hex))
    if (type !== undefined) sets[type] = (sets[type] ?? 0) | (1 << hex)
  }
  return sets
}

/** What a wealth tile would score on a map. */
export function wealthOn({ beside }: Atlas, sets: Int32Array, { ip, max, one, two }: WealthNote): number {
  const first = sets[one] ?? 0
  const count = one === two ? largestGroup(beside, first) : pairs(beside, first, sets[two] ?? 0)
  return Math.min(max, ip * count)
}

function largestGroup(beside: Int32Array, all: number): number {
  let left = all
  let largest = 0
  while (left !== 0) {
    let group = left & -left
    for (let grown = group; grown !== 0; ) {
      let next = 0
      for (let rest = grown; rest !== 0; rest &= rest - 1) next |= beside[31 - Math.clz32(rest & -rest)] as number
      grown = next & left & ~group
      group |= grown
    }
    left &= ~group
    largest = Math.max(largest, size(group))
  }
  return largest
}

function pairs(beside: Int32Array, first: number, second: number): number {
  let count = 0
  for (let rest = first; rest !== 0; rest &= rest - 1)
    count += size((beside[31 - Math.clz32(rest & -rest)] as number) & second)
  return count
}

function size(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
