import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { expo1906 } from '../../../games/expo1906/game.ts'
import { type Play, playerAt } from '../../../games/expo1906/state.ts'
import { noMarks } from '../../plates/targets.ts'
import { loadBoard } from '../registry.ts'
import { drawnPlaces } from '../testing/drawn-places.ts'
import { someMarks } from '../testing/some-marks.ts'
import { timesLeft } from '../testing/times-left.tsx'
import { viewsOf } from '../testing/views.ts'
import { Bench } from './bench/Bench.tsx'
import { LabPlate } from './lab/LabPlate.tsx'
import { AcademyPlate } from './market/AcademyPlate.tsx'
import { JuryPlate } from './market/JuryPlate.tsx'
import { StationPlate } from './market/StationPlate.tsx'
import { MiniLab } from './others/MiniLab.tsx'
import { PatentsPlate } from './patents/PatentsPlate.tsx'
import type { TableInput } from './table-input.ts'
import { expoLabels } from './words-on-board.ts'

/** A part that is drawn again only when its props are not alike. */
interface Kept<P> {
  readonly type: ComponentType<P>
  readonly compare: (before: P, now: P) => boolean
}

const plays = [...viewsOf(expo1906, 3, 'drawn alike')]

const setting = {
  language: 'en' as const,
  seat: 0,
  own: true,
  who: String,
  marks: noMarks,
  pointing: { name: String },
  labels: expoLabels.en,
  name: String,
}
const tableOf = (play: Play): { table: TableInput } => ({ table: { ...setting, play } })
const labOf = (play: Play): { play: Play; player: ReturnType<typeof playerAt> } => ({ play, player: playerAt(play, 1) })

const timesKept = <P extends object>(part: unknown, propsOf: (play: Play) => P): number => {
  const { type, compare } = part as Kept<P>
  return timesLeft(type, plays.map(propsOf), compare)
}

const parts = [
  ['Academy', AcademyPlate],
  ['Train Station', StationPlate],
  ['Jury', JuryPlate],
  ['Patents Office', PatentsPlate],
  ['Laboratory', LabPlate],
  ['bench', Bench],
] as const

it.each(parts)('draws the %s again only for answers that change it', (_, part) => {
  expect(timesKept(part, tableOf)).toBeGreaterThan(20)
})

it('draws the small Laboratory of another player again only for answers that change it', () => {
  expect(timesKept(MiniLab, labOf)).toBeGreaterThan(20)
})

it.each(parts)('draws the %s again only for marks that it shows', async (_, part) => {
  const play = plays[Math.floor(plays.length / 2)] as Play
  const board = await loadBoard('expo1906')
  const places = board === undefined ? [] : [...drawnPlaces(board, play as never, 0)]
  const { type, compare } = part as unknown as Kept<{ table: TableInput }>
  const tables = [...someMarks(places, 150, 'marks of the table')].map(marks => ({
    table: { ...setting, play, marks },
  }))
  expect(timesLeft(type, tables, compare)).toBeGreaterThan(20)
})
