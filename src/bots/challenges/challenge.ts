import type { CoreState, Game, Play, ScoreReason, Seat } from '../../kernel/contract.ts'
import { answer } from '../../kernel/play.ts'
import { type GameRecord, readRecord } from '../../kernel/record.ts'
import { beginRecord } from '../../kernel/replay.ts'
import type { Level } from '../levels.ts'
import type { Goal } from './goal.ts'

/** Something to be found: a position of a real game, a goal, and a way that reaches it. */
export interface Challenge {
  readonly id: string
  /** Which of the book's games, and after how many of its answers. */
  readonly game: number
  readonly after: number
  readonly seat: Seat
  readonly goal: Goal
  /** The rule that it is about. */
  readonly rule: string
  /** Answers that reach the goal, to the end of its time. */
  readonly solution: readonly string[]
  /** What a scholar's first thought reaches: the tempting way. */
  readonly tempting: { readonly gain: number; readonly answers: readonly string[] }
  /** What brings most of the difference, as the game names reasons of points; undefined if the goal is another. */
  readonly idea?: string
  /** How often a bot of each level finds it, from 0 to 1. */
  readonly foundBy: Readonly<Partial<Record<Level, number>>>
}

/** The challenges of one game, with the games that they come from as readable records. */
export interface ChallengeBook {
  readonly games: readonly string[]
  readonly challenges: readonly Challenge[]
}

/** The position of a challenge in a book. */
export const positionOf = <S extends CoreState, C>(
  game: Game<S, C>,
  { games }: ChallengeBook,
  challenge: Challenge,
): Play<S, C> => positionIn(game, readRecord(games[challenge.game] ?? '').record, challenge)

/** The position of a challenge in its game. */
export function positionIn<S extends CoreState, C>(
  game: Game<S, C>,
  record: GameRecord,
  { after }: Pick<Challenge, 'after'>,
): Play<S, C> {
  const play = beginRecord(game, record)
  for (const { seat, key } of record.answers.slice(0, after)) answer(play, seat, key)
  return play
}

/** The reason of points that brings one way most above another, and how much; undefined if none does. */
export function reasonMissed<S extends CoreState, C>(
  way: Play<S, C>,
  other: Play<S, C>,
  seat: Seat,
): ScoreReason | undefined {
  const without = reasonsOf(other, seat)
  const [most] = [...reasonsOf(way, seat)]
    .map(([because, points]) => ({ because, points: points - (without.get(because) ?? 0) }))
    .sort((a, b) => b.points - a.points)
  return most !== undefined && most.points > 0 ? most : undefined
}

function reasonsOf<S extends CoreState, C>(play: Play<S, C>, seat: Seat): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { because, points } of play.game.scores(play).find(score => score.seat === seat)?.reasons ?? [])
    found.set(because, (found.get(because) ?? 0) + points)
  return found
}
