import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { kindOf, type Marks } from '../plates/targets.ts'
import { type Panelling, panelsAsked, useOpenPanel } from './panels.ts'

const table: Panelling<'map' | 'shelf' | 'hand'> = {
  panels: ['map', 'shelf', 'hand'],
  panelOf: place => (({ city: 'map', book: 'shelf', card: 'hand' }) as const)[kindOf(place)],
  first: 'map',
}

function opened(marks: Marks): string {
  const Opened = () => useOpenPanel(table, marks, '').open
  return renderToStaticMarkup(createElement(Opened))
}

test('The panels that are asked are those where the question is answered, in the order of the table.', () => {
  const at = { 'card:a': ['legal'], 'city:b': ['legal-empty'], 'book:c': ['blocked'] } as const
  expect(panelsAsked(table, { at })).toEqual(['map', 'hand'])
})

test('What lies aside of the question opens its panel only where a table says so, and nothing else can be answered.', () => {
  const aside = { 'card:a': ['aside'] } as const
  expect(panelsAsked(table, { at: aside })).toEqual([])
  expect(panelsAsked({ ...table, aside: true }, { at: aside })).toEqual(['hand'])
  expect(panelsAsked({ ...table, aside: true }, { at: { ...aside, 'book:c': ['legal'] } })).toEqual(['shelf'])
})

test('The panel is open at which the page points, before that of the question; without either the first.', () => {
  const at = { 'book:c': ['legal'] } as const
  expect(opened({ at: {} })).toBe('map')
  expect(opened({ at })).toBe('shelf')
  expect(opened({ at, look: ['nowhere:x', 'card:a', 'city:b'] })).toBe('hand')
})

test('Of several panels the one with the most answers is open, the first among equals.', () => {
  expect(opened({ at: { 'book:a': ['legal'], 'card:a': ['legal'], 'card:b': ['legal'] } })).toBe('hand')
  expect(opened({ at: { 'card:a': ['legal'], 'book:a': ['legal'] } })).toBe('shelf')
  expect(opened({ at: { 'book:a': ['legal'], 'card:a': ['aside'], 'card:b': ['blocked'] } })).toBe('shelf')
})

test('Who holds a piece sees where it can go, and not where it was taken up.', () => {
  const at = { 'card:a': ['legal'], 'book:c': ['legal'] } as const
  const held = { pieces: ['card:a'], held: { piece: 'card:a', turn: 0 } }
  expect(panelsAsked(table, { at, ...held })).toEqual(['shelf'])
  expect(opened({ at, look: ['card:a', 'book:c'] })).toBe('hand')
  expect(opened({ at, look: ['card:a', 'book:c'], ...held })).toBe('shelf')
})
