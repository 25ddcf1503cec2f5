import type { Option } from '../../../kernel/question.ts'
import type { Pack, Resource } from '../pack.ts'
import { option, type Verb } from '../verbs.ts'

/** A row of the Patents Office. Column 1 belongs to no row (E-8.1). */
export interface PatentRow {
  readonly resource: Resource
  readonly enter: Option
  /** By column; the first two are empty. */
  readonly spaces: readonly (PatentSpace | undefined)[]
}

export interface PatentSpace {
  readonly id: string
  readonly row: number
  readonly column: number
  readonly endVp: number
  /** One for each own token in the space, from the bottom of the pile. */
  readonly advance: readonly Option[]
  readonly jumps: readonly Jump[]
}

export interface Jump {
  /** The space that it leads to. */
  readonly to: string
  readonly points: number
  readonly money: number
  readonly options: readonly Option[]
}

export function preparePatents(pack: Pack): readonly PatentRow[] {
  const { rows, spaces, jumps } = pack.board.patentsOffice
  const columnOf = new Map(spaces.map(({ id, column }) => [id, column]))
  return rows.map(({ resource }, at) => {
    const own: (PatentSpace | undefined)[] = [undefined, undefined]
    for (const { id, row, column, endVp = 0 } of spaces) {
      if (row !== resource) continue
      const links = jumps.flatMap(({ between: [one, other], points, money }): Jump[] => {
        const to = one === id ? other : other === id ? one : undefined
        if (to === undefined || (columnOf.get(to) ?? 0) < column) return []
        return [{ to, points, money, options: ofEach(pack, 'jump', id, to) }]
      })
      own[column] = { id, row: at, column, endVp, advance: ofEach(pack, 'advance', id), jumps: links }
    }
    return { resource, enter: option('enter', resource), spaces: own }
  })
}

/** The same move of the lowest own token in a space, of the second (`:2`) and so on. */
const ofEach = (pack: Pack, verb: Verb, ...to: readonly string[]): readonly Option[] =>
  Array.from({ length: pack.setup.patentTokensPerPlayer }, (_, rank) =>
    option(verb, ...to, ...(rank === 0 ? [] : [String(rank + 1)])),
  )
