import { said } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { Lesson } from './lesson.ts'

/** How long a lesson is: what is read, and what is done. */
export interface LessonLength {
  readonly steps: number
  readonly answers: number
  readonly words: number
  /** About how many minutes a person needs. */
  readonly minutes: number
}

/** Words that somebody reads in a minute who looks at a board beside them, and seconds to find an answer and see what comes of it. */
const WORDS_PER_MINUTE = 120
const SECONDS_PER_ANSWER = 10

export function lengthOf({ steps, count = [] }: Lesson, language: Language): LessonLength {
  const words = [...steps, ...count].reduce((sum, { text }) => sum + said(text, language).split(/\s+/).length, 0)
  const answers = steps.reduce((sum, step) => sum + (step.answers?.length ?? 0), 0)
  const minutes = Math.round(words / WORDS_PER_MINUTE + (answers * SECONDS_PER_ANSWER) / 60)
  return { steps: steps.length + count.length, answers, words, minutes }
}

/** The row of the table in `docs/measurements/lessons.md`. */
export function lengthRow(lesson: Lesson): string {
  const { steps, answers, words, minutes } = lengthOf(lesson, 'en')
  const inItalian = lengthOf(lesson, 'it').words
  return `| ${lesson.game} | ${lesson.chapter} | ${steps} | ${answers} | ${words} | ${inItalian} | ${minutes} |`
}
