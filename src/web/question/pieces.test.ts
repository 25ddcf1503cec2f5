import { expect, test } from 'vitest'
import { given, when } from '../../games/expo1906/testing/scenario.ts'
import type { BoardProps } from '../boards/board.ts'
import { expoBoard } from '../boards/expo1906/board.ts'
import { askingOf } from './choices.ts'
import { settingAt, turnAfter } from './pieces.ts'

const { play } = when(given({ seats: [{ reserve: ['airship', 'res-steel-steam-1', 'res-steel-steam-2'] }] })).answers(
  'play:laboratory',
)
const asking = askingOf(play as BoardProps['play'], 0, expoBoard, 'en')
const [airship, tile] = asking?.pieces ?? []

test('What is set down somewhere is offered as pieces, each once, and not among the choices.', () => {
  expect(asking?.pieces.map(piece => piece.from)).toEqual([
    ['tile:airship'],
    ['tile:res-steel-steam-1', 'tile:res-steel-steam-2'],
  ])
  expect(asking?.choices.some(({ option }) => option.verb === 'place')).toBe(false)
  expect(tile?.ways).toBe(4 * 37)
})

test('A piece turns through the turns in which it fits, on and back.', () => {
  if (airship === undefined || tile === undefined) throw new Error('two pieces are offered')
  expect(airship.turns).toEqual([0, 1])
  expect(turnAfter(airship, 1, 1)).toBe(0)
  expect(turnAfter(tile, 0, -1)).toBe(3)
})

test('Every cell that a piece could cover sets it down somewhere, and the cell by which it is held exactly there.', () => {
  const choices = airship?.turned(0).choices ?? []
  for (const choice of choices) expect(settingAt(choices, choice.places[0] ?? '')).toBe(choice)
  expect(settingAt(choices, 'cell:0-0')?.option.key).toBe('place:airship:0-0:0')
  expect(settingAt(choices, 'cell:1-1')).toBeUndefined()
})
