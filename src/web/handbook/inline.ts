/** A stretch of a handbook's text that is set alike. */
export type Inline =
  | { readonly kind: 'plain' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly chapter: string }
  /** Leads to the list of all cards and tiles. */
  | { readonly kind: 'components'; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: string }

/** Values that texts take from the components and the examples, by name. */
export type Facts = Readonly<Record<string, number | string>>

/** A text with its values filled in, `{$…}` as dollars; one that is not known is a fault of the handbook. */
export function filled(text: string, facts: Facts): string {
  return text.replaceAll(/\{(\$?)([^}]+)\}/g, (_, sign: string, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`the handbook knows no value ${name}: ${text}`)
    return `${sign}${fact}`
  })
}

export function inlinesOf(text: string): readonly Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const mark of text.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\(([a-z-]+)\)|:([a-zA-Z]+):/g)) {
    if (mark.index > from) found.push({ kind: 'plain', text: text.slice(from, mark.index) })
    const [whole, bold, words, chapter, icon] = mark
    if (bold !== undefined) found.push({ kind: 'bold', text: bold })
    else if (words !== undefined && chapter === 'components') found.push({ kind: 'components', text: words })
    else if (words !== undefined && chapter !== undefined) found.push({ kind: 'link', text: words, chapter })
    else if (icon !== undefined) found.push({ kind: 'icon', icon })
    from = mark.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) })
  return found
}

/** The words alone, as they are searched and counted. */
export const plainWords = (text: string): string =>
  inlinesOf(text)
    .map(part => (part.kind === 'icon' ? '' : part.text))
    .join('')
