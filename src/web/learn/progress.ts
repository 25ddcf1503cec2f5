/** What is learnt of a game, in this order: its first turns, how points are made, and a whole game. */
export const chapters = ['turns', 'points', 'game'] as const
export type Chapter = (typeof chapters)[number]

/** A chapter that is a lesson: positions and steps that are written down. */
export type LessonChapter = Exclude<Chapter, 'game'>

const KEY = 'athenaeum-learnt-'

/** The chapters of a game that were gone through on this device. */
export function learnt(game: string): readonly Chapter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? '[]')
    return Array.isArray(kept) ? chapters.filter(chapter => kept.includes(chapter)) : []
  } catch {
    return []
  }
}

export function keepLearnt(game: string, chapter: Chapter): void {
  const before = learnt(game)
  if (!before.includes(chapter)) localStorage.setItem(KEY + game, JSON.stringify([...before, chapter]))
}

/** The first chapter that was not gone through. */
export const nextChapter = (game: string): Chapter | undefined =>
  chapters.find(chapter => !learnt(game).includes(chapter))
