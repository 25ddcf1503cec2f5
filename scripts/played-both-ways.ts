import { botAnswer } from '../src/bots/match.ts'
import { sortedWithNoise } from '../src/bots/noise.ts'
import { carryOut, findPlans } from '../src/bots/plan.ts'
import { type SpreadOfPoints, spreadOf } from '../src/bots/review/spread.ts'
import type { PlayedTurn } from '../src/bots/review/turns.ts'
import type { TurnLooks } from '../src/bots/review/weigh-turn.ts'
import { imagineWorld } from '../src/bots/world.ts'
import { type Chance, chanceFromSeed, freshChance } from '../src/kernel/chance.ts'
import type { Play, Seat } from '../src/kernel/contract.ts'
import { answer, firstQuestion, fork, isOver } from '../src/kernel/play.ts'

const NOISE = 0.5

/** How turns are played on, and how often. */
export interface WaysToTheEnd {
  readonly looking: TurnLooks
  /** Answers tried for a plan on the way there. */
  readonly steps: number
  readonly worlds: number
  /** Masters who look so often go on; with 0 everybody goes on with plans, made once a turn. */
  readonly masters: number
}

/** Worlds before which nothing is clear, and how many standard errors make it clear. */
const LEAST_WORLDS = 12
const CLEAR = 2.6

/** Two turns, and the difference between them of which it is to become clear whether there is more or less. */
export interface TwoWays {
  readonly one: readonly string[]
  readonly other: readonly string[]
  readonly clearOf: number
}

/**
 * Plays two turns to the end of the game, in worlds that fit what the seat knew, until it is clear on which side of `clearOf` points
 * the first ends ahead of the second: by how much, on average.
 */
export function playedBothWays(
  ways: WaysToTheEnd,
  turn: PlayedTurn,
  { one, other, clearOf }: TwoWays,
  seed: string,
): SpreadOfPoints {
  const chance = chanceFromSeed(`${seed}:${turn.index}:truth`)
  const ahead: number[] = []
  while (ahead.length < ways.worlds) {
    const noiseChance = freshChance(chance)
    const imagined = imagineWorld(turn, noiseChance)
    const world = { play: imagined, seed: `${seed}:${turn.index}:${ahead.length}`, noise: noiseChance }
    const after = (keys: readonly string[]): number => resultAfter(ways, world, turn.seat, keys)
    ahead.push(after(one) - after(other))
    const { mean, error } = spreadOf(ahead)
    if (ahead.length >= LEAST_WORLDS && Math.abs(mean - clearOf) > CLEAR * error) break
  }
  return spreadOf(ahead)
}

/** A world in which turns are played on, and the chance by which those who go on judge and look: the same for both turns. */
interface World {
  readonly play: Play
  readonly seed: string
  readonly noise: Chance
}

/** What a seat ends with, less what counts against it, when everybody goes on after these answers. */
function resultAfter(ways: WaysToTheEnd, world: World, seat: Seat, keys: readonly string[]): number {
  const { mind, settings } = ways.looking
  const play = fork(world.play)
  const answers = keys.map(key => ({ key }))
  carryOut(mind, play, seat, answers)
  if (ways.masters > 0) goOnAsMasters(play, ways.masters, world.seed)
  else goOnByPlans(ways, play, [...world.noise])
  const totals = play.game.scores(play).map(score => score.total)
  const others = totals.filter((_, one) => one !== seat)
  return (totals[seat] ?? 0) - settings.othersWeight * Math.max(0, ...others)
}

function goOnByPlans({ looking: { mind }, steps }: WaysToTheEnd, play: Play, noise: Chance): void {
  while (!isOver(play)) {
    const question = firstQuestion(play)
    const [plan] = sortedWithNoise(findPlans(mind, play, question, steps), NOISE, noise)
    carryOut(mind, play, question.seat, plan?.answers ?? [])
  }
}

function goOnAsMasters(play: Play, looks: number, seed: string): void {
  while (!isOver(play)) {
    const { seat } = firstQuestion(play)
    answer(play, seat, botAnswer(play, seat, 'master', seed, { iterations: looks }))
  }
}
