import { type Chance, chanceFromSeed, freshChance } from '../../kernel/chance.ts'
import type { CoreState, Game, Play, Score, Seat } from '../../kernel/contract.ts'
import { answer, firstQuestion, fork, isOver } from '../../kernel/play.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { beginRecord } from '../../kernel/replay.ts'
import { viewOf } from '../../kernel/view.ts'
import { mindAt } from '../choose.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { sortedWithNoise } from '../noise.ts'
import { carryOut, findPlans } from '../plan.ts'
import { imagineWorld } from '../world.ts'
import { spreadOf } from './spread.ts'

/** What a seat could expect to end with: on average, and in eight of ten imagined ends between these. */
export interface ExpectedPoints {
  readonly mean: number
  readonly low: number
  readonly high: number
  /** In which part of the ends it won. */
  readonly won: number
}

/** What seats could expect at a position. */
export interface ExpectedAt {
  /** So many answers after the setup. */
  readonly at: number
  /** By seat: each from what it knew itself. */
  readonly known: readonly ExpectedPoints[]
  /** By seat: with all hands and piles open. */
  readonly open: readonly ExpectedPoints[]
}

/** Where a game was heading, from its setup to its end. */
export interface ExpectedCourse {
  /** How often each position was played to the end. */
  readonly looks: number
  readonly positions: readonly ExpectedAt[]
}

/** How closely a course is looked at. */
export interface ExpectedDepth {
  readonly looks: number
  /** At most so many positions, as evenly as turns begin. */
  readonly positions: number
  /** Answers tried for each plan on the way. */
  readonly steps: number
}

/** A first look, which takes a few seconds, and one that is asked for. */
export const quickDepth: ExpectedDepth = { looks: 4, positions: 20, steps: 60 }
export const fullDepth: ExpectedDepth = { looks: 16, positions: 48, steps: 120 }

/** Everybody goes on with quick plans, and misjudges each by about so many points. */
const NOISE = 0.5

const SEED = 'expected'

/** Plays imagined games from positions of a record to their ends: what every seat could expect there. */
export function expectedCourse<S extends CoreState, C>(
  game: Game<S, C>,
  record: GameRecord,
  depth: ExpectedDepth,
  progress: (done: number) => void = () => undefined,
): ExpectedCourse {
  const mind = mindAt('master', mindOf(game), record.players)
  const starts = evenly(turnStartsOf(game, record), depth.positions)
  const play = beginRecord(game, record)
  play.events = undefined
  const found: ExpectedAt[] = []
  let given = 0
  for (const at of starts) {
    for (; given < at; given++) {
      const next = record.answers[given]
      if (next !== undefined) answer(play, next.seat, next.key)
    }
    found.push(isOver(play) ? endedAt(at, game.scores(play)) : expectedAt(mind, play, at, depth))
    progress(found.length / starts.length)
  }
  return { looks: depth.looks, positions: found }
}

/** The setup, every position where the moment of the game moves on, and the last. */
function turnStartsOf<S extends CoreState, C>(game: Game<S, C>, record: GameRecord): readonly number[] {
  const play = beginRecord(game, record)
  play.events = undefined
  let moment = String(game.moment(play.state))
  const starts = [0]
  record.answers.forEach(({ seat, key }, index) => {
    answer(play, seat, key)
    const now = String(game.moment(play.state))
    if (now !== moment) starts.push(index + 1)
    moment = now
  })
  const end = record.answers.length
  return starts.at(-1) === end ? starts : [...starts, end]
}

/** Some of a list, the first and the last among them. */
export function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list
  const step = (list.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)] as T)
}

const endedAt = (at: number, scores: readonly Score[]): ExpectedAt => {
  const ended = [...scores]
    .sort((a, b) => a.seat - b.seat)
    .map(({ total, won }): ExpectedPoints => ({ mean: total, low: total, high: total, won: won ? 1 : 0 }))
  return { at, known: ended, open: ended }
}

function expectedAt<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  at: number,
  { looks, steps }: ExpectedDepth,
): ExpectedAt {
  const { game, components, state } = play
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  const expectedBy = (name: string, worldFor: (chance: Chance) => Play<S, C>): readonly ExpectedPoints[] => {
    const chance = chanceFromSeed(`${SEED}:${at}:${name}`)
    const ends = Array.from({ length: looks }, () => {
      const noiseChance = freshChance(chance)
      return playedToEnd(mind, worldFor(noiseChance), steps, noiseChance)
    })
    return seats.map(seat => expectedOf(ends, seat))
  }
  const open = expectedBy('open', () => fork(play))
  const known = seats.map(seat => {
    const position = { game, components, view: viewOf(game, state, seat), seat }
    return expectedBy(`seat ${seat}`, chance => imagineWorld(position, chance))[seat] as ExpectedPoints
  })
  return { at, known, open }
}

function playedToEnd<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  steps: number,
  chance: Chance,
): readonly Score[] {
  while (!isOver(play)) {
    const question = firstQuestion(play)
    const [plan] = sortedWithNoise(findPlans(mind, play, question, steps), NOISE, chance)
    if (plan === undefined) break
    carryOut(mind, play, question.seat, plan.answers)
  }
  return play.game.scores(play)
}

function expectedOf(ends: readonly (readonly Score[])[], seat: Seat): ExpectedPoints {
  const own = ends.flatMap(scores => scores.filter(score => score.seat === seat))
  const { mean, low, high } = spreadOf(own.map(({ total }) => total))
  return { mean, low, high, won: own.filter(({ won }) => won).length / Math.max(1, own.length) }
}
