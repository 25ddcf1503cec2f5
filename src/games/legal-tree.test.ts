import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Play } from '../kernel/contract.ts'
import { readRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { countTree } from '../kernel/testing/tree.ts'
import { gameIds, loadGame } from './catalogue.ts'

/** How many positions of each recorded game are looked at, evenly spread, and how many answers ahead. */
const POSITIONS = 20
const DEPTH = 2

/**
 * The ways in which the next answers can be given. A recorded game proves only the options that were taken; these counts change
 * with any other that appears or is lost. If a rule was changed on purpose, the new counts are in the failure.
 */
const ways: Readonly<Record<string, readonly number[]>> = {
  'newton/four-random.txt': [47, 8, 7, 27, 6, 7, 16, 6, 35, 26, 20, 7, 6, 26, 24, 18, 10, 25, 43, 18],
  'newton/four.txt': [16, 73, 13, 10, 106, 7, 25, 39, 6, 15, 66, 40, 15, 101, 43, 258, 15, 93, 25, 8],
  'newton/solo-random.txt': [20, 28, 5, 10, 40, 30, 26, 3, 11, 28, 29, 5, 14, 35, 32, 28, 5, 13, 4, 16],
  'newton/solo.txt': [20, 18, 35, 7, 12, 28, 70, 12, 86, 12, 19, 110, 147, 60, 95, 75, 120, 51, 161, 4],
  'newton/three-mixed.txt': [16, 34, 32, 15, 25, 18, 14, 18, 2, 22, 20, 14, 19, 66, 25, 13, 30, 63, 18, 21],
  'newton/two-first-game.txt': [51, 10, 48, 127, 28, 15, 94, 80, 19, 133, 13, 30, 25, 88, 77, 87, 49, 100, 32],
  'newton/two-with-draft.txt': [12, 20, 14, 8, 42, 21, 18, 26, 31, 8, 58, 53, 5, 9, 25, 76, 7, 68, 5, 69],
  'expo1906/four.txt': [16, 347, 49, 4, 2, 19, 4, 158517, 152, 4, 4, 164, 42, 147, 316, 338, 25, 4, 4, 3],
  'expo1906/solo-freshman.txt': [16, 47, 64, 4, 16, 58896, 359, 350, 84826, 2, 222, 1, 46414, 189, 4, 5, 16, 196, 4, 4],
  'expo1906/solo-random.txt': [49, 19, 19, 9, 7, 339, 4, 4, 156, 8, 4, 18247, 4, 4, 5, 462, 3852, 449, 9],
  'expo1906/solo.txt': [10, 19, 4, 5, 43, 177, 34, 10, 193, 6, 4, 2, 4, 3, 20, 27, 28, 13861, 1],
  'expo1906/three-random.txt': [
    76, 31, 32, 537, 39, 155, 1313, 16, 93652, 54, 54, 20, 32, 12, 17, 12142, 427, 33, 7472,
  ],
  'expo1906/three.txt': [19, 4, 1, 53, 80, 94, 16, 6979, 92, 2, 93, 18, 4, 42, 5, 5, 3, 4, 3, 43],
  'expo1906/two-graduate.txt': [5, 47, 42, 1012, 34, 3, 33, 2, 4, 2, 4, 27812, 94, 259, 120, 37, 6, 5, 13],
  'expo1906/two.txt': [76, 65, 31, 835, 98, 22, 1566, 42, 5, 40, 7034, 39, 36, 41, 20, 36, 7034, 17, 37, 7033],
  'almamater/four-confirmed.txt': [16, 5, 7, 35, 5, 38, 6, 5, 26, 33, 197, 8, 6, 20, 39, 10, 15, 141, 102, 56],
  'almamater/four.txt': [16, 12, 4, 8, 468, 68, 6, 8, 360, 51, 196, 68, 22, 29, 148, 511, 128, 196, 116, 26],
  'almamater/three.txt': [16, 8, 6, 30, 17, 89, 8, 4, 7, 1, 17, 10, 75, 42, 2, 196, 15, 18, 81, 5],
  'almamater/two-first.txt': [12, 7, 12, 2, 20, 17, 7, 588, 17, 45, 58, 13, 11, 10, 2, 8, 39, 42, 2, 3],
  'almamater/two.txt': [12, 9, 5, 16, 151, 444, 17, 360, 17, 88, 6, 10, 367, 198, 44, 90, 565, 56, 5],
  'inventions/four.txt': [2, 4, 5, 5, 14, 28, 126, 12, 60, 4, 344, 8, 366, 24, 42, 18, 27, 42, 3, 4],
  'inventions/solo-easy.txt': [14, 25, 4, 3, 105, 4, 107, 5, 42, 32, 129, 4, 294, 10, 168, 27, 3],
  'inventions/solo-hard.txt': [2, 14, 5, 3, 14, 24, 52, 15, 2, 4, 4, 3, 98, 216, 24, 50, 126, 8, 4, 1],
  'inventions/solo-normal.txt': [14, 22, 8, 47, 7, 33, 23, 3, 8, 143, 11, 11, 18, 40, 10, 212, 38, 19, 12],
  'inventions/three.txt': [2, 53, 7, 26, 13, 4, 8, 16, 5, 11, 32, 70, 8, 28, 6, 109, 44, 50, 8, 1],
  'inventions/two.txt': [2, 9, 29, 30, 882, 6, 139, 142, 7, 15, 42, 5, 28, 2, 24, 4, 7, 369, 12, 5],
}

const recorded = gameIds.flatMap(game => {
  const folder = new URL(`${game}/fixtures/`, import.meta.url)
  return (existsSync(folder) ? readdirSync(folder) : []).map(name => ({
    game,
    name,
    text: readFileSync(new URL(name, folder), 'utf8'),
  }))
})

test.each(recorded)('$game, $name: as many ways lead on as ever', async ({ game: id, name, text }) => {
  const game = await loadGame(id)
  const { record, lines } = readRecord(text)
  const every = Math.ceil(record.answers.length / POSITIONS)
  const counts: number[] = []
  replay(game, record, lines, (play: Play, _outcome, index) => {
    if (index % every === 0) counts.push(countTree(play, DEPTH))
  })
  expect(counts).toEqual(ways[`${id}/${name}`])
})
