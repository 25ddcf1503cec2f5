import { type ChapterTexts, textsOf } from './blocks.ts'
import type { GameChapters } from './chapter-ids.ts'
import { type Facts, filled, plainWords } from './inline.ts'

/** A passage of a handbook that has all the words searched for. */
export interface Passage {
  readonly chapter: string
  readonly title: string
  /** The name of the block in the page. */
  readonly anchor: string
  readonly words: string
}

/** The name of a block in the page: its chapter and its number there. */
export const anchorOfBlock = (chapter: string, at: number): string => `${chapter}.${at + 1}`

/** Letters without their accents, as people type them. */
const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')

export function passagesIn(
  chapters: GameChapters,
  texts: ChapterTexts,
  facts: Facts,
  search: string,
): readonly Passage[] {
  const wanted = plainLetters(search)
    .split(/\s+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return []
  return chapters.flatMap(({ id }) => {
    const { title = '', blocks = [] } = texts[id] ?? {}
    return blocks.flatMap((block, at) => {
      const lines = textsOf(block).map(text => plainWords(filled(text, facts)))
      // The title stands before the first passage only: else a chapter that is called so would be found line by line.
      const all = plainLetters([...(at === 0 ? [title] : []), ...lines].join(' '))
      if (!wanted.every(word => all.includes(word))) return []
      const line = lines.find(one => wanted.some(word => plainLetters(one).includes(word))) ?? lines[0] ?? ''
      return [{ chapter: id, title, anchor: anchorOfBlock(id, at), words: line }]
    })
  })
}
