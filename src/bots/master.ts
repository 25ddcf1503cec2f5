import { type Chance, freshChance } from '../kernel/chance.ts'
import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import { RulesBroken } from '../kernel/errors.ts'
import { firstQuestion, fork, isOver, questionFor } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { itemAt } from '../kernel/rows.ts'
import { type Mind, valueFor } from './mind.ts'
import { sortedWithNoise } from './noise.ts'
import { mindWithOthers } from './others.ts'
import { type Answer, byValue, carryOut, findPlans, findPlansWithCare, type Plan } from './plan.ts'
import { type SearchSettings, searchSettingsOf } from './search-settings.ts'
import type { Verdict } from './verdict.ts'
import { imagineWorld, type Position } from './world.ts'

/** When to stop thinking: after so many looks, or when this says so. Tells which part of the time is used up. */
export type Patience = (looks: number) => number

interface Candidate {
  readonly answers: readonly Option[]
  /** Judged at the end of this turn, before any look: terms, and last what is left to others. */
  readonly atFirst: Float64Array
  looks: number
  /** The sum of what the looks found. */
  readonly found: Float64Array
}

/** A world to look into, and the noise of all who play there. */
interface Imagined<S extends CoreState, C> {
  readonly world: Play<S, C>
  readonly noiseChance: Chance
}

/**
 * The master finds plans for its turn, and looks into the best of them: in imagined worlds it plays each plan and goes on
 * for some turns, keeping a few of the best plans of each, while the other seats play their own, all with noise. Every candidate
 * meets the same worlds; as time goes by, the worse half is dropped, and dropped again.
 */
export function lookFarAhead<S extends CoreState, C>(
  mind: Mind<S, C>,
  position: Position<S, C>,
  world: Play<S, C>,
  chance: Chance,
  patience: Patience,
  settings: SearchSettings = searchSettingsOf(mind, position.view.seats),
): Verdict[] {
  const { seat } = position
  const question = questionFor(world, seat)
  if (question === undefined) throw new RulesBroken(`a master thinks for seat ${seat}, which is not asked`)
  const judging = mindWithOthers(mind, settings.othersWeight)
  const planning = settings.othersWeightInPlans > 0 ? mindWithOthers(mind, settings.othersWeightInPlans) : mind
  const plans = plansFor(planning, world, question, settings, () => patience(0) > FOR_PLANS).sort(byValue)
  const hopeful = candidatesAmong(plans, settings)
  const all = [...hopeful, ...toCompare(hopeful, plans)].map(
    ({ answers }): Candidate => ({
      answers,
      atFirst: judgedNow(judging, carryOut(mind, fork(world), seat, answers), seat),
      looks: 0,
      found: new Float64Array(judging.terms.length),
    }),
  )
  const worth = (one: Candidate): number => total(seen(one, settings))
  let left: readonly Candidate[] = all.slice(0, hopeful.length)
  const worlds: Imagined<S, C>[] = []
  const halvings = Math.ceil(Math.log2(Math.max(2, all.length)))
  for (let looks = 0; ; looks++) {
    const used = patience(looks)
    if (used >= 1 || sameOpening(left)) break
    const keep = Math.max(2, Math.ceil(all.length / 2 ** Math.floor(used * halvings)))
    if (left.length > keep && left.every(one => one.looks === left[0]?.looks))
      left = [...left].sort((a, b) => worth(b) - worth(a)).slice(0, keep)
    const next = left.reduce((least, one) => (one.looks < least.looks ? one : least))
    const number = next.looks
    while (worlds.length <= number) {
      const noiseChance = freshChance(chance)
      worlds.push({ world: imagineWorld(position, noiseChance), noiseChance })
    }
    const { world: imagined, noiseChance } = worlds[number] as Imagined<S, C>
    const after = lookInto(planning, next.answers, fork(imagined), seat, settings, [...noiseChance])
    next.looks++
    judgedNow(judging, after, seat).forEach((term, at) => {
      next.found[at] = (next.found[at] ?? 0) + term
    })
  }
  return verdicts(all, settings)
}

/** The part of its time that a master spends on finding plans, at the most, where that takes long. */
const FOR_PLANS = 0.4

export const plansFor = <S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
  { careful, steps }: Pick<SearchSettings, 'careful' | 'steps'>,
  enough?: () => boolean,
): Plan[] =>
  careful ? findPlansWithCare(mind, world, question, steps, enough) : findPlans(mind, world, question, steps)

/** What is known of a candidate. A few looks are no more than a hint: what was judged at first may count beside them. */
function seen({ atFirst, looks, found }: Candidate, { priorWeight }: SearchSettings): Float64Array {
  if (looks === 0) return atFirst
  return found.map((sum, term) => (1 - priorWeight) * (sum / looks) + priorWeight * (atFirst[term] ?? 0))
}

const total = (terms: Float64Array): number => terms.reduce((sum, term) => sum + term, 0)

const sameOpening = (left: readonly Pick<Plan, 'answers'>[]): boolean =>
  left.every(one => one.answers[0] === left[0]?.answers[0])

