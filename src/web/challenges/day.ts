import type { GameChallenges, ListedChallenge } from './listed.ts'

/** The challenge of a day: the same for everybody who has the same release, from the date alone. */

const DAY = 24 * 60 * 60 * 1000

/** The number of the viewer's calendar day: it changes at their midnight. */
export const dayNumber = (now: Date): number =>
  Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)

/** Whole hours until the next one. */
export function hoursToNext(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.floor((next.getTime() - now.getTime()) / (60 * 60 * 1000))
}

export interface ChallengeOfDay {
  readonly game: string
  readonly challenge: ListedChallenge
}

/** Games take turns, and each goes through all its challenges before one comes again. */
export function challengeOfDay(day: number, lists: readonly GameChallenges[]): ChallengeOfDay | undefined {
  const filled = lists.filter(({ challenges }) => challenges.length > 0)
  const list = filled[day % Math.max(1, filled.length)]
  if (list === undefined) return undefined
  const { game, challenges } = list
  const turn = Math.floor(day / filled.length)
  const challenge = challenges[(turn * strideIn(challenges.length)) % challenges.length]
  return challenge === undefined ? undefined : { game, challenge }
}

/** Challenges that stand beside each other in a book come from one game: days go through it in steps that meet every one. */
function strideIn(many: number): number {
  for (let stride = Math.max(1, Math.round(many * 0.382)); ; stride++)
    if (commonFactor(stride, many) === 1) return stride
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b))
