import { joined } from '../../../../kernel/words.ts'
import type { TermPhrases } from '../phrases/terms.ts'

export const count = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`

export const terms: TermPhrases = {
  name: ({ name }) => name,
  and: items => joined(items, 'and'),
  nothing: 'nothing',
  hidden: 'something hidden',
  money: amount => `$${amount}`,
  vp: amount => `${amount} VP`,
  amount: (amount, what) => `${amount} ${what}`,
  resourceTile: (two, one) => `${two} / ${one}`,
  scrap: 'Scrap tile',
  cell: (row, column) => `row ${row}, column ${column}`,
  turned: degrees => `turned ${degrees}°`,
  place: (cell, turned) => (turned === '' ? cell : `${cell}, ${turned}`),
  start: 'column 1',
  space: (row, column) => `${row} ${column}`,
  movementPoints: points => (points === 0 ? 'no movement point' : count(points, 'movement point')),
  energies: { steam: 'Steam', electricity: 'Electricity' },
  juryTile: energy => `Jury tile ${energy}`,
  tileAt: (tile, cell) => `${tile} at ${cell}`,
  colors: { green: 'green', blue: 'blue', red: 'red', yellow: 'yellow' },
}
