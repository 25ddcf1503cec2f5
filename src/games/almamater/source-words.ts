import type { SourceWords } from '../../kernel/pack-sources.ts'

/** What the words in `sourceDetail` of Alma Mater's pack speak of, where they are not names of fields; of no value, where it is nothing. */
export const sourceWords: SourceWords = {
  effect: ['abilities', 'lecture', 'immediate', 'income', 'incomeOptional', 'passive', 'finalScoring', 'actionSpace'],
  requirement: ['requires'],
  improvedValues: ['actions'],
  quantities: ['count', 'dictionaries'],
  values: ['ducats', 'groups', 'cardNumber', 'whiteNumber', 'steps', 'textbooks'],
  combination: ['levels'],
  blueMarks: ['blue'],
  academyMapping: ['academySpace', 'faculties'],
  sharedSpace: ['name'],
  colors: ['hex'],
  geometry: [],
  columnOrder: [],
  countCheck: [],
  faculty: [],
}
