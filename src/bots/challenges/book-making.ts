import { createHash } from 'node:crypto'
import type { Game, Play, Seat } from '../../kernel/contract.ts'
import type { GivenAnswer } from '../../kernel/history.ts'
import { answer, begin, firstQuestion, fork, isOver } from '../../kernel/play.ts'
import { recordOf, writeRecord } from '../../kernel/record.ts'
import { botAnswer } from '../match.ts'
import { type Manner, mannerOf, manners } from './candidates.ts'
import type { Challenge, ChallengeBook } from './challenge.ts'
import { challengesIn, type Found } from './finding.ts'
import type { Goal } from './goal.ts'
import { foundBy, gradeOf, isTooEasy } from './grading.ts'

/** A book as far as it is made: what is in it, and the number of the game that comes next. */
export interface BookInTheMaking extends ChallengeBook {
  readonly next: number
}

export const emptyBook: BookInTheMaking = { games: [], challenges: [], next: 0 }

/** How much of a book each manner of asking should have. */
const wantedShares: Readonly<Record<Manner, number>> = {
  points: 0.2,
  counted: 0.24,
  named: 0.2,
  both: 0.22,
  round: 0.14,
}

/** The same goal is asked for so often in a book. */
const MOST_ALIKE = 2

/** Ways that have more than this in common are one. */
const MOST_SHARED = 0.6

/** No more of a book than this is hard. */
const MOST_HARD = 0.45

export interface BookPlan {
  readonly seed: string
  /** Challenges of the whole book. */
  readonly wanted: number
  /** Challenges from one game, at the most. */
  readonly each: number
}

/** Plays one game more among scholars, and takes from it what is worth a challenge. */
export function withNextGame(game: Game, book: BookInTheMaking, plan: BookPlan): BookInTheMaking {
  const { challenges, games, next } = book
  const seed = `${plan.seed}:${next}`
  const players = 2 + (next % (game.players.max - 1))
  const made: Challenge[] = []
  const play = begin(game, { players, seed, options: { confirm: true } })
  const answers: GivenAnswer[] = []
  const most = Math.min(plan.each, plan.wanted - challenges.length)
  // Only late in a round few enough turns are left to ask for all of them: where rounds are wanted, nothing else is taken before.
  const seeksRounds = next % 3 === 1 && rarest(challenges)[0] === 'round'
  let [turn, round] = ['', 0]
  while (!isOver(play) && made.length < most) {
    const { seat } = firstQuestion(play)
    const moment = game.moment(play.state)
    const now = `${seat}:${moment.join()}`
    // One of each round: what comes next would be much the same.
    if (now !== turn && play.open.length === 1 && moment[0] !== round) {
      const place = { game: games.length, after: answers.length }
      const found = challengeAt(play, seat, [...challenges, ...made], place, seeksRounds)
      if (found !== undefined) made.push(found)
      if (found !== undefined) round = moment[0] ?? 0
    }
    turn = now
    const key = botAnswer(play, seat, 'scholar', seed, {})
    answer(play, seat, key)
    answers.push({ seat, key })
  }
  if (made.length === 0) return { ...book, next: next + 1 }
  // Cut off after the last position that is used.
  const used = answers.slice(0, Math.max(...made.map(({ after }) => after)))
  const record = writeRecord(recordOf(game, play.state, { seed }, used))
  return { games: [...games, record], challenges: [...challenges, ...made], next: next + 1 }
}

/** The first challenge of a position that is unlike those that there are, and neither too easy nor one too many of the hard ones. */
function challengeAt(
  play: Play,
  seat: Seat,
  sofar: readonly Challenge[],
  place: Pick<Challenge, 'game' | 'after'>,
  seeksRounds: boolean,
): Challenge | undefined {
  const tried: readonly Manner[] = seeksRounds
    ? ['round']
    : rarest(sofar)
        .filter(manner => manner !== 'round')
        .slice(0, 3)
  for (const found of challengesIn(play, seat, tried, goal => timesAsked(goal, sofar))) {
    if (isLikeOthers(found, sofar, place.game)) continue
    const challenge = {
      id: `${play.game.id}-${nameOf(play, found, place.after)}`,
      ...place,
      ...found,
      foundBy: foundBy(fork(play), found),
    }
    if (!isTooEasy(challenge) && !isOneHardTooMany(challenge, sofar)) return challenge
  }
  return undefined
}

/** The manners of asking, those first of which there is least for what is wanted. */
function rarest(sofar: readonly Challenge[]): readonly Manner[] {
  const part = (manner: Manner): number =>
    sofar.filter(({ goal }) => mannerOf(goal) === manner).length / wantedShares[manner]
  return [...manners].sort((a, b) => part(a) - part(b))
}

/** Asked for twice elsewhere, or for the same thing or by the same way earlier in the same game. */
function isLikeOthers({ goal, solution }: Found, sofar: readonly Challenge[], game: number): boolean {
  const alike = sofar.filter(one => told(one.goal) === told(goal)).length
  if (alike >= MOST_ALIKE) return true
  return sofar.some(
    one =>
      one.game === game && (themeOf(one.goal) === themeOf(goal) || sharedPart(one.solution, solution) > MOST_SHARED),
  )
}

/** The part of the answers of a way that another has too. */
const sharedPart = (one: readonly string[], other: readonly string[]): number =>
  other.filter(key => one.includes(key)).length / Math.max(1, other.length)

/** How often its kinds were asked for. */
const timesAsked = ({ parts }: Goal, sofar: readonly Challenge[]): number =>
  parts.reduce((sum, { kind }) => sum + sofar.filter(({ goal }) => goal.parts.some(one => one.kind === kind)).length, 0)

const told = (goal: Goal): string => JSON.stringify(goal)
const themeOf = ({ parts }: Goal): string => parts.map(({ kind, subject }) => `${kind} ${subject ?? ''}`).join()

const isOneHardTooMany = (challenge: Challenge, sofar: readonly Challenge[]): boolean =>
  gradeOf(challenge) === 3 && sofar.filter(one => gradeOf(one) === 3).length >= MOST_HARD * Math.max(8, sofar.length)

/** Eight digits that are those of this challenge in every book: what people have solved stays solved, and nothing else counts as it. */
function nameOf({ state }: Play, { seat, goal }: Found, after: number): string {
  const named = [state.rulesVersion, state.components, state.seats, state.chance, seat, after, goal]
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 8)
}
