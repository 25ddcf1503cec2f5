import { type ChapterText, textsOf } from './blocks.ts'
import { plainWords } from './inline.ts'

/** The words of a chapter, captions and notes among them. */
export const wordsIn = ({ title, blocks }: ChapterText): number =>
  [title, ...blocks.flatMap(textsOf)]
    .flatMap(text => plainWords(text).split(/\s+/))
    .filter(word => /[\p{L}\d]/u.test(word)).length

/** Words that a person reads in a minute, in a text with pictures that is new to them. */
const pace = 200

const wordsOf = (chapters: readonly ChapterText[]): number => chapters.reduce((sum, one) => sum + wordsIn(one), 0)

export const readingMinutes = (chapters: readonly ChapterText[]): number => Math.round(wordsOf(chapters) / pace)

/** The row of the table in `docs/measurements/lessons.md`. */
export function handbookRow(game: string, en: readonly ChapterText[], it: readonly ChapterText[]): string {
  const longest = Math.max(...en.map(wordsIn))
  return `| ${game} | ${en.length} | ${wordsOf(en)} | ${longest} | ${wordsOf(it)} | ${readingMinutes(en)} |`
}
