import { ownField } from '../../kernel/rows.ts'
import type { Lesson } from './lesson.ts'
import type { LessonChapter } from './progress.ts'

type Lessons = Readonly<Record<LessonChapter, () => Promise<Lesson>>>

/** Lessons by game and chapter, each loaded only when it is given. */
const lessons: Readonly<Record<string, Lessons>> = {
  newton: {
    turns: async () => (await import('./newton.ts')).newtonLesson,
    points: async () => (await import('./points/newton.ts')).newtonPoints,
  },
  expo1906: {
    turns: async () => (await import('./expo1906.ts')).expoLesson,
    points: async () => (await import('./points/expo1906.ts')).expoPoints,
  },
  almamater: {
    turns: async () => (await import('./almamater.ts')).almaMaterLesson,
    points: async () => (await import('./points/almamater.ts')).almaMaterPoints,
  },
  inventions: {
    turns: async () => (await import('./inventions.ts')).inventionsLesson,
    points: async () => (await import('./points/inventions.ts')).inventionsPoints,
  },
}

export const hasLesson = (game: string): boolean => ownField(lessons, game) !== undefined

export const loadLesson = async (game: string, chapter: LessonChapter): Promise<Lesson | undefined> =>
  ownField(lessons, game)?.[chapter]()
