import { expect, test } from 'vitest'
import { almaMater } from '../games/almamater/game.ts'
import { expo1906 } from '../games/expo1906/game.ts'
import { inventions } from '../games/inventions/game.ts'
import { newton } from '../games/newton/game.ts'
import { freshChance, nextBelow } from '../kernel/chance.ts'
import type { Game } from '../kernel/contract.ts'
import { beginCourse, type Course, takeAnswer } from './course.ts'

test.each([
  ['Newton', newton],
  ['Expo 1906', expo1906],
  ['Alma Mater', almaMater],
  ['Inventions', inventions],
] as [string, Game][])('%s never changes a state once it has taken the answer that led to it', (_title, game) => {
  const chance = freshChance([1, 2, 3, 4])
  let course: Course = beginCourse(game, { players: game.players.max, seed: 'frozen' })
  for (let given = 0; given < 400 && course.play.open.length > 0; given++) {
    freeze(course.play.state)
    const question = course.play.open[nextBelow(chance, course.play.open.length)]
    const option = question?.options[nextBelow(chance, question.options.length)]
    course = takeAnswer(course, question?.seat ?? 0, option?.key ?? '')
  }
  expect(course.answers.length).toBeGreaterThan(50)
})

function freeze(part: unknown): void {
  if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return
  Object.freeze(part)
  for (const inner of Object.values(part)) freeze(inner)
}
