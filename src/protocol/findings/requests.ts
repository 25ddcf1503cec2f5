import { z } from 'zod'
import type { GivenAnswer } from '../../kernel/history.ts'
import { type LineComment, MOST_VARIATIONS, type Variation } from '../../kernel/variations.ts'
import { revision, seat } from '../commands.ts'
import { keptText, optionKey } from '../texts.ts'

/** What a person has found out about a game that is over. Nobody else is ever shown it. */
export interface Findings {
  /** What might have been played, and what they say of it. */
  readonly variations: readonly Variation[]
  readonly comments: readonly LineComment[]
  /** Exercises whose better turn they found, by the number of the answer with which each begins. */
  readonly found: readonly number[]
}

/** Findings as a server keeps them; the revision grows with every change, from whatever device. */
export interface FindingsAnswer {
  readonly findings: Findings
  readonly revision: number
}

/** Whether they were kept; else here are those that were kept meanwhile. */
export interface FindingsKept extends FindingsAnswer {
  readonly kept: boolean
}

/** No game has so many answers, and nobody says so much of one. */
const MOST_ANSWERS = 10_000
const MOST_COMMENTS = 1_000
const LONGEST_COMMENT = 4_000
/** Characters of all of them together. */
export const LONGEST_FINDINGS = 200_000

const place = z.int().min(0).max(MOST_ANSWERS)
const line = z.int().min(0).max(MOST_VARIATIONS)
const given = z.strictObject({ seat, key: optionKey }) satisfies z.ZodType<GivenAnswer>

const findings = z.strictObject({
  variations: z
    .array(z.strictObject({ from: line, after: place, answers: z.array(given).min(1).max(MOST_ANSWERS).readonly() }))
    .max(MOST_VARIATIONS)
    .readonly(),
  comments: z
    .array(z.strictObject({ line, at: place, text: keptText(LONGEST_COMMENT) }))
    .max(MOST_COMMENTS)
    .readonly(),
  found: z.array(place).max(MOST_ANSWERS).readonly(),
}) satisfies z.ZodType<Findings>

export const findingsChange = z
  .strictObject({
    findings,
    /** That of the findings that were read before; 0 where there were none. */
    revision,
  })
  .refine(
    body => JSON.stringify(body.findings).length <= LONGEST_FINDINGS,
    `what is found out about one game has at most ${LONGEST_FINDINGS} characters`,
  )
