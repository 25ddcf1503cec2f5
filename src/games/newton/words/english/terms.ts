import { joined } from '../../../../kernel/words.ts'
import type { TermPhrases } from '../phrases/terms.ts'

export const count = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`

export const terms: TermPhrases = {
  and: items => joined(items, 'and'),
  or: items => joined(items, 'or'),
  coins: amount => count(amount, 'coin'),
  potions: amount => count(amount, 'potion'),
  vp: amount => `${amount} VP`,
  students: amount => count(amount, 'Student'),
  free: 'free',
  nothing: 'nothing',
  hidden: 'a hidden card',
  hiddenCards: amount => `${amount} hidden`,
  actions: {
    work: 'Work',
    technology: 'Technology',
    travel: 'Travel',
    lessons: 'Lessons',
    study: 'Study',
    joker: 'Joker',
  },
  volumes: (amount, color) =>
    color === 'any' ? `${count(amount, 'volume')} of any colour` : count(amount, `${color} volume`),
  playerColors: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' },
  placeKinds: {
    start: 'start',
    university: 'University',
    ancientLand: 'Ancient Land',
    city: 'City',
    village: 'Village',
    master: 'Master space',
    objective: 'Objective space',
  },
  technologyPaths: {
    l: step => `left path ${step}`,
    m: step => `middle path ${step}`,
    r: step => `right path ${step}`,
  },
  spaceKinds: {
    start: 'start',
    plain: 'plain',
    bonus: 'Bonus',
    specialization: 'Specialization',
    invention: 'Invention',
    master: 'Master',
    objective: 'Objective',
  },
  university: number => `University ${number}`,
  ancientLand: symbol => `Ancient Land ${symbol}`,
  cell: (shelf, column) => `shelf ${shelf}, column ${column}`,
  shelfLine: (shelf, from, to) => `shelf ${shelf}, columns ${from} to ${to}`,
  columnLine: (column, from, to) => `column ${column}, shelves ${from} to ${to}`,
  perRound: amount => `${amount} per round`,
  counted: {
    masterPlayed: 'Master played',
    universityVisited: 'University visited',
    ancientLandVisited: 'Ancient Land visited',
    completedLine: 'complete line',
  },
}
