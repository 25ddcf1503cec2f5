import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { expo1906 } from '../../../games/expo1906/game.ts'
import { type Play, playerAt } from '../../../games/expo1906/state.ts'
import { noMarks } from '../../plates/targets.ts'
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

/** How often the part was left as it was in a whole game; of these every third is drawn to see that it would be the same. */
function timesLeft<P extends object>(part: unknown, propsOf: (play: Play) => P): number {
  const { type: Part, compare } = part as Kept<P>
  let left = 0
  let before: P | undefined
  for (const play of plays) {
    const now = propsOf(play)
    if (before !== undefined && compare(before, now) && left++ % 3 === 0)
      expect(renderToStaticMarkup(<Part {...now} />)).toBe(renderToStaticMarkup(<Part {...before} />))
    before = now
  }
  return left
}

it.each([
  ['Academy', AcademyPlate],
  ['Train Station', StationPlate],
  ['Jury', JuryPlate],
  ['Patents Office', PatentsPlate],
  ['Laboratory', LabPlate],
  ['bench', Bench],
])('draws the %s again only for answers that change it', (_, part) => {
  expect(timesLeft(part, tableOf)).toBeGreaterThan(20)
})

it('draws the small Laboratory of another player again only for answers that change it', () => {
  expect(timesLeft(MiniLab, labOf)).toBeGreaterThan(20)
})
