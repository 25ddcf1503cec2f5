/**
 * Asks what tells beforehand which plan for a turn ends best: `npm run study -- inventions --players 4 --positions 60 --noise 1.5`.
 *
 * Scholars play to a random turn. From there each of some good plans is played to the end of the game many times, by everybody with
 * noise: the mean lead that it ends with is the truth, as far as it can be had. Then looks like a master's are made into each plan,
 * and after each own turn it is noted what the seat and the strongest of the others have. Printed is how much of the variance of the
 * truth, within positions, the looks explain. A ladder of masters needs hundreds of games to show a small gain; this does not.
 */
import { parseArgs } from 'node:util'
import { mindAt } from '../src/bots/choose.ts'
import { solve } from '../src/bots/fitting.ts'
import { candidatesAmong } from '../src/bots/master.ts'
import { beginMatch, botAnswer, type Match } from '../src/bots/match.ts'
import { valueFor } from '../src/bots/mind.ts'
import { mindOf } from '../src/bots/minds.ts'
import { sortedWithNoise } from '../src/bots/noise.ts'
import { byValue, carryOut, findPlans, findPlansWithCare, type Plan } from '../src/bots/plan.ts'
import { searchSettingsOf } from '../src/bots/search-settings.ts'
import { imagineWorld, type Position } from '../src/bots/world.ts'
import { loadGame } from '../src/games/catalogue.ts'
import { type Chance, chanceFromSeed, freshChance, nextBelow } from '../src/kernel/chance.ts'
import type { Play, Seat } from '../src/kernel/contract.ts'
import { answer, firstQuestion, fork, isOver, questionFor } from '../src/kernel/play.ts'
import type { Question } from '../src/kernel/question.ts'
import { viewOf } from '../src/kernel/view.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '4' },
    positions: { type: 'string', default: '60' },
    /** Into how many worlds each plan is looked, and how many own turns ahead. */
    worlds: { type: 'string', default: '8' },
    turns: { type: 'string', default: '4' },
    /** Whims of the looks; answers tried for a later plan of the seat, and of others. */
    noise: { type: 'string', default: '1.5' },
    'later-steps': { type: 'string' },
    'other-steps': { type: 'string' },
    seed: { type: 'string', default: 'study' },
  },
})
const game = await loadGame(positionals[0] ?? 'inventions')
const players = Number(flags.players)
const mind = mindAt('master', mindOf(game), players)
const settings = searchSettingsOf(mind, players)
const laterSteps = Number(flags['later-steps'] ?? settings.laterSteps)
const otherSteps = Number(flags['other-steps'] ?? settings.otherSteps)
const turns = Number(flags.turns)
const noise = Number(flags.noise)

/** How the truth is found: so many plans, so many games to the end with each, with this noise and so many answers tried. */
const TRUTH = { candidates: 5, maxPointsBehind: 6, perFirstAnswer: 2, games: 20, noise: 1.5, steps: 60 }

/** What a seat has, and the strongest of the others. */
type Standing = readonly [own: number, strongest: number]

interface Studied {
  readonly atFirst: number
  /** The mean standing after each own turn of the looks. */
  readonly looks: readonly Standing[]
  /** The mean lead at the end of the game. */
  readonly lead: number
}

const standing = (play: Play, seat: Seat): Standing => {
  const terms = new Float64Array(mind.terms.length)
  const worths = Array.from({ length: players }, (_, one) => valueFor(mind, play, one, terms))
  return [worths[seat] ?? 0, Math.max(...worths.filter((_, one) => one !== seat))]
}

/** Whoever is asked plays to the end of the turn, or to where chance decides. */
function playPlan(play: Play, steps: number, misjudged: number, chance: Chance): void {
  const question = firstQuestion(play)
  const [plan] = sortedWithNoise(findPlans(mind, play, question, steps), misjudged, chance)
  carryOut(mind, play, question.seat, plan?.answers ?? [])
}

/** Scholars play until a turn begins at which there is something to choose. */
function positionAt(seed: string, chance: Chance): Position | undefined {
  const match: Match = { seed, seats: Array.from({ length: players }, () => 'scholar' as const), thinking: {} }
  const play = beginMatch(game, match)
  let toGo = nextBelow(chance, 8 * players)
  for (let turn = ''; !isOver(play); ) {
    const { seat, options } = firstQuestion(play)
    const now = `${seat} ${game.moment(play.state)}`
    if (now !== turn && toGo-- <= 0 && options.length > 2)
      return { game, components: play.components, view: viewOf(game, play.state, seat), seat }
    turn = now
    answer(play, seat, botAnswer(play, seat, 'scholar', seed, {}))
  }
  return undefined
}

