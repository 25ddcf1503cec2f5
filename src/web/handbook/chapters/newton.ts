import type { ChapterPlace } from '../chapter-ids.ts'

const rulings = (...numbers: readonly number[]): readonly string[] => numbers.map(number => `N-R${number}`)

export const newtonChapters = [
  { id: 'minute', rules: [] },
  { id: 'setup', rules: ['N-1', 'N-2', ...rulings(1, 42)] },
  { id: 'turn', rules: ['N-3', 'N-4', 'N-10', 'N-12', 'N-20', 'N-21', ...rulings(22, 28, 31, 39, 43, 46)] },
  { id: 'actions', rules: [] },
  { id: 'work', rules: ['N-5', ...rulings(3, 4)], within: 'actions' },
  { id: 'technology', rules: ['N-6', ...rulings(36)], within: 'actions' },
  { id: 'travel', rules: ['N-7', ...rulings(5, 11, 12, 14, 15)], within: 'actions' },
  { id: 'lessons', rules: ['N-8'], within: 'actions' },
  { id: 'study', rules: ['N-9', ...rulings(2, 16, 18, 29, 37, 48)], within: 'actions' },
  { id: 'volumes', rules: ['N-11', ...rulings(27)] },
  { id: 'cards', rules: ['N-17', ...rulings(13, 20, 21, 33, 41, 45)] },
  { id: 'tiles', rules: ['N-15', ...rulings(6, 7, 8, 9, 10, 24)] },
  { id: 'masters', rules: ['N-18', ...rulings(17, 19, 23, 32, 40, 47)] },
  { id: 'round', rules: ['N-13', ...rulings(25, 26)] },
  { id: 'scoring', rules: ['N-14', 'N-16', ...rulings(34, 35, 38)] },
  { id: 'plan', rules: [] },
  { id: 'icons', rules: [] },
  { id: 'forgotten', rules: [] },
  { id: 'readings', rules: [] },
  { id: 'players', rules: ['N-19', ...rulings(30, 44)] },
  { id: 'summary', rules: [] },
] as const satisfies readonly ChapterPlace[]

export type NewtonChapter = (typeof newtonChapters)[number]['id']
