import { type Chance, chanceFromSeed, nextBelow, randomItem } from '../kernel/chance.ts'
import type { CoreState, Game, Play, Seat } from '../kernel/contract.ts'
import { RulesBroken } from '../kernel/errors.ts'
import { firstQuestion, isOver, questionFor } from '../kernel/play.ts'
import { viewOf } from '../kernel/view.ts'
import { beginMatch } from './match.ts'
import type { Mind, TermWeights } from './mind.ts'
import { mindOf } from './minds.ts'
import { sortedWithNoise } from './noise.ts'
import { type Answer, carryOut, findPlans } from './plan.ts'
import type { Sample } from './sampling.ts'
import { imagineWorld } from './world.ts'

/** A quick game from which a judgement can learn. */
export interface PracticeGame {
  readonly seed: string
  readonly players: number
  /** What was learnt before: some seats make use of it, some do not. */
  readonly experience?: TermWeights | undefined
}

/** One who plays: with which mind, how many answers tried for a plan, and with how much noise. */
export interface Pupil<S extends CoreState, C> {
  readonly mind: Mind<S, C>
  readonly steps: number
  readonly noise: number
}

/** Pupils of all kinds: what only one kind of player comes to is not learnt about. */
const STEPS = [60, 100, 200, 400]
const NOISES = [0, 1, 2, 3]
/** One in so many goes without experience. */
const WITHOUT = 3

/** Plays a game plan by plan, and measures after each the position of who made it, and that of one of the others. */
export function playToLearn<S extends CoreState, C>(game: Game<S, C>, practice: PracticeGame): readonly Sample[] {
  const { seed, players, experience } = practice
  const mind = mindOf(game)
  const { measure } = mind
  if (measure === undefined || !mind.features?.length) throw new Error(`${game.title} has no features to learn from`)
  const experienced = (experience && mind.withTermWeights?.(experience)) ?? mind
  const chance = chanceFromSeed(`${seed}:lesson`)
  const pupils = Array.from({ length: players }, () =>
    pupilOf(nextBelow(chance, WITHOUT) === 0 ? mind : experienced, chance),
  )
  const seats = pupils.map(() => 'scholar' as const)
  const play = beginMatch(game, { seed, seats, thinking: {} })
  const noted: { readonly seat: Seat; readonly left: number; readonly terms: readonly number[] }[] = []
  const note = (seat: Seat): void => {
    const measured = new Float64Array(mind.terms.length + (mind.features?.length ?? 0))
    measure(play, seat, measured)
    noted.push({ seat, left: mind.left?.(play, seat) ?? 0, terms: [...measured] })
  }
  while (!isOver(play)) {
    const { seat } = firstQuestion(play)
    const pupil = pupils[seat] as Pupil<S, C>
    carryOut(pupil.mind, play, seat, planOfPupil(play, seat, pupil, chance))
    if (isOver(play)) break
    note(seat)
    if (players > 1) note((seat + 1 + nextBelow(chance, players - 1)) % players)
  }
  const totals = new Map(game.scores(play).map(score => [score.seat, score.total]))
  return noted.map(({ seat, left, terms }) => ({ left, terms, total: totals.get(seat) ?? 0 }))
}

/** What a pupil does with its turn, from what its seat sees: what a draw will bring it can only imagine. */
export function planOfPupil<S extends CoreState, C>(
  { game, components, state }: Play<S, C>,
  seat: Seat,
  { mind, steps, noise }: Pupil<S, C>,
  chance: Chance,
): readonly Answer[] {
  const world = imagineWorld({ game, components, view: viewOf(game, state, seat), seat }, chance)
  const question = questionFor(world, seat)
  if (question === undefined) throw new RulesBroken(`seat ${seat} is asked, but not in a world that it imagines`)
  const [plan] = sortedWithNoise(findPlans(mind, world, question, steps), noise, chance)
  return plan?.answers ?? []
}

const pupilOf = <S extends CoreState, C>(mind: Mind<S, C>, chance: Chance): Pupil<S, C> => ({
  mind,
  steps: randomItem(chance, STEPS),
  noise: randomItem(chance, NOISES),
})
