import type { Count, Text, Texts } from '../../../phrase.ts'
import type { Energy } from '../../pack.ts'

/** A row of the components with its name in both languages. */
export interface Named {
  readonly name: string
  readonly nameIt: string
}

/** The glossary: words that all other phrases are made with. */
export interface TermPhrases {
  readonly name: (row: Named) => string
  readonly and: (items: readonly string[]) => string
  readonly nothing: string
  readonly hidden: string
  readonly money: Count
  readonly vp: Count
  readonly amount: (count: number, what: string) => string
  readonly resourceTile: (two: string, one: string) => string
  readonly scrap: string
  readonly cell: (row: number, column: number) => string
  readonly turned: (degrees: number) => string
  readonly place: (cell: string, turned: string) => string
  readonly start: string
  readonly space: (row: string, column: number) => string
  readonly movementPoints: Count
  readonly energies: Texts<Energy>
  readonly juryTile: Text
  readonly tileAt: (tile: string, cell: string) => string
  readonly colors: Texts<'green' | 'blue' | 'red' | 'yellow'>
}
