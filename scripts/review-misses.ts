import type { SeatReview } from '../src/bots/analysis.ts'
import { choose } from '../src/bots/choose.ts'
import { judgedNow } from '../src/bots/master.ts'
import { carryOut } from '../src/bots/plan.ts'
import { surenessOf } from '../src/bots/review/spread.ts'
import type { PlayedTurn } from '../src/bots/review/turns.ts'
import { bestOther, type TurnLooks, toTheEnd, weigh } from '../src/bots/review/weigh-turn.ts'
import { chainEnds, imagineWorld } from '../src/bots/world.ts'
import { chanceFromSeed, shuffleWith } from '../src/kernel/chance.ts'
import { answer, fork, questionFor } from '../src/kernel/play.ts'
import { viewOf } from '../src/kernel/view.ts'
import { playedBothWays, type WaysToTheEnd } from './played-both-ways.ts'

/** A turn that was drawn by chance and played both ways: as it was, and as a master would have played it. */
export interface DrawnTurn {
  readonly index: number
  /** The master would have come to the same: nothing was played. */
  readonly same: boolean
  /** By how much the master's turn ended ahead, on average over so many worlds. */
  readonly real: number
  readonly realError: number
  readonly worlds: number
  /** The review calls another turn better, and claims so many points. */
  readonly claimed: number | undefined
  /** Among the five of its seat that it tells first, or under "more". */
  readonly isFirst?: boolean
  /** Why it does not, where that was a large loss. */
  readonly missed?: MissedBecause
}

/**
 * No better turn was found; one was, but over the imagined continuations it was too close to call; or it was clear enough over all of
 * them, and was dropped after the first, or others of the seat's turns were looked into in its place.
 */
export type MissedBecause = 'not found' | 'close call' | 'crowded out'

/** From here on the turn that was played counts as a loss that a review should name. */
export const LARGE_LOSS = 5

/** So often a master looks before it gives an answer. */
const LOOKS_OF_MASTER = 60

/** Draws so many turns of a game in which there was something to choose, and asks what a master would have made of each. */
export function drawnTurns(
  ways: WaysToTheEnd,
  turns: readonly PlayedTurn[],
  reviewed: readonly SeatReview[],
  count: number,
  seed: string,
): readonly DrawnTurn[] {
  const drawn = turns.filter(hasChoice)
  shuffleWith(chanceFromSeed(`${seed}:drawn`), drawn)
  return drawn.slice(0, count).map(turn => {
    const { index, keys } = turn
    const isFirst = reviewed.some(({ moments }) => moments.some(one => one.index === index))
    const loss = reviewed
      .flatMap(({ moments, more }) => [...moments, ...more])
      .find(one => one.kind === 'loss' && one.index === index)
    const masters = masterTurn(turn, seed)
    const claimed = loss?.points
    if (comeToTheSame(ways, turn, masters)) return { index, same: true, real: 0, realError: 0, worlds: 0, claimed }
    const way = { one: masters, other: keys, clearOf: LARGE_LOSS }
    const { mean, error, continuations } = playedBothWays(ways, turn, way, seed)
    const told = { index, same: false, real: mean, realError: error, worlds: continuations, claimed }
    if (claimed !== undefined) return { ...told, isFirst }
    if (mean < LARGE_LOSS) return told
    return { ...told, missed: whyMissed(ways.looking, turn) }
  })
}

const LOOKS_OF_REVIEW = 24

/** What a review makes of a turn that it does not name. */
export function whyMissed(looking: TurnLooks, turn: PlayedTurn): MissedBecause {
  const other = bestOther(looking, turn, 'review')
  if (other === undefined || other.seemed <= 0) return 'not found'
  const chance = chanceFromSeed(`review:${turn.index}:prove`)
  const { spread } = weigh(toTheEnd(looking), turn, other.line, turn.keys, { chance, looks: LOOKS_OF_REVIEW })
  return surenessOf(spread) === 'closeCall' ? 'close call' : 'crowded out'
}

function hasChoice(turn: PlayedTurn): boolean {
  const question = questionFor(imagineWorld(turn, chanceFromSeed('choice')), turn.seat)
  return question !== undefined && (question.options.length > 1 || turn.keys.length > 1)
}

/** What a master would have answered from what the seat knew, as far as its answers can be known. */
function masterTurn(turn: PlayedTurn, seed: string): readonly string[] {
  const { game, components, seat, moment } = turn
  const world = imagineWorld(turn, chanceFromSeed(`${seed}:${turn.index}:master`))
  const keys: string[] = []
  do {
    const view = viewOf(game, world.state, seat)
    const task = { game, components, view, seat, seed: `${seed}:master`, iterations: LOOKS_OF_MASTER }
    const key = choose('master', task)
    keys.push(key)
    answer(world, seat, key)
  } while (!chainEnds(world, seat, moment))
  return keys
}

function comeToTheSame({ looking: { mind } }: WaysToTheEnd, turn: PlayedTurn, masters: readonly string[]): boolean {
  const world = imagineWorld(turn, chanceFromSeed('same'))
  const [one, other] = [masters, turn.keys].map(keys => {
    const answers = keys.map(key => ({ key }))
    return judgedNow(mind, carryOut(mind, fork(world), turn.seat, answers), turn.seat).join()
  })
  return one === other
}
