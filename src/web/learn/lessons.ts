import type { Lesson } from './lesson.ts'

/** Lessons by game, each loaded only when it is given. */
const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  newton: async () => (await import('./newton.ts')).newtonLesson,
  expo1906: async () => (await import('./expo1906.ts')).expoLesson,
  almamater: async () => (await import('./almamater.ts')).almaMaterLesson,
  inventions: async () => (await import('./inventions.ts')).inventionsLesson,
}

export const hasLesson = (game: string): boolean => game in lessons

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return lessons[game]?.()
}
