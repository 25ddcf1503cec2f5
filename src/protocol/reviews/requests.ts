import { z } from 'zod'
import { keptText } from '../texts.ts'

/** A review of a game that is over, as one device of a person has made it and others need not make it again. Nobody else is ever shown it. */
export interface KeptReview {
  /** How bots thought then. */
  readonly version: number
  /** How many answers the game had. */
  readonly answers: number
  /** The review itself as JSON: the server keeps it and does not read it. */
  readonly text: string
}

/** What a server has; nothing where no device has kept a review. */
export interface ReviewAnswer {
  readonly review?: KeptReview
}

/** Whether it was kept: not where one of newer bots is there. */
export interface ReviewKept {
  readonly kept: boolean
}

/** Several times what the review of any game has. */
export const LONGEST_REVIEW = 200_000

export const reviewChange = z.strictObject({
  review: z.strictObject({
    version: z.int().min(0).max(1_000_000),
    answers: z.int().min(0).max(10_000),
    text: keptText(LONGEST_REVIEW),
  }) satisfies z.ZodType<KeptReview>,
})