/** The best plans, but few that begin alike, and none far behind: it is the first answer that must be found. */
export function candidatesAmong(
  plans: readonly Plan[],
  {
    candidates,
    perFirstAnswer,
    maxPointsBehind,
  }: Pick<SearchSettings, 'candidates' | 'perFirstAnswer' | 'maxPointsBehind'>,
): readonly Plan[] {
  const least = (plans[0]?.value ?? 0) - maxPointsBehind
  const openings = new Map<Option, number>()
  return distinct(plans)
    .filter(({ answers, value }) => {
      const opening = itemAt(answers, 0)
      const before = openings.get(opening) ?? 0
      openings.set(opening, before + 1)
      return before < perFirstAnswer && value >= least
    })
    .slice(0, candidates)
}

/** Where all that is hopeful begins alike there is nothing to look into; who asks for advice wants to know what else there is. */
const toCompare = (hopeful: readonly Plan[], plans: readonly Plan[]): readonly Plan[] =>
  sameOpening(hopeful) ? plans.filter(({ answers }) => answers[0] !== hopeful[0]?.answers[0]).slice(0, 1) : []

/** Of plans that come to the same, the first. */
const distinct = <P extends Plan>(plans: readonly P[]): readonly P[] =>
  plans.filter((plan, at) => at === 0 || Math.abs(plan.value - (plans[at - 1] as P).value) > 1e-9)

/** Plays a plan in a world and goes on from there, as far as looks go. */
export function lookInto<S extends CoreState, C>(
  mind: Mind<S, C>,
  answers: readonly Answer[],
  world: Play<S, C>,
  seat: Seat,
  settings: SearchSettings,
  noiseChance: Chance,
): Play<S, C> {
  const moment = world.game.moment(world.state)
  carryOut(mind, world, seat, answers)
  return playOn(mind, endTurn(mind, world, seat, moment, settings, noiseChance), seat, settings, noiseChance)
}

/** A plan ends where chance decides: what is left of the turn is played before later turns are counted. */
function endTurn<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  seat: Seat,
  moment: readonly number[],
  { laterSteps, noise }: SearchSettings,
  noiseChance: Chance,
): Play<S, C> {
  while (isWithin(world, moment)) {
    const question = questionFor(world, seat)
    const [best] =
      question === undefined ? [] : sortedWithNoise(findPlans(mind, world, question, laterSteps), noise, noiseChance)
    if (best === undefined) break
    carryOut(mind, world, seat, best.answers)
  }
  return world
}

const isWithin = (play: Play, moment: readonly number[]): boolean =>
  !isOver(play) && play.game.moment(play.state).every((part, at) => part === moment[at])

/** A plan for a later turn, and the world that it is made for. */
interface LaterPlan<S extends CoreState, C> extends Plan {
  readonly play: Play<S, C>
}

/** Where some more own turns lead at best, keeping a few plans of each turn. */
function playOn<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  seat: Seat,
  settings: SearchSettings,
  noiseChance: Chance,
): Play<S, C> {
  const { turns, width, noise, laterSteps } = settings
  let front: readonly Play<S, C>[] = [world]
  for (let turn = 0; turn < turns; turn++) {
    const found: LaterPlan<S, C>[] = []
    for (const play of front) {
      const question = othersPlay(mind, play, seat, settings, noiseChance)
      if (question !== undefined)
        found.push(...findPlans(mind, play, question, laterSteps).map(plan => ({ ...plan, play })))
    }
    if (found.length === 0) break
    const kept = distinct(sortedWithNoise(found, noise, noiseChance)).slice(0, width)
    front = kept.map(({ play, answers }) => carryOut(mind, fork(play), seat, answers))
  }
  return front[0] as Play<S, C>
}

export function judgedNow<S extends CoreState, C>(mind: Mind<S, C>, after: Play<S, C>, seat: Seat): Float64Array {
  const terms = new Float64Array(mind.terms.length)
  valueFor(mind, after, seat, terms)
  return terms
}

/** The other seats play quick plans of their own until the seat is asked again. */
function othersPlay<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  seat: Seat,
  { otherSteps, noise }: SearchSettings,
  noiseChance: Chance,
): Question | undefined {
  while (!isOver(play)) {
    const own = questionFor(play, seat)
    if (own !== undefined) return own
    const asked = firstQuestion(play)
    const [plan] = sortedWithNoise(findPlans(mind, play, asked, otherSteps), noise, noiseChance)
    if (plan === undefined) return undefined
    carryOut(mind, play, asked.seat, plan.answers)
  }
  return undefined
}

function verdicts(all: readonly Candidate[], settings: SearchSettings): Verdict[] {
  const best = new Map<Option, Verdict>()
  for (const candidate of all) {
    const option = itemAt(candidate.answers, 0)
    const terms = seen(candidate, settings)
    const verdict: Verdict = { option, value: total(terms), terms, visits: candidate.looks }
    const known = best.get(option)
    if (known === undefined || better(verdict, known)) best.set(option, verdict)
  }
  return [...best.values()].sort((a, b) => (better(a, b) ? -1 : 1))
}

/** What survived longer is better; among equals, what is worth more. */
const better = (a: Verdict, b: Verdict): boolean => (a.visits === b.visits ? a.value > b.value : a.visits > b.visits)
