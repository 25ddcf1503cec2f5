import { expect, it } from 'vitest'
import { almaMater } from '../../../games/almamater/game.ts'
import type { Play } from '../../../games/almamater/state.ts'
import { noMarks } from '../../plates/targets.ts'
import { loadBoard } from '../registry.ts'
import { drawnPlaces } from '../testing/drawn-places.ts'
import { someMarks } from '../testing/some-marks.ts'
import { timesLeft } from '../testing/times-left.tsx'
import { viewsOf } from '../testing/views.ts'
import { Academy } from './campus/Academy.tsx'
import { Campus } from './campus/Campus.tsx'
import { partOf } from './part-of-table.ts'
import { HallOfFame } from './rail/HallOfFame.tsx'
import { ResearchTower } from './research/ResearchTower.tsx'
import { wordsIn } from './spoken.ts'
import type { TableInput } from './table-input.ts'
import { Town } from './town/Town.tsx'
import { BookRanks } from './university/BookRanks.tsx'
import { Halls } from './university/Halls.tsx'
import { labelsIn } from './words-on-board.ts'

const plays = [...viewsOf(almaMater, 3, 'parts of a table')]

const words = wordsIn('en', plays[0] as Play)

const setting = {
  seat: 0,
  own: true,
  who: String,
  labels: labelsIn.en,
  marks: noMarks,
  pointing: { name: String },
}

const tables = plays.map((play): { table: TableInput } => ({ table: { ...setting, ...words, play } }))

const drawn = [
  ['town', Town],
  ['schools', Campus],
  ['schools', Academy],
  ['research', ResearchTower],
  ['fame', HallOfFame],
  ['halls', Halls],
  ['ranks', BookRanks],
] as const

type Given = { readonly table: TableInput }
const isLeftAt =
  (name: (typeof drawn)[number][0]) =>
  (before: Given, now: Given): boolean =>
    partOf(before.table, now.table, name) === before.table

it.each(drawn)('draws the %s again only for answers that change them', (name, Part) => {
  expect(timesLeft<Given>(Part, tables, isLeftAt(name))).toBeGreaterThan(20)
})

it.each(drawn)('draws the %s again only for marks that lie there', async (name, Part) => {
  const play = plays[Math.floor(plays.length / 2)] as Play
  const board = await loadBoard('almamater')
  const places = board === undefined ? [] : [...drawnPlaces(board, play as never, 0)]
  const marked = [...someMarks(places, 150, 'marks of the table')].map(marks => ({
    table: { ...setting, ...words, play, marks },
  }))
  expect(timesLeft<Given>(Part, marked, isLeftAt(name))).toBeGreaterThan(20)
})
