import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import type { Play } from '../../kernel/contract.ts'
import type { GivenAnswer } from '../../kernel/history.ts'
import { answer, begin, isOver, questionFor } from '../../kernel/play.ts'
import { loadBoard } from '../boards/registry.ts'
import { drawnPlaces } from '../boards/testing/drawn-places.ts'
import { readRules } from '../rules/rule-text.ts'
import { by, courseOf, LEARNER, type Lesson, placeIn } from './lesson.ts'
import { lengthRow } from './lesson-length.ts'
import { hasLesson, loadLesson } from './lessons.ts'
import type { LessonChapter } from './progress.ts'

const words = { en: '', it: '' }
const lesson: Lesson = {
  game: 'any',
  chapter: 'turns',
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

test('the course of a lesson has the answers of every seat in the order in which they are given', () => {
  const [, first, , second] = lesson.steps
  const steps = [{ text: words, answers: ['a'], replies: by(1, 'x', 'y') }, first, second] as Lesson['steps']
  expect(courseOf({ ...lesson, opening: by(1, 'o'), steps }).map(({ seat, key }) => seat + key)).toEqual([
    '1o',
    '0a',
    '1x',
    '1y',
    '0a',
    '0b',
    '0c',
  ])
})

const lessons = gameIds
  .filter(hasLesson)
  .flatMap(id => (['turns', 'points'] as const).map(chapter => ({ id, chapter })))

describe.each(lessons)('the lesson of $id about $chapter', ({ id, chapter }) => {
  it('can be played as it is written, asks the learner alone at each step, and looks at what the board draws', async () => {
    const { play, lesson } = await begun(id, chapter)
    const board = await loadBoard(id)
    const give = (answers: readonly GivenAnswer[]): void => {
      for (const { seat, key } of answers) {
        expect(questionFor(play, seat)?.options.map(option => option.key)).toContain(key)
        answer(play, seat, key)
      }
    }
    give(lesson.opening)
    for (const step of lesson.steps) {
      expect(play.open.map(({ seat }) => seat)).toEqual([LEARNER])
      if (board !== undefined && step.look !== undefined)
        expect([...drawnPlaces(board, play, LEARNER)]).toEqual(expect.arrayContaining([...step.look]))
      give(courseOf({ ...lesson, opening: [], steps: [step] }))
    }
    expect(isOver(play)).toBe(chapter === 'points')
  })

  it('is as long as the documents say', async () => {
    const { lesson } = await begun(id, chapter)
    expect(readFileSync('docs/measurements/lessons.md', 'utf8')).toContain(lengthRow(lesson))
  })

  it('tells to do nothing that takes a mouse: it is read on a phone too', async () => {
    const { lesson } = await begun(id, chapter)
    const said = [...lesson.steps, ...(lesson.count ?? [])].flatMap(({ text }) => Object.values(text))
    expect(said.filter(text => /\b(click|mouse|hover|clic|rotella|cursore)\b/i.test(text ?? ''))).toEqual([])
  })

  it('says something in every language, and names rules that there are', async () => {
    const { lesson } = await begun(id, chapter)
    const document = `docs/rules/${id}.md`
    const blocks = existsSync(document) ? readRules(readFileSync(document, 'utf8')) : []
    const rules = blocks.flatMap(block => ('id' in block ? [block.id] : []))
    for (const { text, rule } of [...lesson.steps, ...(lesson.count ?? [])]) {
      if (rule !== undefined) expect(rules).toContain(rule)
      for (const said of [text.en, text.it, ...Object.values(text)]) expect(said?.length).toBeGreaterThan(8)
    }
  })
})

describe.each(gameIds.filter(hasLesson))('the lesson about points of %s', id => {
  it('says at most 25 words in a step', async () => {
    const { lesson } = await begun(id, 'points')
    const long = [...lesson.steps, ...(lesson.count ?? [])]
      .flatMap(({ text }) => [text.en, text.it ?? ''])
      .filter(text => text.split(/\s+/).length > MOST_WORDS)
    expect(long).toEqual([])
  })

  it('tells every row of the learner’s score sheet, each once, and the learner wins', async () => {
    const { play, lesson } = await begun(id, 'points')
    for (const { seat, key } of courseOf(lesson)) answer(play, seat, key)
    const own = play.game.scores(play)[LEARNER]
    expect(own?.won).toBe(true)
    for (const { because } of own?.reasons ?? [])
      expect([because, lesson.count?.filter(({ is }) => is(because)).length]).toEqual([because, 1])
    for (const { is } of lesson.count ?? []) expect(own?.reasons.some(({ because }) => is(because))).toBe(true)
  })
})

/** A step is one idea: what takes more words is two. */
const MOST_WORDS = 25

async function begun(id: string, chapter: LessonChapter): Promise<{ readonly play: Play; readonly lesson: Lesson }> {
  const lesson = (await loadLesson(id, chapter)) as Lesson
  const { seed, options, others = [] } = lesson
  return { play: begin(await loadGame(id), { players: others.length + 1, seed, options }), lesson }
}
