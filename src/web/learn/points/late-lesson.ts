import type { GivenAnswer } from '../../../kernel/history.ts'
import { type CountedRow, courseOf, LEARNER, type Lesson, type LessonStep } from '../lesson.ts'

/** A whole game as it was played by bots, whoever learns in the place of the best of them: seats and answers, one a line (`npm run lessons`). */
export interface LessonGame {
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  readonly others: readonly string[]
  readonly answers: readonly string[]
}

/** The end of a played game as a lesson: its steps have the learner's answers, and the others answer as they did. */
export function lateLesson(
  game: string,
  { seed, options, others, answers }: LessonGame,
  { from, steps, count }: { from: number; steps: readonly LessonStep[]; count: readonly CountedRow[] },
): Lesson {
  const given = answers.map(answerIn)
  let at = from
  const replied = steps.map((step): LessonStep => {
    if (step.answers === undefined) return step
    at += step.answers.length
    const until = given.findIndex(({ seat }, index) => index >= at && seat === LEARNER)
    const replies = given.slice(at, until < 0 ? given.length : until)
    at += replies.length
    return { ...step, replies }
  })
  const lesson: Lesson = {
    game,
    chapter: 'points',
    seed,
    options,
    others,
    opening: given.slice(0, from),
    steps: replied,
    count,
  }
  const taught = courseOf(lesson)
  const wrong = given.findIndex(({ seat, key }, index) => taught[index]?.seat !== seat || taught[index]?.key !== key)
  if (wrong >= 0) throw new Error(`the lesson of ${game} leaves its game at answer ${wrong}, "${answers[wrong]}"`)
  return lesson
}

export function answerIn(line: string): GivenAnswer {
  const space = line.indexOf(' ')
  return { seat: Number(line.slice(0, space)), key: line.slice(space + 1) }
}
