import type { ChapterPlace } from '../chapter-ids.ts'

const rulings = (...numbers: readonly number[]): readonly string[] => numbers.map(number => `E-R${number}`)
const cards = (...numbers: readonly number[]): readonly string[] => numbers.map(number => `E-5.${number}`)

export const expoChapters = [
  { id: 'minute', rules: ['E-1'] },
  { id: 'setup', rules: ['E-2', 'E-3', ...rulings(1, 2, 3, 4, 5, 36)] },
  { id: 'turn', rules: ['E-4', 'E-16', ...rulings(6, 10, 26, 39, 43)] },
  { id: 'lab', rules: ['E-6', ...rulings(8, 9, 23)] },
  { id: 'actions', rules: [] },
  { id: 'station', rules: cards(1, 2), within: 'actions' },
  { id: 'academy', rules: [...cards(3, 4, 5), ...rulings(25, 37)], within: 'actions' },
  { id: 'laboratory', rules: [...cards(6, 7, 8, 9), ...rulings(7, 12)], within: 'actions' },
  { id: 'journal', rules: cards(10, 11), within: 'actions' },
  { id: 'skyscraper', rules: cards(12, 13), within: 'actions' },
  { id: 'meeting', rules: [...cards(14, 15), ...rulings(15, 24, 27, 40)], within: 'actions' },
  { id: 'patents', rules: ['E-8', ...rulings(13, 14, 20, 22, 33, 41)] },
  { id: 'technologies', rules: ['E-7', ...rulings(11, 28)] },
  { id: 'jury', rules: ['E-9'] },
  { id: 'round', rules: ['E-10'] },
  { id: 'ending', rules: ['E-11', ...rulings(16, 21, 34, 35)] },
  { id: 'scoring', rules: ['E-12', ...rulings(17, 31, 32, 38)] },
  { id: 'plan', rules: [] },
  { id: 'icons', rules: [] },
  { id: 'forgotten', rules: [] },
  { id: 'readings', rules: [] },
  { id: 'players', rules: ['E-13', 'E-14', 'E-15', ...rulings(18, 19, 29, 30, 42)] },
  { id: 'summary', rules: [] },
] as const satisfies readonly ChapterPlace[]

export type ExpoChapter = (typeof expoChapters)[number]['id']
