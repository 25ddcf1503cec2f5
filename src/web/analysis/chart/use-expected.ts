import { useCallback } from 'react'
import type { Progress } from '../../../bots/analysis.ts'
import { type ExpectedCourse, type ExpectedDepth, fullDepth, quickDepth } from '../../../bots/review/expected-points.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import { inBackground } from '../../thinking/in-background.ts'
import { expectedAside } from '../../thinking/think-aside.ts'
import { type LongThinking, type LongThought, useLongThought } from '../../thinking/use-long-thought.ts'
import { keepThought, keptThought } from '../kept-thoughts.ts'

export interface ExpectedThinking {
  /** The best that is known so far. */
  readonly course: ExpectedCourse | undefined
  readonly quick: LongThinking<ExpectedCourse>
  /** Looks closer, when somebody wants it; undefined where that is done. */
  readonly closer: LongThinking<ExpectedCourse> | undefined
}

/** Where a game was heading: at once by a first look, or as it was kept, and closer on request. */
export function useExpected(id: string, record: GameRecord): ExpectedThinking {
  const first = useCallback(
    async (progress: Progress<ExpectedCourse>, signal: AbortSignal): Promise<ExpectedCourse> => {
      const { length } = record.answers
      const kept = await keptThought('expected', id, length)
      if (kept !== undefined) return kept
      return expected(id, record, quickDepth, progress, signal)
    },
    [id, record],
  )
  const second = useCallback(
    (progress: Progress<ExpectedCourse>, signal: AbortSignal): Promise<ExpectedCourse> =>
      expected(id, record, fullDepth, progress, signal),
    [id, record],
  )
  const quick = useLongThought(first)
  const full = useLongThought(second, false)
  const course = foundBy(full.thought) ?? foundBy(quick.thought)
  const isFull = course !== undefined && course.looks >= fullDepth.looks
  return { course, quick, closer: isFull || course === undefined ? undefined : full }
}

const foundBy = <T>(thought: LongThought<T>): T | undefined => (thought.kind === 'done' ? thought.found : undefined)

/** It goes on when the page is left. */
function expected(
  id: string,
  record: GameRecord,
  depth: ExpectedDepth,
  progress: Progress<ExpectedCourse>,
  signal: AbortSignal,
): Promise<ExpectedCourse> {
  const { length } = record.answers
  const think = async (...to: [Progress<ExpectedCourse>, AbortSignal]): Promise<ExpectedCourse> => {
    const course = await expectedAside(record, depth, ...to)
    await keepThought('expected', id, length, course)
    return course
  }
  return inBackground(`course of ${id} ${length} ${depth.looks}`, think, progress, signal)
}
