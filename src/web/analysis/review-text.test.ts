import { expect, test } from 'vitest'
import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import { playMatch } from '../../bots/match.ts'
import { analyse } from '../../bots/review/review-game.ts'
import { begin } from '../../kernel/play.ts'
import { recordOf } from '../../kernel/record.ts'
import { reviewAsText, reviewFrom } from './review-text.ts'

const seed = 'text'
const { answers } = playMatch(pebbles, { seed, seats: ['random', 'random'], thinking: {} })
const { state } = begin(pebbles, { players: 2, seed, options: { confirm: false } })
const review = await analyse(pebbles, recordOf(pebbles as never, state, { seed }, answers))

test('a review is the same when it comes back from a server', () => {
  expect(review.seats.flatMap(one => one.moments)).not.toEqual([])
  expect(reviewFrom(reviewAsText(review))).toEqual(review)
})

test('what is no review, or lacks a part of one, is none', () => {
  const [first] = review.seats
  expect(reviewFrom(JSON.stringify({ ...review, words: { it: review.words.en } }))).toBeUndefined()
  for (const text of ['', 'null', '{}', JSON.stringify({ ...review, seats: [{ ...first, moments: undefined }] })])
    expect(reviewFrom(text)).toBeUndefined()
})
