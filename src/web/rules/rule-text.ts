/** A text of rules, as blocks: enough of Markdown for `docs/rules`, with the ids of rules found at their head. */
export type RuleBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string | undefined; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly id: string | undefined; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A drawing made of letters. */
  | { readonly kind: 'figure'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The id of a rule at the head of a text: `N-7.1`, `N-R9`. */
const ruleId = /^\**([A-Z]+-[A-Z]?\d+(?:\.\d+){0,2}[a-z]?)\**[ .:]*/

export function readRules(text: string): readonly RuleBlock[] {
  const blocks: RuleBlock[] = []
  let open = false
  let drawing: string[] | undefined
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (drawing !== undefined) blocks.push({ kind: 'figure', lines: drawing })
      drawing = drawing === undefined ? [] : undefined
      open = false
      continue
    }
    if (drawing !== undefined) {
      drawing.push(line)
      continue
    }
    const last = blocks.at(-1)
    const heading = /^(#{1,4}) (.*)$/.exec(line)
    const item = /^( *)[-*] (.*)$/.exec(line)
    if (line.trim() === '') open = false
    else if (heading !== null) {
      const [, marks = '', title = ''] = heading
      blocks.push({ kind: 'heading', level: marks.length, ...withId(title) })
      open = false
    } else if (line.startsWith('|')) {
      addRow(blocks, open && last?.kind === 'table' ? last : undefined, line)
      open = true
    } else if (item !== null) {
      const [, indent = '', words = ''] = item
      blocks.push({ kind: 'item', depth: Math.floor(indent.length / 2), ...withId(words) })
      open = true
    } else if (open && last !== undefined && (last.kind === 'item' || last.kind === 'paragraph'))
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    else {
      blocks.push({ kind: 'paragraph', text: line.trim() })
      open = true
    }
  }
  return blocks
}

/** The name by which a heading is found in the page: its id, else its words. */
export const anchorOf = ({ id, text }: RuleBlock & { kind: 'heading' }): string =>
  id ??
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(word => word !== '')
    .join('-')

/**
 * The text as a player reads it: what its introduction says of files and marks, for those who write the rules, is left
 * out, and so is a chapter about a file, and the list of contents, which the page has beside it.
 */
export function forReaders(blocks: readonly RuleBlock[]): readonly RuleBlock[] {
  const first = blocks.findIndex(block => block.kind === 'heading' && block.level > 1)
  let aboutFile = false
  return blocks.flatMap((block, at) => {
    if (block.kind === 'heading' && block.level <= 2) aboutFile = block.text.includes('`')
    if (aboutFile) return []
    if (at > first || block.kind !== 'paragraph') return [block]
    const text = block.text
      .split(/(?<=\.) /)
      .filter(sentence => !sentence.includes('`') && !/^(Contents|Indice):/.test(sentence))
      .join(' ')
    return text === '' ? [] : [{ ...block, text }]
  })
}

function withId(text: string): { id: string | undefined; text: string } {
  const found = ruleId.exec(text)
  return found === null ? { id: undefined, text } : { id: found[1], text: text.slice(found[0].length) }
}

function addRow(blocks: RuleBlock[], table: (RuleBlock & { kind: 'table' }) | undefined, line: string): void {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
  if (table === undefined) blocks.push({ kind: 'table', head: cells, rows: [] })
  else if (!cells.every(cell => /^:?-+:?$/.test(cell)))
    blocks[blocks.length - 1] = { ...table, rows: [...table.rows, cells] }
}

/** The words of a block, for searching. */
export function wordsOf(block: RuleBlock): string {
  if (block.kind === 'figure') return ''
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].join(' ')
  return `${block.kind === 'paragraph' ? '' : (block.id ?? '')} ${block.text}`
}

/** A stretch of text that is set alike. */
export interface Span {
  readonly kind: 'plain' | 'bold' | 'italic' | 'code'
  readonly text: string
}

export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (found.index > from) spans.push({ kind: 'plain', text: text.slice(from, found.index) })
    const [whole, bold, italic, code] = found
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) spans.push({ kind: 'italic', text: italic })
    else spans.push({ kind: 'code', text: code ?? '' })
    from = found.index + whole.length
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) })
  return spans
}
