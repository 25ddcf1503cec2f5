import type { ChapterPlace } from '../chapter-ids.ts'

const rulings = (...numbers: readonly number[]): readonly string[] => numbers.map(number => `A-R${number}`)
const concepts = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `A-4.${from + at}`)

export const almaMaterChapters = [
  { id: 'minute', rules: [] },
  { id: 'setup', rules: ['A-1', 'A-2', 'A-3', ...rulings(26, 35, 38, 46, 47)] },
  { id: 'turn', rules: ['A-5', 'A-6', 'A-7', 'A-4.20', 'A-19', ...rulings(3, 5, 22, 40, 42, 45)] },
  { id: 'books', rules: [...concepts(1, 12), ...rulings(2, 23, 30)] },
  { id: 'actions', rules: [] },
  { id: 'campus', rules: ['A-8', 'A-17.3', ...rulings(6, 24, 27, 34, 36, 48)], within: 'actions' },
  { id: 'academy', rules: ['A-9', 'A-17.2', ...rulings(7, 16, 18, 19, 32, 44)], within: 'actions' },
  { id: 'town', rules: ['A-10', ...rulings(17)], within: 'actions' },
  { id: 'bishop', rules: ['A-11.1', 'A-11.2', ...rulings(4)], within: 'actions' },
  { id: 'colloquium', rules: ['A-11', ...rulings(14, 15, 25, 29)], within: 'actions' },
  { id: 'research', rules: [...concepts(13, 19), 'A-17.5', ...rulings(1, 10, 11, 12, 13, 28, 41)] },
  { id: 'fame', rules: ['A-12', 'A-17.1', 'A-17.4', ...rulings(8, 9, 20, 31, 33, 43, 49)] },
  { id: 'round', rules: ['A-13', 'A-14', ...rulings(39)] },
  { id: 'scoring', rules: ['A-15'] },
  { id: 'plan', rules: [] },
  { id: 'icons', rules: [] },
  { id: 'forgotten', rules: [] },
  { id: 'readings', rules: [] },
  { id: 'players', rules: ['A-16', ...rulings(21, 37)] },
  { id: 'summary', rules: [] },
] as const satisfies readonly ChapterPlace[]

export type AlmaMaterChapter = (typeof almaMaterChapters)[number]['id']
