import type { KeyWord } from '../boards/board.ts'

/** A piece of a text; with a rule, a word that leads to it. */
export interface TextPart {
  readonly text: string
  readonly rule?: string
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with its key words: each leads to its rule where it stands first. */
export function withKeyWords(text: string, keyWords: readonly KeyWord[]): readonly TextPart[] {
  const found = keyWords
    .flatMap(({ word, rule }) => {
      const at = new RegExp(`(?<!\\p{L})${escaped(word)}\\p{L}*`, 'iu').exec(text)
      return at === null ? [] : [{ from: at.index, to: at.index + at[0].length, rule }]
    })
    .toSorted((a, b) => a.from - b.from)
  const parts: TextPart[] = []
  let told = 0
  for (const { from, to, rule } of found) {
    if (from < told) continue
    if (from > told) parts.push({ text: text.slice(told, from) })
    parts.push({ text: text.slice(from, to), rule })
    told = to
  }
  if (told < text.length) parts.push({ text: text.slice(told) })
  return parts
}
