import type { Analysis } from '../../bots/analysis.ts'
import { reviewAnswer, reviewKept } from '../../protocol/reviews/answers.ts'
import { isKeptAtServer } from '../lines/findings-of.ts'
import { ask } from '../session/remote/ask.ts'
import { VERSION } from './kept-thoughts.ts'
import { reviewAsText, reviewFrom } from './review-text.ts'

const pathOf = (table: string): string => `/me/reviews/${table}`

/** The review of a game with so many answers that another device of this person has made; a server that cannot be asked has none. */
export async function reviewAtServer(table: string, answers: number): Promise<Analysis | undefined> {
  if (!isKeptAtServer(table)) return undefined
  try {
    const { review } = await ask(reviewAnswer, 'GET', pathOf(table))
    return review?.version === VERSION && review.answers === answers ? reviewFrom(review.text) : undefined
  } catch {
    return undefined
  }
}

/** For the other devices of this person: without it they think for themselves. */
export async function keepReviewAtServer(table: string, answers: number, review: Analysis): Promise<void> {
  if (!isKeptAtServer(table)) return
  const text = reviewAsText(review)
  await ask(reviewKept, 'PUT', pathOf(table), { review: { version: VERSION, answers, text } }).catch(() => undefined)
}
