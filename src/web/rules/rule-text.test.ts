import { expect, test } from 'vitest'
import { readRules, spansOf } from './rule-text.ts'

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
