import { expect, test } from 'vitest'
import { panelsAsked } from '../../panels.ts'
import { exampleScene, technologyMarks, travelMarks } from '../testing/example-scene.ts'
import { panellingOf } from './panels.ts'

test('The panel of a question is the one where its answers lie.', () => {
  expect(panelsAsked(panellingOf('phone', exampleScene), travelMarks)).toEqual(['map'])
  expect(panelsAsked(panellingOf('phone', exampleScene), technologyMarks)).toEqual(['tracks'])
})

test('A card is answered where it lies: in hand, on the desk or on offer.', () => {
  const asked = (place: string) => panelsAsked(panellingOf('phone', exampleScene), { at: { [place]: ['legal'] } })
  expect(asked('card:l1-lessons-b')).toEqual(['cards'])
  expect(asked('card:l1-study-b')).toEqual(['study'])
  expect(asked('card:l1-work-c')).toEqual(['cards'])
  expect(panelsAsked(panellingOf('tabs', exampleScene), { at: { 'card:l1-work-c': ['legal'] } })).toEqual(['offer'])
})

test('Blocked places, and answers beside the matter of the question, open no panel.', () => {
  expect(panelsAsked(panellingOf('phone', exampleScene), { at: { 'place:paris': ['blocked'] } })).toEqual([])
  expect(panelsAsked(panellingOf('tabs', exampleScene), { at: { 'deck:1': ['aside', 'final'] } })).toEqual([])
})
