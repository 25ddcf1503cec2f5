import { expect, it } from 'vitest'
import { almaMater } from '../../../games/almamater/game.ts'
import type { Play } from '../../../games/almamater/state.ts'
import { noMarks } from '../../plates/targets.ts'
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

const words = wordsIn('en', (plays[0] as Play).components)

const setting = {
  seat: 0,
  own: true,
  who: String,
  labels: labelsIn.en,
  marks: noMarks,
  pointing: { name: String },
}

const tables = plays.map((play): { table: TableInput } => ({ table: { ...setting, ...words, play } }))

it.each([
  ['town', Town],
  ['schools', Campus],
  ['schools', Academy],
  ['research', ResearchTower],
  ['fame', HallOfFame],
  ['halls', Halls],
  ['ranks', BookRanks],
] as const)('draws the %s again only for answers that change them', (name, Part) => {
  const isLeft = (drawn: { table: TableInput }, now: { table: TableInput }) =>
    partOf(drawn.table, now.table, name) === drawn.table
  expect(timesLeft<{ table: TableInput }>(Part, tables, isLeft)).toBeGreaterThan(20)
})
