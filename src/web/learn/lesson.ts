import type { Seat } from '../../kernel/contract.ts'
import type { GivenAnswer } from '../../kernel/history.ts'
import type { Translations } from '../../kernel/translations.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { LessonChapter } from './progress.ts'

/**
 * A guided part of a game: a fixed seed, and steps that say what is to be seen or done by whoever learns, at seat 0. A game adds
 * its lesson as data; what answers mean, the game itself knows.
 */
export interface Lesson {
  readonly game: string
  readonly chapter: LessonChapter
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  /** Who sits at the other seats: bots, that answer as the lesson says as long as it is followed. */
  readonly others?: readonly string[]
  /** Answers that are given before the lesson begins. */
  readonly opening: readonly GivenAnswer[]
  readonly steps: readonly LessonStep[]
  /** Rows of the score sheet as they are told, where the lesson leads to the end of the game. */
  readonly count?: readonly CountedRow[]
}

/** What is said of some rows of the score sheet. */
export interface CountedRow {
  readonly text: Translations<string>
  /** Whether a reason for points is of these rows. */
  readonly is: (because: string) => boolean
  readonly rule: string
}

export type LessonStep = Reading | Doing

interface Said {
  readonly text: Translations<string>
  /** Places to look at besides those of the answer. */
  readonly look?: readonly PlaceName[]
  /** The rule to read more in. */
  readonly rule?: string
}

/** A step that is read, and gone on from by hand. */
interface Reading extends Said {
  readonly answers?: undefined
}

interface Doing extends Said {
  /** The answers that the step waits for, in this order. */
  readonly answers: readonly string[]
  /** What the others answer then, before whoever learns is asked again. */
  readonly replies?: readonly GivenAnswer[]
}

/** Answers of one seat. */
export const by = (seat: Seat, ...keys: readonly string[]): readonly GivenAnswer[] => keys.map(key => ({ seat, key }))

/** The seat of whoever learns. */
export const LEARNER: Seat = 0

/** Every answer of the game as the lesson goes, of all seats. */
export const courseOf = ({ opening, steps }: Lesson): readonly GivenAnswer[] => [
  ...opening,
  ...steps.flatMap(step =>
    step.answers === undefined ? [] : [...by(LEARNER, ...step.answers), ...(step.replies ?? [])],
  ),
]

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
