import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { languages } from '../../kernel/words.ts'
import { describedIn } from '../browse/component-list.ts'
import { plainWord } from './plain-words.ts'
import { anchorOf, forReaders, readRules, spansOf, wordsOf } from './rule-text.ts'

test('rules are found by their ids at the head of headings and items', () => {
  expect(readRules('## N-7 Travel\n\n- N-7.1 Go along\n  a route.\n  - **N-R9** Never.')).toEqual([
    { kind: 'heading', level: 2, id: 'N-7', text: 'Travel' },
    { kind: 'item', depth: 0, id: 'N-7.1', text: 'Go along a route.' },
    { kind: 'item', depth: 1, id: 'N-R9', text: 'Never.' },
  ])
})

test('lines of a paragraph belong together, and an empty line ends it', () => {
  expect(readRules('One\ntwo.\n\nThree.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three.' },
  ])
})

test('a table has a head and rows, without the line between them', () => {
  expect(readRules('| a | b |\n|---|:-:|\n| 1 | 2 |')).toEqual([
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ])
})

test('bold, italic and code are set apart', () => {
  expect(spansOf('pay **2** or `x`, *maybe*')).toEqual([
    { kind: 'plain', text: 'pay ' },
    { kind: 'bold', text: '2' },
    { kind: 'plain', text: ' or ' },
    { kind: 'code', text: 'x' },
    { kind: 'plain', text: ', ' },
    { kind: 'italic', text: 'maybe' },
  ])
})

test('what an introduction or a chapter says of files is not for players, and nothing else is left out', () => {
  const text =
    'For two. Data is in `x.json`. VP are points.\n\nNamed in `y.md`.\n\n## N-1 Begin\n\nSee `z`.\n\n## In `x.json`\n\nKinds.\n\n## N-2 End'
  expect(forReaders(readRules(text))).toEqual([
    { kind: 'paragraph', text: 'For two. VP are points.' },
    { kind: 'heading', level: 2, id: 'N-1', text: 'Begin' },
    { kind: 'paragraph', text: 'See `z`.' },
    { kind: 'heading', level: 2, id: 'N-2', text: 'End' },
  ])
})

test('every heading can be pointed at: by the id of its rules, else by its words', () => {
  const anchors = readRules('## N-1 Begin\n\n## 0. È finita (fine)').map(
    block => block.kind === 'heading' && anchorOf(block),
  )
  expect(anchors).toEqual(['N-1', '0-è-finita-fine'])
})

test('a drawing made of letters is kept apart from the text', () => {
  expect(readRules('- One\n```\n.#.\n```\nTwo.')).toEqual([
    { kind: 'item', depth: 0, id: undefined, text: 'One' },
    { kind: 'figure', lines: ['.#.'] },
    { kind: 'paragraph', text: 'Two.' },
  ])
})

test.for(gameIds.flatMap(game => languages.map(language => [game, language] as const)))(
  'no word of the program is left on the rules page of %s in the language %s',
  async ([game, language]) => {
    const names = new Set(describedIn(await loadGame(game), language).map(({ entry }) => entry.id))
    const file = `docs/rules/${game}${language === 'en' ? '' : `.${language}`}.md`
    const texts = forReaders(readRules(readFileSync(file, 'utf8'))).map(wordsOf)
    const codes = texts.flatMap(spansOf).flatMap(span => (span.kind === 'code' ? [span.text] : []))
    expect(texts.length).toBeGreaterThan(100)
    expect(codes.filter(code => !names.has(code) && plainWord(game, code, language) === undefined)).toEqual([])
    const plain = texts.map(text => text.replaceAll(/`[^`]*`/g, '')).join(' ')
    expect(plain.match(/\{"|\w+\.json|\b[a-z]+[A-Z]\w*\b|\w+\[\]/g) ?? []).toEqual([])
  },
)
