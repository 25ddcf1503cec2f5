import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from '../kernel/record.ts'
import { waysAlong } from '../kernel/testing/tree.ts'
import { gameIds, loadGame } from './catalogue.ts'

/**
 * The ways in which the next answers can be given. A recorded game proves only the options that were taken; these counts change
 * with any other that appears or is lost. If a rule was changed on purpose, `athenaeum record GAME` prints the new counts.
 */
const ways: Readonly<Record<string, readonly number[]>> = {
  'newton/four-random.txt': [65, 15, 6, 6, 24, 2, 9, 7, 14, 25, 26, 7, 6, 65, 8, 50, 25, 47, 37, 3],
  'newton/four.txt': [16, 43, 15, 17, 20, 74, 74, 22, 72, 41, 25, 10, 6, 71, 14, 16, 5, 2, 18, 16],
  'newton/solo-random.txt': [20, 8, 5, 17, 35, 24, 5, 17, 18, 15, 5, 8, 7, 14, 3, 46, 12, 11, 11],
  'newton/solo.txt': [20, 62, 49, 35, 12, 12, 5, 120, 16, 21, 14, 13, 16, 19, 36, 50, 39, 94, 28, 27],
  'newton/three-mixed.txt': [16, 90, 8, 42, 10, 15, 26, 10, 47, 3, 14, 29, 24, 133, 5, 51, 13, 15, 46, 29],
  'newton/two-first-game.txt': [51, 19, 46, 53, 28, 22, 18, 34, 35, 21, 47, 23, 17, 25, 21, 17, 55, 99, 93],
  'newton/two-with-draft.txt': [12, 121, 42, 17, 69, 54, 40, 63, 42, 22, 8, 3, 11, 26, 9, 28, 9, 41, 16, 19],
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
  'almamater/four-confirmed.txt': [16, 4, 3, 55, 19, 22, 10, 4, 34, 6, 47, 142, 2, 129, 51, 106, 8, 46, 37, 12],
  'almamater/four.txt': [16, 12, 4, 16, 88, 16, 263, 8, 32, 4, 34, 21, 64, 18, 4, 20, 4, 396, 184, 1],
  'almamater/three.txt': [16, 8, 12, 47, 6, 14, 61, 27, 26, 2, 13, 1, 41, 134, 25, 5, 13, 21, 1],
  'almamater/two-first.txt': [12, 7, 6, 26, 54, 15, 3, 17, 5, 103, 24, 9, 3, 60, 46, 8, 48, 4, 11, 7],
  'almamater/two.txt': [12, 8, 18, 9, 4, 21, 21, 117, 24, 11, 6, 502, 895, 84, 223, 85, 126, 508, 9],
  'inventions/four.txt': [2, 14, 14, 4, 4, 366, 4, 76, 2, 49, 7, 6, 6, 24, 43, 51, 27, 10, 31, 8],
  'inventions/solo-easy.txt': [14, 25, 4, 3, 116, 9, 155, 5, 42, 32, 86, 4, 294, 15, 168, 27, 3],
  'inventions/solo-hard.txt': [2, 14, 5, 3, 14, 24, 53, 15, 2, 4, 4, 3, 89, 228, 34, 57, 126, 8, 4, 1],
  'inventions/solo-normal.txt': [14, 22, 8, 47, 7, 33, 23, 3, 8, 143, 11, 11, 18, 40, 10, 243, 48, 7, 1],
  'inventions/three.txt': [2, 53, 7, 26, 13, 4, 8, 16, 5, 13, 32, 70, 8, 28, 19, 113, 44, 181, 2, 4],
  'inventions/two.txt': [2, 9, 29, 30, 882, 6, 156, 156, 7, 4, 12, 30, 5, 17, 16, 36, 10, 602, 10, 3],
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
  expect(waysAlong(game, record, lines)).toEqual(ways[`${id}/${name}`])
})
