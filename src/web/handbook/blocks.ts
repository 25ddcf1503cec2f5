import type { IconName } from '../plates/icons/icons.ts'

/**
 * What a chapter of a handbook is made of. Texts are plain sentences with a few marks: `**bold**`, `[words](chapter)` for a link
 * (`components`: to all cards and tiles), `:coin:` for an icon, and `{travel.2.coins}` for a number that comes from the components
 * or from a worked example.
 */
export type HandbookBlock =
  /** The one sentence that would do if nothing else were read. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** For the second reading: stands in the margin. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  /** A piece of the board; the key says what its letters are. */
  | { readonly kind: 'picture'; readonly picture: string; readonly caption: string; readonly key: readonly string[] }
  /** Answers given to the engine, a picture and a text for each step; `instead` is the road not taken. */
  | {
      readonly kind: 'example'
      readonly example: string
      readonly title: string
      readonly steps: readonly string[]
      readonly instead: string
    }
  /** Components as they are drawn, with the name and text that the game gives them. */
  | { readonly kind: 'components'; readonly ids: readonly string[] }
  /** Icons with what the game's legend says of them. */
  | { readonly kind: 'icons'; readonly title: string; readonly icons: readonly IconName[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The score sheet of a game that was played to its end. */
  | { readonly kind: 'score'; readonly caption: string }
  /** A rule that can be read in two ways: both told fairly, ours first. */
  | {
      readonly kind: 'readings'
      readonly question: string
      readonly ours: string
      readonly other: string
      readonly why: string
      readonly rule: string
    }

export interface ChapterText {
  readonly title: string
  readonly blocks: readonly HandbookBlock[]
}

export type ChapterTexts<Id extends string = string> = Readonly<Record<Id, ChapterText>>

export const chapter = (title: string, ...blocks: readonly HandbookBlock[]): ChapterText => ({ title, blocks })
export const lead = (text: string): HandbookBlock => ({ kind: 'lead', text })
export const text = (words: string): HandbookBlock => ({ kind: 'text', text: words })
export const heading = (words: string): HandbookBlock => ({ kind: 'heading', text: words })
export const steps = (...items: readonly string[]): HandbookBlock => ({ kind: 'steps', items })
export const list = (...items: readonly string[]): HandbookBlock => ({ kind: 'list', items })
export const note = (title: string, words: string): HandbookBlock => ({ kind: 'note', title, text: words })
export const picture = (id: string, caption: string, ...key: readonly string[]): HandbookBlock => ({
  kind: 'picture',
  picture: id,
  caption,
  key,
})
export const example = (id: string, title: string, told: readonly string[], instead: string): HandbookBlock => ({
  kind: 'example',
  example: id,
  title,
  steps: told,
  instead,
})
export const components = (...ids: readonly string[]): HandbookBlock => ({ kind: 'components', ids })
export const icons = (title: string, ...names: readonly IconName[]): HandbookBlock => ({
  kind: 'icons',
  title,
  icons: names,
})
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): HandbookBlock => ({
  kind: 'table',
  head,
  rows,
})
export const score = (caption: string): HandbookBlock => ({ kind: 'score', caption })
export const readings = (question: string, ours: string, other: string, why: string, rule: string): HandbookBlock => ({
  kind: 'readings',
  question,
  ours,
  other,
  why,
  rule,
})

/** Every text of a block, for searching, counting and checking. */
export function textsOf(block: HandbookBlock): readonly string[] {
  switch (block.kind) {
    case 'lead':
    case 'text':
    case 'heading':
      return [block.text]
    case 'steps':
    case 'list':
      return block.items
    case 'note':
      return [block.title, block.text]
    case 'picture':
      return [block.caption, ...block.key]
    case 'example':
      return [block.title, ...block.steps, block.instead]
    case 'components':
      return []
    case 'icons':
      return [block.title]
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'score':
      return [block.caption]
    case 'readings':
      return [block.question, block.ours, block.other, block.why]
  }
}
