import type { Language } from '../../kernel/words.ts'
import type { PlaceName } from '../plates/targets.ts'

/**
 * A guided first game: a game of one player with a fixed seed, and steps that say what is to be seen or done. A game adds its
 * lesson as data; what answers mean, the game itself knows.
 */
export interface Lesson {
  readonly game: string
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  /** Answers that are given before the lesson begins. */
  readonly opening: readonly string[]
  readonly steps: readonly LessonStep[]
}

export interface LessonStep {
  readonly text: Readonly<Record<Language, string>>
  /** The answers that the step waits for, in this order; without any it is read, and gone on from by hand. */
  readonly answers?: readonly string[]
  /** Places to look at besides those of the answer. */
  readonly look?: readonly PlaceName[]
  /** The rule to read more in. */
  readonly rule?: string
}

/** Where somebody is in a lesson. */
export interface LessonPlace {
  /** The step that is shown; past the last one when the lesson is over. */
  readonly at: number
  /** The answers that the step still waits for; none where it is only read. */
  readonly wanted: readonly string[]
  /** Something else was answered: the lesson waits until it is taken back. */
  readonly astray: boolean
}

/** The first step that is not done: an answer that was not given, or a text after the last one that was read. */
export function placeIn({ steps }: Lesson, read: number, given: readonly string[]): LessonPlace {
  let done = 0
  for (const [at, { answers }] of steps.entries()) {
    if (answers === undefined) {
      if (at >= read) return { at, wanted: [], astray: false }
      continue
    }
    for (const [index, wanted] of answers.entries()) {
      const answer = given[done]
      if (answer !== wanted) return { at, wanted: answers.slice(index), astray: answer !== undefined }
      done++
    }
  }
  return { at: steps.length, wanted: [], astray: false }
}
