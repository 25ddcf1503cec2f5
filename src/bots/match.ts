import type { CoreState, Game, Play, Seat } from '../kernel/contract.ts'
import type { GivenAnswer } from '../kernel/history.ts'
import type { Json } from '../kernel/json.ts'
import { answer, begin, firstQuestion, isOver } from '../kernel/play.ts'
import { viewOf } from '../kernel/view.ts'
import { choose } from './choose.ts'
import type { Level } from './levels.ts'
import type { Mind } from './mind.ts'
import type { Skill } from './skill.ts'

/** How a master's thinking is bounded. */
export interface Thinking {
  readonly budgetMs?: number
  readonly iterations?: number
}

/** A seat that is made to pursue a way to win. */
export interface Pursuit {
  readonly seat: Seat
  readonly way: string
}

/** A game that bots play among themselves. */
export interface Match {
  readonly seed: string
  /** The level of each seat, or how well it plays where that is no level. */
  readonly seats: readonly (Level | Skill)[]
  readonly thinking: Thinking
  /** A component pack of its own, in place of the one that is shipped. */
  readonly pack?: Json | undefined
  /** Options of the game, where they are not the usual ones. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
  /** One seat may be made to pursue a way to win. */
  readonly pursuit?: Pursuit
}

export interface MatchResult {
  readonly totals: readonly number[]
  readonly won: readonly boolean[]
  readonly answers: readonly GivenAnswer[]
}

/** Plays a match to its end. */
export function playMatch<S extends CoreState, C>(
  game: Game<S, C>,
  match: Match,
  minds?: (seat: Seat) => Mind<S, C> | undefined,
): MatchResult {
  const play = beginMatch(game, match)
  const answers: GivenAnswer[] = []
  while (!isOver(play)) {
    const { seat } = firstQuestion(play)
    const key = botAnswer(play, seat, match.seats[seat] ?? 'random', match.seed, match.thinking, minds?.(seat))
    answer(play, seat, key)
    answers.push({ seat, key })
  }
  const scores = game.scores(play)
  return { totals: scores.map(score => score.total), won: scores.map(score => score.won), answers }
}

/** A match before its first answer. Nobody listens, and nobody wants to confirm. */
export function beginMatch<S extends CoreState, C>(
  game: Game<S, C>,
  { seats, seed, pack, options }: Match,
): Play<S, C> {
  const play = begin(game, { players: seats.length, seed, options: { ...options, confirm: false }, pack })
  play.events = undefined
  return play
}

/** What a bot at a seat of a running game would answer: it is shown the seat's view and nothing else. */
export function botAnswer<S extends CoreState, C>(
  { game, components, state }: Play<S, C>,
  seat: Seat,
  level: Level | Skill,
  seed: string,
  thinking: Thinking,
  mind?: Mind<S, C>,
): string {
  const view = viewOf(game, state, seat)
  return choose(level, { game, components, view, seat, seed: `${seed}:bot`, player: seed, ...thinking }, mind)
}