const plansAt = (world: Play, seat: Seat): readonly Plan[] =>
  candidatesAmong(
    findPlansWithCare(mind, world, questionFor(world, seat) as Question, settings.steps).sort(byValue),
    TRUTH,
  )

function look(play: Play, seat: Seat, chance: Chance): readonly Standing[] {
  const seen: Standing[] = []
  for (let turn = 0; turn < turns; turn++) {
    while (!isOver(play) && questionFor(play, seat) === undefined) playPlan(play, otherSteps, noise, chance)
    const moment = String(game.moment(play.state))
    while (!isOver(play) && questionFor(play, seat) !== undefined && String(game.moment(play.state)) === moment)
      playPlan(play, laterSteps, noise, chance)
    seen.push(standing(play, seat))
  }
  return seen
}

function leadAtEnd(play: Play, seat: Seat, chance: Chance): number {
  while (!isOver(play)) playPlan(play, TRUTH.steps, TRUTH.noise, chance)
  const [own, strongest] = standing(play, seat)
  return own - strongest
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function study(position: Position, chance: Chance): readonly Studied[] {
  const { seat } = position
  const worlds = (count: number): readonly (readonly [Play, Chance])[] =>
    Array.from({ length: count }, () => [imagineWorld(position, freshChance(chance)), freshChance(chance)])
  const [[first]] = worlds(1) as readonly [readonly [Play, Chance]]
  const looked = worlds(Number(flags.worlds))
  const ended = worlds(TRUTH.games)
  return plansAt(first, seat).map(({ answers, value }) => {
    const played = (world: Play): Play => carryOut(mind, fork(world), seat, answers)
    const looks = looked.map(([world, noiseChance]) => look(played(world), seat, [...noiseChance]))
    const standingAfter = (turn: number): Standing => [
      mean(looks.map(one => one[turn]?.[0] ?? 0)),
      mean(looks.map(one => one[turn]?.[1] ?? 0)),
    ]
    return {
      atFirst: value,
      looks: Array.from({ length: turns }, (_, turn) => standingAfter(turn)),
      lead: mean(ended.map(([world, noiseChance]) => leadAtEnd(played(world), seat, [...noiseChance]))),
    }
  })
}

/** Less the mean of its position: it is between plans for one turn that a master chooses. */
const within = (groups: readonly (readonly number[])[]): readonly number[] =>
  groups.flatMap(group => group.map(one => one - mean(group)))

/** Least squares: how much each feature counts, and the part of the variance that they explain together. */
function explained(features: readonly (readonly number[])[], truth: readonly number[]) {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)
  const counts = solve(
    features.map(row => features.map(column => dot(row, column))),
    features.map(row => dot(row, truth)),
  )
  return {
    counts,
    part: features.reduce((sum, row, at) => sum + (counts[at] ?? 0) * dot(row, truth), 0) / dot(truth, truth),
  }
}

const chance = chanceFromSeed(flags.seed)
const all: (readonly Studied[])[] = []
for (let deal = 0; all.length < Number(flags.positions); deal++) {
  const position = positionAt(`${flags.seed}:${deal}`, chance)
  const studied = position === undefined ? [] : study(position, freshChance(chance))
  if (studied.length < 2) continue
  all.push(studied)
  process.stderr.write(`\r${all.length} of ${flags.positions} positions`)
}
const truth = within(all.map(plans => plans.map(one => one.lead)))
const atFirst = within(all.map(plans => plans.map(one => one.atFirst)))
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
console.log(`\n${all.length} positions, ${truth.length} plans, ${flags.worlds} looks into each, noise of ${noise}`)
console.log(`the judgement at the end of this turn explains ${percent(explained([atFirst], truth).part)}`)
for (let turn = 0; turn < turns; turn++) {
  const of = (which: 0 | 1) => within(all.map(plans => plans.map(one => one.looks[turn]?.[which] ?? 0)))
  const { counts, part } = explained([atFirst, of(0), of(1)], truth)
  const [first, own, strongest] = counts.map(one => one.toFixed(2))
  console.log(
    `with looks of ${turn + 1} turns: ${percent(part)} (first ${first}, own ${own}, strongest other ${strongest})`,
  )
}
