import { type Chance, freshChance, nextBelow } from '../kernel/chance.ts'
import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import { firstQuestion, fork, isOver, questionFor, take } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import type { Option, Question } from '../kernel/question.ts'
import type { Patience } from './master.ts'
import { type Mind, valueFor } from './mind.ts'
import type { Verdict } from './verdict.ts'
import { imagineWorld, type Position } from './world.ts'

/** An option on the way down the tree. What follows it is known by key, for each world may offer other options. */
interface Branch {
  readonly option: Option
  visits: number
  /** Worlds passed through in which this option could have been taken. */
  offered: number
  /** Sum of the values to the seat that takes it, each between 0 and 1. */
  sum: number
  readonly terms: Float64Array
  readonly next: Map<string, Branch>
}

/** Random answers from a new branch until the position is judged. */
export const ROLLOUT = 50

/** Worlds that are imagined; then they are gone through again, each time with other chances. */
const WORLDS = 64

/** How much is tried that has been tried little. */
const CURIOSITY = 0.7

/**
 * Information-set Monte-Carlo tree search (single observer, one tree over many imagined worlds, every seat for itself): for
 * games of which a bot knows the rules only. It needs no judgement along the way, just the score at the end of a rollout.
 */
export function searchTree<S extends CoreState, C>(
  mind: Mind<S, C>,
  position: Position<S, C>,
  chance: Chance,
  patience: Patience,
  rollout = ROLLOUT,
): Verdict[] {
  const root = newBranch({ key: '', verb: '', to: [] }, mind.terms.length)
  const search: TreeSearch<S, C> = {
    mind,
    self: position.seat,
    root,
    scale: { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY },
    terms: Array.from({ length: position.view.seats }, () => new Float64Array(mind.terms.length)),
    chance,
    rollout,
  }
  const worlds: Play<S, C>[] = []
  for (let looks = 0; patience(looks) < 1; looks++) {
    if (worlds.length < WORLDS) worlds.push(imagineWorld(position, chance))
    const world = fork(worlds[looks % WORLDS] as Play<S, C>)
    world.state.chance = freshChance(chance)
    lookOnce(search, world)
  }
  return [...root.next.values()]
    .map(({ option, visits, terms: sums }): Verdict => {
      const means = sums.map(sum => sum / visits)
      return { option, visits, terms: means, value: means.reduce((sum, one) => sum + one, 0) }
    })
    .sort((a, b) => b.visits - a.visits || b.value - a.value)
}

/** The lowest and the highest value met so far: what values are measured by. */
interface Scale {
  low: number
  high: number
}

/** What stays the same from look to look. */
interface TreeSearch<S extends CoreState, C> {
  readonly mind: Mind<S, C>
  readonly self: Seat
  readonly root: Branch
  readonly scale: Scale
  /** Room for the terms of each seat. */
  readonly terms: readonly Float64Array[]
  readonly chance: Chance
  readonly rollout: number
}

function lookOnce<S extends CoreState, C>(search: TreeSearch<S, C>, play: Play<S, C>): void {
  const { mind, self, root, scale, terms, chance, rollout } = search
  const path: { readonly branch: Branch; readonly seat: Seat }[] = []
  let at = root
  for (let fresh = false; !fresh && !isOver(play); ) {
    const question = questionFor(play, self) ?? firstQuestion(play)
    const branch = pick(at, question, mind.terms.length, chance)
    fresh = branch.visits === 0
    take(play, question, branch.option)
    path.push({ branch, seat: question.seat })
    at = branch
  }
  for (let step = 0; step < rollout && !isOver(play); step++) takeRandomly(play, chance)
  const values = terms.map((one, seat) => valueFor(mind, play, seat, one))
  scale.low = Math.min(scale.low, ...values)
  scale.high = Math.max(scale.high, ...values)
  for (const { branch, seat } of path) {
    branch.visits++
    branch.sum += relative(values, seat, scale)
    const own = terms[self] as Float64Array
    for (let term = 0; term < own.length; term++) branch.terms[term] = (branch.terms[term] ?? 0) + (own[term] as number)
  }
}

/** How well a seat does, between 0 and 1: half for its own value, half for its lead over the best of the others. */
function relative(values: readonly number[], seat: Seat, { low, high }: Scale): number {
  const width = Math.max(1e-9, high - low)
  const own = values[seat] as number
  const others = values.filter((_, other) => other !== seat)
  const share = (own - low) / width
  return others.length === 0 ? share : 0.5 * share + 0.25 * (1 + (own - Math.max(...others)) / width)
}

/** A branch that was never tried, if there is one; else the best by its mean and by what is not yet known of it. */
function pick(at: Branch, { options }: Question, terms: number, chance: Chance): Branch {
  let best: Branch | undefined
  let most = Number.NEGATIVE_INFINITY
  let untried = 0
  for (const option of options) {
    const branch = at.next.get(option.key)
    if (branch === undefined) {
      // Of several untried ones each is as likely: the third replaces the choice with a chance of one third.
      untried++
      if (nextBelow(chance, untried) === 0) {
        best = newBranch(option, terms)
        most = Number.POSITIVE_INFINITY
      }
      continue
    }
    branch.offered++
    const hope = branch.sum / branch.visits + CURIOSITY * Math.sqrt(Math.log(branch.offered) / branch.visits)
    if (hope <= most) continue
    most = hope
    best = branch
  }
  const chosen = best as Branch
  if (chosen.visits === 0) at.next.set(chosen.option.key, chosen)
  return chosen
}

const newBranch = (option: Option, terms: number): Branch => ({
  option,
  visits: 0,
  offered: 1,
  sum: 0,
  terms: new Float64Array(terms),
  next: new Map(),
})
