import { usualLevel } from '../session/local/levels.ts'
import { newTable } from '../session/local/new-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import { settings } from '../settings/settings.ts'
import { courseOf } from './lesson.ts'
import { loadLesson } from './lessons.ts'

/** Sets up the table of a lesson; gives its id. */
export async function startLesson(game: string): Promise<string | undefined> {
  const lesson = await loadLesson(game)
  if (lesson === undefined) return undefined
  const { seed, options, opening, others = [] } = lesson
  const seats: readonly LocalSeat[] = [
    { kind: 'person', name: settings.get().name || 'Ada' },
    ...others.map((name): LocalSeat => ({ kind: 'bot', name, level: usualLevel })),
  ]
  return newTable({ game, seats, options, lesson: { seed, answers: opening, course: courseOf(lesson) } })
}
