import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { inventions } from '../../../games/inventions/game.ts'
import type { Play } from '../../../games/inventions/state.ts'
import { noMarks } from '../../plates/targets.ts'
import { loadBoard } from '../registry.ts'
import { drawnPlaces } from '../testing/drawn-places.ts'
import { someMarks } from '../testing/some-marks.ts'
import { timesLeft } from '../testing/times-left.tsx'
import { viewsOf } from '../testing/views.ts'
import { Assembly } from './assembly/Assembly.tsx'
import { IdeaOffer } from './milestones/IdeaOffer.tsx'
import { Milestones } from './milestones/Milestones.tsx'
import { Goals } from './society/Goals.tsx'
import { ProgressMap } from './society/ProgressMap.tsx'
import { TilesDisplay } from './society/TilesDisplay.tsx'
import { namesIn } from './spoken.ts'
import type { TableInput } from './table-input.ts'
import { EraRibbon } from './tracks/EraRibbon.tsx'
import { InfluenceRule } from './tracks/InfluenceRule.tsx'
import { ProgressStacks } from './tracks/ProgressStacks.tsx'
import { ScoreRule } from './tracks/ScoreRule.tsx'
import { labelsFor } from './words-on-board.ts'
import { RegionDisplay } from './world/RegionDisplay.tsx'
import { RegionOnMap } from './world/RegionOnMap.tsx'

/** A part that is drawn again only when its props are not alike. */
interface Kept {
  readonly type: ComponentType<TableInput>
  readonly compare: (before: TableInput, now: TableInput) => boolean
}

const plays = [...viewsOf(inventions, 3, 'drawn for')]
const who = String
const setting = {
  seat: 0,
  who,
  name: namesIn('en', plays[0] as Play),
  labels: labelsFor('en', undefined),
  marks: noMarks,
  pointing: { name: String },
}

const parts = [
  ['regions', RegionOnMap],
  ['displays of regions', RegionDisplay],
  ['Assembly', Assembly],
  ['milestones', Milestones],
  ['ideas', IdeaOffer],
  ['influence', InfluenceRule],
  ['stacks', ProgressStacks],
  ['scores', ScoreRule],
  ['eras', EraRibbon],
  ['tiles', TilesDisplay],
  ['goals', Goals],
  ['progress map', ProgressMap],
] as const

const timesKept = (part: unknown, tables: readonly TableInput[]): number => {
  const { type, compare } = part as Kept
  // Where a part is one of several, the third is looked at.
  return timesLeft(
    type,
    tables.map(table => ({ ...table, index: 2 })),
    compare,
  )
}

it.each(parts)('draws the %s again only for answers that change them', (_, part) => {
  expect(
    timesKept(
      part,
      plays.map(play => ({ ...setting, play })),
    ),
  ).toBeGreaterThan(20)
})

it.each(parts)('draws the %s again only for marks that lie there', async (_, part) => {
  const play = plays[Math.floor(plays.length / 2)] as Play
  const board = await loadBoard('inventions')
  const places = board === undefined ? [] : [...drawnPlaces(board, play as never, 0)]
  const tables = [...someMarks(places, 150, 'marks of the table')].map(marks => ({ ...setting, play, marks }))
  expect(timesKept(part, tables)).toBeGreaterThan(20)
})
