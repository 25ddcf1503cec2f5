import { joined } from '../../../../kernel/words.ts'
import type { TermPhrases } from '../phrases/terms.ts'

export const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`

export const terms: TermPhrases = {
  name: ({ nameIt }) => nameIt,
  and: items => joined(items, 'e'),
  nothing: 'niente',
  hidden: 'qualcosa di coperto',
  money: amount => `$${amount}`,
  vp: amount => `${amount} PV`,
  amount: (amount, what) => `${amount} ${what}`,
  resourceTile: (two, one) => `${two} / ${one}`,
  scrap: 'tessera Rottame',
  cell: (row, column) => `riga ${row}, colonna ${column}`,
  turned: degrees => `ruotata di ${degrees}°`,
  place: (cell, turned) => (turned === '' ? cell : `${cell}, ${turned}`),
  start: 'colonna 1',
  space: (row, column) => `${row} ${column}`,
  movementPoints: points =>
    points === 0 ? 'nessun punto movimento' : count(points, 'punto movimento', 'punti movimento'),
  energies: { steam: 'Vapore', electricity: 'Elettricità' },
  juryTile: energy => `tessera Giuria ${energy}`,
  tileAt: (tile, cell) => `${tile} (${cell})`,
  colors: { green: 'verde', blue: 'blu', red: 'rosso', yellow: 'giallo' },
}
