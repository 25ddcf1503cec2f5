import { expose } from 'comlink'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import { type ComparedTurns, compareTurns, type TurnsToCompare } from '../../bots/review/compare-turns.ts'
import { type ExpectedCourse, type ExpectedDepth, expectedCourse } from '../../bots/review/expected-points.ts'
import { analyse } from '../../bots/review/review-game.ts'
import {
  type DoPart,
  type PartAnswers,
  type ReviewedGame,
  type ReviewPart,
  reviewedGame,
} from '../../bots/review/review-parts.ts'
import { think } from '../../bots/thinker.ts'
import { loadEdition } from '../../games/editions.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { GameRecord } from '../../kernel/record.ts'

/** The game of whose review this thread does parts. */
let reviewed: ReviewedGame | undefined

const thinker = {
  think,
  /** Reviews a game with what others do for it. */
  analyse: async (record: GameRecord, first: Seat, doPart: DoPart, progress: Progress<Analysis>): Promise<Analysis> =>
    analyse(await loadEdition(record), record, { first, doPart, progress }),
  async takeUp(record: GameRecord): Promise<void> {
    reviewed = reviewedGame(await loadEdition(record), record)
  },
  doPart(part: ReviewPart): Promise<PartAnswers[ReviewPart['kind']]> {
    if (reviewed === undefined) throw new Error('a part of a review is asked for before its game')
    return reviewed.doPart(part)
  },
  expected: async (record: GameRecord, depth: ExpectedDepth, progress: Progress): Promise<ExpectedCourse> =>
    expectedCourse(await loadEdition(record), record, depth, progress),
  compare: async (turns: TurnsToCompare): Promise<ComparedTurns> =>
    compareTurns(await loadEdition(turns.record), turns),
}

export type Thinker = typeof thinker

expose(thinker)
