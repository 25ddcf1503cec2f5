import { expect, test } from 'vitest'
import { newton } from '../games/newton/game.ts'
import { questionFor } from '../kernel/play.ts'
import { beginCourse, type Course, type CourseStep, takeAnswer, wayToTurnStart } from './course.ts'

const answerFirst = (course: Course, wanted: string): Course => {
  const key = questionFor(course.play, 0)?.options.find(option => option.key.startsWith(wanted))?.key ?? ''
  return takeAnswer(course, 0, key)
}

test('alone at the table, a turn goes back to its own start and not into the turn before', () => {
  let course = beginCourse(newton, { players: 1, seed: 'alone' })
  for (let kept = 0; kept < 4; kept++) course = answerFirst(course, 'keep:')
  course = answerFirst(answerFirst(course, 'play:'), 'end-turn')
  const secondTurn = course.answers.length
  course = answerFirst(course, 'play:')
  expect(wayToTurnStart(course, 0)).toEqual({ to: secondTurn, again: [] })
})

const step = (seat: number, key: string, together: boolean): CourseStep => ({
  seat,
  key,
  together,
  endsTurn: false,
  barrier: { revealed: false, chance: false, handedOver: false },
})

test('a turn does not go back over what others have answered to a question that its own answer opened', () => {
  const tail = [step(0, 'open', false), step(1, 'secret', true)]
  const course = { ...beginCourse(newton, { players: 2, seed: 'x' }), tail, answers: tail }
  expect(wayToTurnStart(course, 0)).toBeUndefined()
  const own = [...tail, step(0, 'mine', true)]
  expect(wayToTurnStart({ ...course, tail: own, answers: own }, 0)).toEqual({ to: 2, again: [] })
})
