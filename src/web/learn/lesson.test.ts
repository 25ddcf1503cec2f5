import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { loadGame } from '../../games/catalogue.ts'
import { answer, begin, isOver, questionFor } from '../../kernel/play.ts'
import { languages } from '../../kernel/words.ts'
import { type Lesson, placeIn } from './lesson.ts'
import { hasLesson, loadLesson } from './lessons.ts'

const words = { en: '', it: '' }
const lesson: Lesson = {
  game: 'any',
  seed: '',
  options: {},
  opening: [],
  steps: [{ text: words }, { text: words, answers: ['a', 'b'] }, { text: words }, { text: words, answers: ['c'] }],
}

test('a lesson waits for each text to be read and for each answer to be given', () => {
  expect(placeIn(lesson, 0, [])).toEqual({ at: 0, wanted: [], astray: false })
  expect(placeIn(lesson, 1, [])).toEqual({ at: 1, wanted: ['a', 'b'], astray: false })
  expect(placeIn(lesson, 1, ['a'])).toEqual({ at: 1, wanted: ['b'], astray: false })
  expect(placeIn(lesson, 1, ['a', 'b'])).toEqual({ at: 2, wanted: [], astray: false })
  expect(placeIn(lesson, 3, ['a', 'b', 'c'])).toEqual({ at: 4, wanted: [], astray: false })
})

test('another answer leads astray until it is taken back, and what is taken back is asked for again', () => {
  expect(placeIn(lesson, 1, ['x'])).toEqual({ at: 1, wanted: ['a', 'b'], astray: true })
  expect(placeIn(lesson, 3, ['a'])).toEqual({ at: 1, wanted: ['b'], astray: false })
})

describe('every lesson', () => {
  for (const id of ['newton', 'expo1906', 'almamater', 'inventions'].filter(hasLesson))
    it(`of ${id} can be played as it is written, and every rule that it names exists`, async () => {
      const game = await loadGame(id)
      const given = (await loadLesson(id)) as Lesson
      const play = begin(game, { players: 1, seed: given.seed, options: given.options })
      for (const key of [...given.opening, ...given.steps.flatMap(step => step.answers ?? [])]) {
        expect(questionFor(play, 0)?.options.map(option => option.key)).toContain(key)
        answer(play, 0, key)
      }
      expect(isOver(play)).toBe(false)
      const rules = readFileSync(`docs/rules/${id}.md`, 'utf8')
      for (const { rule } of given.steps) if (rule !== undefined) expect(rules).toContain(`- ${rule} `)
      for (const { text } of given.steps)
        for (const language of languages) expect(text[language].length).toBeGreaterThan(8)
    })
})
