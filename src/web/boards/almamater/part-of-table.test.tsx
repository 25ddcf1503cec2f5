import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { almaMater } from '../../../games/almamater/game.ts'
import type { Play } from '../../../games/almamater/state.ts'
import { noMarks } from '../../plates/targets.ts'
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

const setting = {
  seat: 0,
  own: true,
  who: String,
  labels: labelsIn.en,
  marks: noMarks,
  pointing: { name: String },
}

/** How often the part was left as it was in a whole game; of these every third is drawn to see that it would be the same. */
function timesLeft(Part: ComponentType<{ table: TableInput }>, name: Parameters<typeof partOf>[2]): number {
  let words: ReturnType<typeof wordsIn> | undefined
  const tableOf = (play: Play): TableInput => {
    words ??= wordsIn('en', play.components)
    return { ...setting, ...words, play }
  }
  let left = 0
  let kept: TableInput | undefined
  for (const play of plays) {
    const table = tableOf(play)
    const next: TableInput = partOf(kept ?? table, table, name)
    if (next === kept && kept.play !== play && left++ % 3 === 0)
      expect(renderToStaticMarkup(<Part table={table} />)).toBe(renderToStaticMarkup(<Part table={kept} />))
    kept = next
  }
  return left
}

it.each([
  ['town', Town],
  ['schools', Campus],
  ['schools', Academy],
  ['research', ResearchTower],
  ['fame', HallOfFame],
  ['halls', Halls],
  ['ranks', BookRanks],
] as const)('draws the %s again only for answers that change them', (name, Part) => {
  expect(timesLeft(Part, name)).toBeGreaterThan(20)
})
