import { boolean, exactOptional, number, string } from 'zod/mini'
import { whole } from '../whole.ts'
import type { KeptReview, ReviewAnswer, ReviewKept } from './requests.ts'

/** Reviews as a server has kept them, for a client to check. */

export const reviewAnswer = whole<ReviewAnswer>({
  review: exactOptional(whole<KeptReview>({ version: number(), answers: number(), text: string() })),
})

export const reviewKept = whole<ReviewKept>({ kept: boolean() })
