import type { CoreState, Game, Play, Seat } from '../kernel/contract.ts'
import { answer, questionFor } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import type { GameRecord } from '../kernel/record.ts'
import { beginRecord } from '../kernel/replay.ts'
import { viewOf } from '../kernel/view.ts'
import { comparison, type Judgement, judgementOf, type TermDifference } from './advice.ts'
import { mindAt, rank } from './choose.ts'
import type { Level } from './levels.ts'
import type { Mind } from './mind.ts'
import { mindOf } from './minds.ts'
import { termsWithOthers } from './others.ts'
import type { Verdict } from './verdict.ts'

/** A decision after the game: what was chosen, what a bot would have chosen, and what the choice cost. */
export interface Reviewed {
  /** The number of the answer in the record, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly moment: readonly number[]
  readonly rule: string
  readonly chosen: string
  readonly best: string
  /** Points that the best option was expected to bring beyond the chosen one; 0 if the best was chosen. */
  readonly loss: number
  /** What the loss is made of. */
  readonly terms: readonly TermDifference[]
}

/** Goes through a record and weighs every decision of the seats named, each from what its seat could know. */
export function review<S extends CoreState, C>(
  game: Game<S, C>,
  record: GameRecord,
  seats: readonly Seat[],
  level: Level = 'scholar',
): readonly Reviewed[] {
  // Whoever plans it, a decision is weighed with all that was learnt from games.
  const mind = mindAt('master', mindOf(game), record.players)
  const play = beginRecord(game, record)
  const reviewed: Reviewed[] = []
  record.answers.forEach(({ seat, key }, index) => {
    const question = questionFor(play, seat)
    if (question !== undefined && question.options.length > 1 && seats.includes(seat))
      reviewed.push({ index, ...weigh(mind, play, question, key, level) })
    answer(play, seat, key)
  })
  return reviewed
}

/** What a seat's decisions came to beside those of a bot. */
export interface SeatReview {
  readonly seat: Seat
  readonly decisions: number
  /** Points lost in all of them. */
  readonly lost: number
  readonly largest: readonly Reviewed[]
}

/** A finished game as bots see it afterwards. */
export interface Analysis extends Judgement {
  readonly seats: readonly SeatReview[]
}

/** Reviews every seat of a record. */
export function analyse(game: Game, record: GameRecord): Analysis {
  const seats = Array.from({ length: record.players }, (_, seat) => seat)
  const reviewed = review(game, record, seats)
  return {
    ...judgementOf(mindOf(game)),
    seats: seats.map(seat => {
      const own = reviewed.filter(one => one.seat === seat)
      const lost = own.reduce((sum, { loss }) => sum + loss, 0)
      return { seat, decisions: own.length, lost, largest: largestLosses(reviewed, seat) }
    }),
  }
}

/** The decisions that cost a seat most, the dearest first. */
export const largestLosses = (reviewed: readonly Reviewed[], seat: Seat, count = 5): readonly Reviewed[] =>
  reviewed
    .filter(one => one.seat === seat && one.loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, count)

function weigh<S extends CoreState, C>(
  mind: Mind<S, C>,
  { game, components, state }: Play<S, C>,
  question: Question,
  key: string,
  level: Level,
): Omit<Reviewed, 'index'> {
  const { seat, frame } = question
  const task = { game, components, view: viewOf(game, state, seat), seat, seed: 'review' }
  const verdicts = rank(level, task, mind)
  const best = verdicts[0] as Verdict
  const chosen = verdicts.find(one => one.option.key === key) ?? (rank(level, task, insisting(mind, key))[0] as Verdict)
  const { difference, terms } = comparison(best, chosen, termsWithOthers(mind))
  return {
    seat,
    moment: game.moment(state),
    rule: frame.rule,
    chosen: key,
    best: best.option.key,
    loss: Math.max(0, difference),
    terms,
  }
}

/** The same mind, but where this answer is offered it considers nothing else first: to weigh what it would not have done. */
function insisting<S extends CoreState, C>(mind: Mind<S, C>, key: string): Mind<S, C> {
  let insisted = false
  return {
    ...mind,
    consider(play, question) {
      const wanted = insisted ? undefined : question.options.find(one => one.key === key)
      insisted = true
      return wanted === undefined ? mind.consider(play, question) : [wanted]
    },
  }
}
