import type { GivenAnswer } from '../../../kernel/history.ts'

/** The course of a lesson, and how far the answers of a game follow it. */

/** The first answer that the course does not have; undefined as long as all of it is followed. */
export function leftAt(course: readonly GivenAnswer[], given: readonly GivenAnswer[]): number | undefined {
  const at = given.slice(0, course.length).findIndex(({ seat, key }, index) => {
    const next = course[index]
    return next?.seat !== seat || next.key !== key
  })
  return at < 0 ? undefined : at
}

/** What the course has answered next; undefined where it was left, or is over. */
export const nextOn = (course: readonly GivenAnswer[], given: readonly GivenAnswer[]): GivenAnswer | undefined =>
  leftAt(course, given) === undefined ? course[given.length] : undefined
