import { hasAmount } from '../../kernel/amounts.ts'
import type { Score, Seat } from '../../kernel/contract.ts'
import type { Happened } from '../session/session.ts'

/** Points of every seat after each answer; the last column is the final score, with what only the end gives. */
export interface PointsOverTime {
  readonly answers: readonly number[]
  /** The answers with which a new part of the game begins, as a round. */
  readonly parts: readonly number[]
  readonly points: readonly (readonly number[])[]
}

export function pointsOverTime(happened: readonly Happened[], type: string, scores: readonly Score[]): PointsOverTime {
  const now = scores.map(() => 0)
  const points: number[][] = scores.map(() => [])
  const answers: number[] = []
  const parts: number[] = []
  const note = (answer: number): void => {
    answers.push(answer)
    for (const [seat, sum] of now.entries()) points[seat]?.push(sum)
  }
  let part: number | undefined
  const last = happened.at(-1)
  for (const { answer, events, moment } of happened) {
    // The moment moves on with the last answer too, but nothing is played in what comes then.
    if (moment[0] !== part && answer !== last?.answer) parts.push(answer)
    part = moment[0]
    for (const event of events)
      if (event.type === type && hasAmount(event) && event.seat !== undefined)
        now[event.seat] = at(now, event.seat) + event.amount
    note(answer)
  }
  for (const { seat, total } of scores) now[seat] = total
  note((answers.at(-1) ?? 0) + Math.ceil(answers.length * END_SHARE))
  return { answers, parts, points }
}

/** What the end gives rises over this share of the chart, so that one sees whose line rises how far. */
const END_SHARE = 0.06

const at = (sums: readonly number[], seat: Seat): number => sums[seat] ?? 0
