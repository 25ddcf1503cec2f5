import { expect, test } from 'vitest'
import type { LabTile } from '../../../../games/expo1906/lab/piece.ts'
import { given, when } from '../../../../games/expo1906/testing/scenario.ts'
import { explain, preview } from '../../../../kernel/explain.ts'
import type { BoardProps } from '../../board.ts'
import { previewOf } from '../preview.ts'
import { calloutsOf, ghostsIn, labAfter } from './lab-after.ts'

const { play } = when(
  given({
    seats: [
      {
        lab: ['cellophane 3 2 0', 'res-empirical-copper-1 4 2 1', 'res-steam-scientific-1 3 1 0'],
        reserve: ['res-automated-electricity-1'],
      },
    ],
  }),
).answers('play:laboratory')

/** What a placement would do, as the page looks at it. */
function lookAt(key: string) {
  const option = explain(play as BoardProps['play'], 0)?.options.find(one => one.key === key)
  if (option === undefined) throw new Error(`${key} is not offered`)
  return previewOf(play, 0, preview(play, 0, option).events)
}

const lab: readonly LabTile[] = play.state.players[0]?.lab ?? []
const [project] = lab
const has = (after: readonly LabTile[]) =>
  project === undefined
    ? {}
    : Object.fromEntries(calloutsOf(play, project, lab, after).map(one => [one.resource, [one.has, one.changes]]))

test('A Project in the Lab says what it has of what it needs.', () => {
  expect(has(lab)).toEqual({
    copper: [1, false],
    automated: [0, false],
    empirical: [2, false],
    steam: [2, false],
  })
})

test('A placement that feeds a Project is drawn where the tile would fall, and marks what the Project would get.', () => {
  const look = lookAt('place:res-automated-electricity-1:4-4:3')
  expect(ghostsIn(look)).toEqual([
    { tile: 'res-automated-electricity-1', row: 4, col: 4, rotation: 3, complete: false },
  ])
  expect(has(labAfter(lab, look)).automated).toEqual([2, true])
  expect(look.counters?.vp).toBe(3)
  expect(look.chips).toEqual([{ at: 'tile:cellophane', parts: [{ change: 3, icon: 'vp' }] }])
})

test('The same tile turned otherwise gives the Project nothing.', () => {
  const look = lookAt('place:res-automated-electricity-1:4-4:1')
  expect(has(labAfter(lab, look)).automated).toEqual([0, false])
  expect(look.chips).toEqual([])
})

test('A removal shows what a Project would lose.', () => {
  const look = lookAt('remove:res-steam-scientific-1')
  expect(look.leaving).toEqual(['tile:res-steam-scientific-1'])
  expect(has(labAfter(lab, look)).steam).toEqual([0, true])
})
