/**
 * Asks how true a review is: `npm run study:review -- newton --players 2 --games 2 --worlds 8`.
 *
 * Scholars play games, and each is reviewed. Every turn of which the review claims that another was better is played both ways to the
 * end of the game, in worlds that fit what the seat knew and that the review did not see: everybody goes on with a scholar's plans,
 * made once a turn. What the better turn then ends ahead by is the truth, as far as it can be had so.
 */
import { parseArgs } from 'node:util'
import { analyse, type ReviewedTurn } from '../src/bots/analysis.ts'
import { playMatch } from '../src/bots/match.ts'
import { sortedWithNoise } from '../src/bots/noise.ts'
import { carryOut, findPlans } from '../src/bots/plan.ts'
import { type PlayedTurn, playedTurns } from '../src/bots/review/turns.ts'
import { lookingFor } from '../src/bots/review/weigh-turn.ts'
import { imagineWorld } from '../src/bots/world.ts'
import { loadGame } from '../src/games/catalogue.ts'
import { type Chance, chanceFromSeed, freshChance } from '../src/kernel/chance.ts'
import type { Play } from '../src/kernel/contract.ts'
import { begin, firstQuestion, fork, isOver } from '../src/kernel/play.ts'
import { recordOf } from '../src/kernel/record.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '2' },
    /** How often each turn is played to the end. */
    worlds: { type: 'string', default: '8' },
    /** Answers tried for a plan on the way there. */
    steps: { type: 'string', default: '600' },
    level: { type: 'string', default: 'scholar' },
    seed: { type: 'string', default: 'review' },
  },
})
const game = await loadGame(positionals[0] ?? 'newton')
const players = Number(flags.players)
const looking = lookingFor(game, players)
const NOISE = 0.5

/** What a seat ends with, less what counts against it, when everybody goes on after these answers. */
function resultAfter(play: Play, { seat }: PlayedTurn, keys: readonly string[], chance: Chance): number {
  carryOut(
    looking.mind,
    play,
    seat,
    keys.map(key => ({ key })),
  )
  while (!isOver(play)) {
    const question = firstQuestion(play)
    const [plan] = sortedWithNoise(findPlans(looking.mind, play, question, Number(flags.steps)), NOISE, chance)
    carryOut(looking.mind, play, question.seat, plan?.answers ?? [])
  }
  const totals = game.scores(play).map(score => score.total)
  const others = totals.filter((_, one) => one !== seat)
  return (totals[seat] ?? 0) - looking.settings.othersWeight * Math.max(0, ...others)
}

/** By how much the better of two turns ends ahead, on average. */
function truthOf(turn: PlayedTurn, { kind, played, other, index }: ReviewedTurn, seed: string): number {
  const chance = chanceFromSeed(`${seed}:${index}:truth`)
  const [better, worse] = kind === 'loss' ? [other, played] : [played, other]
  let ahead = 0
  for (let world = 0; world < Number(flags.worlds); world++) {
    const noiseChance = freshChance(chance)
    const imagined = imagineWorld(turn, noiseChance)
    ahead += resultAfter(fork(imagined), turn, better, [...noiseChance])
    ahead -= resultAfter(fork(imagined), turn, worse, [...noiseChance])
  }
  return ahead / Number(flags.worlds)
}

function claimsOf(seed: string): readonly { readonly claimed: number; readonly real: number }[] {
  const seats = Array.from({ length: players }, () => flags.level as 'scholar')
  const { answers } = playMatch(game, { seed, seats, thinking: {} })
  const { state } = begin(game, { players, seed, options: { confirm: false } })
  const record = recordOf(game, state, { seed }, answers)
  const { turns } = playedTurns(game, record)
  turnsSeen += turns.length
  return analyse(game, record).seats.flatMap(({ moments }) =>
    moments.flatMap(moment => {
      const turn = turns.find(one => one.index === moment.index)
      return turn === undefined ? [] : { claimed: moment.points, real: truthOf(turn, moment, seed) }
    }),
  )
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [mean(pairs.map(one => one[0])), mean(pairs.map(one => one[1]))]
  const together = mean(pairs.map(([x, y]) => (x - a) * (y - b)))
  const apart = (at: 0 | 1, middle: number): number => Math.sqrt(mean(pairs.map(one => (one[at] - middle) ** 2)))
  return together / (apart(0, a) * apart(1, b))
}

let turnsSeen = 0
const claims = Array.from({ length: Number(flags.games) }, (_, deal) => claimsOf(`${flags.seed}:${deal}`)).flat()
const tell = (which: string, some: typeof claims): void => {
  const held = some.filter(({ real }) => real > 0).length
  const of = `${held} of ${some.length} end better`
  console.log(
    `${which}: ${of}; claimed ${mean(some.map(one => one.claimed)).toFixed(1)}, real ${mean(some.map(one => one.real)).toFixed(1)} points`,
  )
}
console.log(
  `${game.id}, ${players} players, ${flags.games} games of ${flags.level}s: ${turnsSeen} turns, ${claims.length} moments, each played on ${flags.worlds} times`,
)
tell('all claims', claims)
tell(
  'claims of 5 points or more',
  claims.filter(({ claimed }) => claimed >= 5),
)
console.log(
  `correlation of claimed and real: ${correlation(claims.map(one => [one.claimed, one.real] as const)).toFixed(2)}`,
)
