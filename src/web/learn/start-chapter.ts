import { lastSetup, startLocal } from '../home/play-now.ts'
import { playable } from '../home/shelf-of-games.ts'
import { usualLevel } from '../session/local/levels.ts'
import { newTable } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { settings } from '../settings/settings.ts'
import { courseOf } from './lesson.ts'
import { loadLesson } from './lessons.ts'
import type { Chapter, LessonChapter } from './progress.ts'

/** Sets up the table of a chapter: that of a lesson, or of a first game; gives its id. */
export async function startChapter(game: string, chapter: Chapter): Promise<string | undefined> {
  if (chapter !== 'game') return startLesson(game, chapter)
  const facts = playable.find(({ id }) => id === game)
  return facts && startLocal(facts, lastSetup(facts))
}

async function startLesson(game: string, chapter: LessonChapter): Promise<string | undefined> {
  const lesson = await loadLesson(game, chapter)
  if (lesson === undefined) return undefined
  const { seed, options, opening, others = [] } = lesson
  const seats: readonly LocalSeat[] = [
    { kind: 'person', name: settings.get().name || 'Ada' },
    ...others.map((name): LocalSeat => ({ kind: 'bot', name, level: usualLevel })),
  ]
  return newTable({ game, seats, options, lesson: { chapter, seed, answers: opening, course: courseOf(lesson) } })
}
