import { type ChallengeTime, isLater, passOthers } from '../../../bots/challenges/time.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { fork } from '../../../kernel/play.ts'
import type { Table } from '../../../tables/table.ts'
import type { Happened } from '../session.ts'

/** A challenge that is set at a table: which one, after how many answers it begins, and for how long it lasts. */
export interface SetChallenge {
  readonly id: string
  readonly from: number
  readonly within: ChallengeTime['within']
}

/** The time of a challenge at its table; undefined while the table has not come to it. `happened` begins with the setup. */
export function challengeTime(
  { from, within }: SetChallenge,
  seat: Seat,
  happened: readonly Pick<Happened, 'moment'>[],
): ChallengeTime | undefined {
  const moment = happened[from]?.moment
  return moment && { seat, within, moment }
}

/** Whether the time of a challenge is over: its seat is not asked, or later than that. */
export function challengeIsOver(
  set: SetChallenge,
  seat: Seat,
  asked: readonly Seat[],
  happened: readonly Pick<Happened, 'moment'>[],
): boolean {
  const time = challengeTime(set, seat, happened)
  return !asked.includes(seat) || time === undefined || isLater(happened.at(-1)?.moment ?? [], time)
}

/**
 * How many answers stay when something is taken back in a challenge: until the turn is ended each answer can be, whatever it showed, and
 * at any time the whole turn. Undefined where there is nothing to take back.
 */
export function keptInChallenge(
  { from }: SetChallenge,
  what: 'undo' | 'restart-turn',
  over: boolean,
  answered: number,
): number | undefined {
  if (answered <= from) return undefined
  if (what === 'restart-turn') return from
  return over ? undefined : answered - 1
}

/** A table at which a whole round is given to one seat: the others stand still after its answers. */
export function standingStill(
  table: Table,
  set: SetChallenge,
  seat: Seat,
  happened: readonly Pick<Happened, 'moment'>[],
): Table {
  const { course } = table
  const time = challengeTime(set, seat, happened)
  if (course === undefined || time === undefined || set.within !== 'round' || course.answers.length <= set.from)
    return table
  const play = fork(course.play, true)
  passOthers(play, time)
  return { ...table, course: { ...course, play: { ...play, events: course.play.events } } }
}
