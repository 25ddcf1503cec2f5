import { type Chance, chanceFromSeed, freshChance } from '../../kernel/chance.ts'
import type { CoreState, Play } from '../../kernel/contract.ts'
import { RulesBroken } from '../../kernel/errors.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import { mindAt } from '../choose.ts'
import { candidatesAmong, judgedNow, lookInto, plansFor } from '../master.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { mindWithOthers } from '../others.ts'
import { type Answer, byValue, carryOut, type Plan } from '../plan.ts'
import { type SearchSettings, searchSettingsOf } from '../search-settings.ts'
import { imagineWorld } from '../world.ts'
import { type EndsApart, endsOf, endsTurnedRound } from './ends.ts'
import { type SpreadOfPoints, spreadOf } from './spread.ts'
import type { PlayedTurn } from './turns.ts'

/** How a review looks: the mind that plans the turn, the one that plays on after it, the one that judges, and how far. */
export interface TurnLooks<S extends CoreState = CoreState, C = unknown> {
  readonly mind: Mind<S, C>
  readonly planning: Mind<S, C>
  readonly judging: Mind<S, C>
  readonly settings: SearchSettings
  /** With how much care everybody plays on, from one look to the next, where that is not always the same. */
  readonly cares?: readonly Care[]
}

type Care = Pick<SearchSettings, 'laterSteps' | 'otherSteps'>

/** A turn that could have been played. `line` is its answers, by their keys. */
export interface OtherTurn {
  readonly line: readonly string[]
  /** How many points better than the turn that was played it seemed in a few looks. Below 0: worse. */
  readonly seemed: number
  /** What that was made of: terms of the mind, and last what is left to others. */
  readonly terms: Float64Array
}

/** One turn beside another, looked into often. */
export interface WeighedTurn {
  /** By how much the first came to more, look by look. */
  readonly differences: readonly number[]
  readonly spread: SpreadOfPoints
  /** What the difference is made of, on average: terms of the mind, and last what is left to others. */
  readonly terms: Float64Array
  /** What it is made of in the end, where both were played to the end. */
  readonly ends: EndsApart | undefined
}

/** Everybody misjudges by so many points in looks: else all continuations would go one way, and seem sure. */
const NOISE = 1.5

/** A whole game is reviewed: plans are found with fewer tries than a master has. */
const STEPS = { now: 600, later: 60, other: 40 }

/** On the long way to the end small mistakes add up: there everybody plans with more care. */
const NOISE_ON_THE_WAY = 0.5

/**
 * How much care that is differs from look to look. Played on with one care alone, what is better by ten points in every look may be
 * nothing with another: only what is better with all of them is.
 */
const CARES: readonly Care[] = [
  { laterSteps: 120, otherSteps: 80 },
  { laterSteps: 270, otherSteps: 180 },
  { laterSteps: 180, otherSteps: 120 },
  { laterSteps: 400, otherSteps: 270 },
]

/** So many other turns are looked into, each so often, before one is named as the best. */
const OTHERS = 3
const FIRST_LOOKS = 4

/** Turns that were judged further behind the one played than this are not looked into. */
const FAR_BEHIND = 2

export function lookingFor<S extends CoreState, C>(game: PlayedTurn<S, C>['game'], seats: number): TurnLooks<S, C> {
  const mind = mindAt('master', mindOf(game), seats)
  const general = searchSettingsOf(mind, seats)
  const settings = {
    ...general,
    noise: Math.max(NOISE, general.noise),
    steps: Math.min(STEPS.now, general.steps),
    laterSteps: Math.min(STEPS.later, general.laterSteps),
    otherSteps: Math.min(STEPS.other, general.otherSteps),
    width: 1,
  }
  return {
    mind,
    planning: settings.othersWeightInPlans > 0 ? mindWithOthers(mind, settings.othersWeightInPlans) : mind,
    judging: mindWithOthers(mind, settings.othersWeight),
    settings,
  }
}

/**
 * The best turn other than the one that was played, as far as a search and a few looks tell; undefined where nothing else was to
 * choose, or all comes to the same.
 */
