import { newTable } from '../session/local/new-table.ts'
import { settings } from '../settings/settings.ts'
import { loadLesson } from './lessons.ts'

/** Sets up the table of a lesson; gives its id. */
export async function startLesson(game: string): Promise<string | undefined> {
  const lesson = await loadLesson(game)
  if (lesson === undefined) return undefined
  const { seed, options, opening } = lesson
  const seats = [{ kind: 'person', name: settings.get().name || 'Ada' }] as const
  return newTable({ game, seats, options, lesson: { seed, answers: opening.map(key => ({ seat: 0, key })) } })
}
