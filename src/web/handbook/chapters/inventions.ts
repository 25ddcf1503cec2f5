import type { ChapterPlace } from '../chapter-ids.ts'

const rulings = (...numbers: readonly number[]): readonly string[] => numbers.map(number => `I-R${number}`)

export const inventionsChapters = [
  { id: 'minute', rules: [] },
  { id: 'setup', rules: ['I-1', 'I-2', 'I-3', ...rulings(1, 3, 4, 5, 6, 7, 39)] },
  { id: 'turn', rules: ['I-4', 'I-5', 'I-18', ...rulings(2, 8, 9, 36, 40, 45, 47, 48)] },
  { id: 'people', rules: ['I-7', 'I-13', ...rulings(18, 19, 41, 42)] },
  { id: 'actions', rules: ['I-9.0'] },
  { id: 'present', rules: ['I-9.1'], within: 'actions' },
  { id: 'invent', rules: ['I-9.2'], within: 'actions' },
  { id: 'innovate', rules: ['I-9.3'], within: 'actions' },
  { id: 'share', rules: ['I-9.4', ...rulings(27, 28)], within: 'actions' },
  { id: 'specialists', rules: ['I-9.5', ...rulings(35)], within: 'actions' },
  { id: 'influence', rules: ['I-9.6'], within: 'actions' },
  { id: 'travel', rules: ['I-9.7', ...rulings(24)], within: 'actions' },
  { id: 'eureka', rules: ['I-9.8', ...rulings(20, 34)], within: 'actions' },
  { id: 'diplomats', rules: ['I-9.9', 'I-9.10', ...rulings(44)], within: 'actions' },
  { id: 'chains', rules: ['I-6', ...rulings(10, 11, 13, 46)] },
  { id: 'milestones', rules: ['I-8', ...rulings(23)] },
  { id: 'building', rules: ['I-10', 'I-11', ...rulings(14, 15, 16, 17, 43, 49, 50)] },
  { id: 'tiles', rules: ['I-12', ...rulings(12, 26)] },
  { id: 'era', rules: ['I-14', ...rulings(21, 22, 33)] },
  { id: 'scoring', rules: ['I-15', ...rulings(25, 37, 38)] },
  { id: 'plan', rules: [] },
  { id: 'icons', rules: [] },
  { id: 'forgotten', rules: [] },
  { id: 'readings', rules: [] },
  { id: 'players', rules: ['I-16', 'I-17', ...rulings(29, 30, 31, 32)] },
  { id: 'summary', rules: [] },
] as const satisfies readonly ChapterPlace[]

export type InventionsChapter = (typeof inventionsChapters)[number]['id']
