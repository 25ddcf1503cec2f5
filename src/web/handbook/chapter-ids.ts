import { byName } from '../../kernel/by-name.ts'
import { almaMaterChapters } from './chapters/almamater.ts'
import { expoChapters } from './chapters/expo1906.ts'
import { inventionsChapters } from './chapters/inventions.ts'
import { newtonChapters } from './chapters/newton.ts'

/**
 * The chapters of every handbook in their order, and the rules that each tells. Small, so that any page can say where something is
 * explained: `chapterOf('newton', 'N-7.2')` is `travel`.
 */

export interface ChapterPlace<Id extends string = string> {
  readonly id: Id
  /** Sections (`N-7`), single rules (`N-13.1`) and rulings (`N-R5`) that the chapter tells. */
  readonly rules: readonly string[]
  /** A chapter within another: an action among the actions. */
  readonly within?: string
}

export type GameChapters = readonly ChapterPlace[]

export const handbookChapters = byName<GameChapters>({
  almamater: almaMaterChapters,
  expo1906: expoChapters,
  inventions: inventionsChapters,
  newton: newtonChapters,
})

/** The chapter that tells a rule: the one that names it, else the one that names the section it stands in. */
export function chapterOf(game: string, rule: string): string | undefined {
  const chapters = handbookChapters[game] ?? []
  for (let id = rule; id !== ''; id = sectionAbove(id)) {
    const found = chapters.find(({ rules }) => rules.includes(id))
    if (found !== undefined) return found.id
  }
  return undefined
}

/** `N-7.2` stands in `N-7`, and that in nothing. */
const sectionAbove = (rule: string): string => rule.slice(0, Math.max(0, rule.lastIndexOf('.')))
