import { expose } from 'comlink'
import { type Analysis, analyse, type Progress } from '../../bots/analysis.ts'
import { type ComparedTurns, compareTurns, type TurnsToCompare } from '../../bots/review/compare-turns.ts'
import { type ExpectedCourse, type ExpectedDepth, expectedCourse } from '../../bots/review/expected-points.ts'
import { think } from '../../bots/thinker.ts'
import { loadEdition } from '../../games/editions.ts'
import type { GameRecord } from '../../kernel/record.ts'

const thinker = {
  think,
  analyse: async (record: GameRecord, progress: Progress): Promise<Analysis> =>
    analyse(await loadEdition(record), record, progress),
  expected: async (record: GameRecord, depth: ExpectedDepth, progress: Progress): Promise<ExpectedCourse> =>
    expectedCourse(await loadEdition(record), record, depth, progress),
  compare: async (turns: TurnsToCompare): Promise<ComparedTurns> =>
    compareTurns(await loadEdition(turns.record), turns),
}

export type Thinker = typeof thinker

expose(thinker)
