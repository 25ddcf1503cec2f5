import { joined } from '../../../../kernel/words.ts'
import type { TermPhrases } from '../phrases/terms.ts'

export const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`

/** `a Paris`, `ad Amsterdam` */
export const at = (place: string): string => `${/^a/i.test(place) ? 'ad' : 'a'} ${place}`

export const volumeColors = {
  orange: ['arancione', 'arancioni'],
  blue: ['blu', 'blu'],
  green: ['verde', 'verdi'],
  any: ['di un colore a scelta', 'di colori a scelta'],
} as const

export const terms: TermPhrases = {
  and: items => joined(items, 'e'),
  or: items => joined(items, 'o'),
  coins: amount => count(amount, 'moneta', 'monete'),
  potions: amount => count(amount, 'pozione', 'pozioni'),
  vp: amount => `${amount} PV`,
  students: amount => count(amount, 'Studente', 'Studenti'),
  free: 'gratis',
  nothing: 'nulla',
  hidden: 'una carta coperta',
  hiddenCards: amount => count(amount, 'coperto', 'coperti'),
  actions: {
    work: 'Lavoro',
    technology: 'Tecnologia',
    travel: 'Viaggio',
    lessons: 'Lezioni',
    study: 'Studio',
    joker: 'Jolly',
  },
  volumes(amount, color) {
    const [one, many] = volumeColors[color]
    return count(amount, `Volume ${one}`, `Volumi ${many}`)
  },
  playerColors: { red: 'rosso', blue: 'blu', green: 'verde', yellow: 'giallo' },
  placeKinds: {
    start: 'partenza',
    university: 'Università',
    ancientLand: 'Terra Antica',
    city: 'Città',
    village: 'Villaggio',
    master: 'spazio Maestro',
    objective: 'spazio Obiettivo',
  },
  technologyPaths: {
    l: step => `sinistra ${step}`,
    m: step => `centro ${step}`,
    r: step => `destra ${step}`,
  },
  spaceKinds: {
    start: 'partenza',
    plain: 'libero',
    bonus: 'Bonus',
    specialization: 'Specializzazione',
    invention: 'Invenzione',
    master: 'Maestro',
    objective: 'Obiettivo',
  },
  university: number => `Università ${number}`,
  ancientLand: symbol => `Terra Antica ${symbol}`,
  cell: (shelf, column) => `ripiano ${shelf}, colonna ${column}`,
  shelfLine: (shelf, from, to) => `ripiano ${shelf}, colonne da ${from} a ${to}`,
  columnLine: (column, from, to) => `colonna ${column}, ripiani da ${from} a ${to}`,
  perRound: amount => `${amount} a round`,
  counted: {
    masterPlayed: 'Maestro giocato',
    universityVisited: 'Università visitata',
    ancientLandVisited: 'Terra Antica visitata',
    completedLine: 'linea completa',
  },
}