export function bestOther<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  seed: string,
): OtherTurn | undefined {
  const { planning, settings } = looking
  const { seat } = turn
  const chance = chanceFromSeed(`${seed}:${turn.index}:find`)
  const world = imagineWorld(turn, chance)
  const question = questionFor(world, seat)
  if (question === undefined || (question.options.length < 2 && turn.keys.length < 2)) return undefined
  const played = sum(judgedNow(planning, carryOut(planning, fork(world), seat, answersOf(turn.keys)), seat))
  const plans = plansFor(planning, world, question, settings)
    .filter(({ value }) => Math.abs(value - played) > 1e-9)
    .sort(byValue)
  const near = plans.filter(({ value }) => value > played - FAR_BEHIND)
  const [next] = plans
  if (near.length === 0) return next && { line: keysOf(next), seemed: next.value - played, terms: new Float64Array(0) }
  const lines = candidatesAmong(near, { ...settings, candidates: OTHERS }).map(keysOf)
  const [best] = weighAll(looking, turn, lines, turn.keys, { chance, looks: FIRST_LOOKS })
    .map(({ spread, terms }, at) => ({ line: lines[at] ?? [], seemed: spread.mean, terms }))
    .sort((a, b) => b.seemed - a.seemed)
  return best
}

/** The same looks, but all the way: what they find is the final result, not what somebody thinks of a position. */
export const toTheEnd = <S extends CoreState, C>(looking: TurnLooks<S, C>): TurnLooks<S, C> => ({
  ...looking,
  settings: { ...looking.settings, turns: Number.POSITIVE_INFINITY, noise: NOISE_ON_THE_WAY },
  cares: CARES,
})

/** How often turns are laid beside each other, and when that need not go on. */
export interface Weighing {
  readonly chance: Chance
  readonly looks: number
  /** Whether more looks could not change what is made of these differences. */
  readonly settled?: (differences: readonly number[]) => boolean
}

/** Plays two turns in the same imagined worlds and goes on from each: by how much the first was better. */
export function weigh<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  one: readonly string[],
  other: readonly string[],
  weighing: Weighing,
): WeighedTurn {
  const [weighed] = weighAll(looking, turn, [one], other, weighing)
  if (weighed === undefined) throw new RulesBroken('a turn was not weighed')
  return weighed
}

/** The same for several turns, each beside the same other, which is then played once in each world. */
export function weighAll<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  lines: readonly (readonly string[])[],
  other: readonly string[],
  weighing: Weighing,
): readonly WeighedTurn[] {
  const { judging } = looking
  const { settled = () => false } = weighing
  const sums = lines.map(() => ({
    differences: [] as number[],
    terms: new Float64Array(judging.terms.length),
    ends: endsOf(turn.seat),
  }))
  for (const after of looksOn(looking, turn, weighing)) {
    const otherEnd = after(other)
    const second = judgedNow(judging, otherEnd, turn.seat)
    for (const [at, line] of sums.entries()) {
      const end = after(lines[at] ?? [])
      const first = judgedNow(judging, end, turn.seat)
      line.ends.add(end, otherEnd)
      line.differences.push(sum(first) - sum(second))
      first.forEach((term, place) => {
        line.terms[place] = (line.terms[place] ?? 0) + term - (second[place] ?? 0)
      })
    }
    if (sums.every(({ differences }) => settled(differences))) break
  }
  return sums.map(({ differences, terms: summed, ends }) => {
    const count = Math.max(1, differences.length)
    const terms = summed.map(term => term / count)
    return {
      differences,
      spread: spreadOf(differences),
      terms,
      ends: ends.apart(count, terms.at(-1) ?? 0),
    }
  })
}

/** One look after the other, each in a world of its own: what comes there of a line of answers. */
function* looksOn<S extends CoreState, C>(
  { mind, settings: general, cares = [general] }: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  { chance, looks }: Weighing,
): Generator<(line: readonly string[]) => Play<S, C>> {
  for (let look = 0; look < looks; look++) {
    const settings = { ...general, ...cares[look % cares.length] }
    const noiseChance = freshChance(chance)
    const world = imagineWorld(turn, noiseChance)
    yield line => lookInto(mind, answersOf(line), fork(world), turn.seat, settings, [...noiseChance])
  }
}

/** What a seat's own points come to on average after a line of answers. */
export function expectedAfter<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  turn: PlayedTurn<S, C>,
  line: readonly string[],
  weighing: Weighing,
): number {
  const ends = [...looksOn(looking, turn, weighing)].map(after => judgedNow(looking.mind, after(line), turn.seat))
  return ends.reduce((all, end) => all + sum(end), 0) / Math.max(1, ends.length)
}

/** The same, seen from the other turn. */
export const turnedRound = ({ differences, terms, ends }: WeighedTurn): WeighedTurn => {
  const turned = differences.map(one => -one)
  return {
    differences: turned,
    spread: spreadOf(turned),
    terms: terms.map(one => -one),
    ends: ends && endsTurnedRound(ends),
  }
}

const keysOf = ({ answers }: Plan): readonly string[] => answers.map(({ key }) => key)

const answersOf = (keys: readonly string[]): readonly Answer[] => keys.map(key => ({ key }))

const sum = (terms: Float64Array): number => terms.reduce((all, term) => all + term, 0)
