/**
 * Asks how true a review is: `npm run study:review -- --minutes 60`, for all games or for those that are named.
 *
 * Scholars play games, and each is reviewed. Every turn of which the review claims that another was better is played both ways to the
 * end of the game, in worlds that fit what the seat knew and that the review did not see: everybody goes on with a scholar's plans,
 * made once a turn. What the better turn then ends ahead by is the truth, as far as it can be had so.
 *
 * Each deal adds its claims to a file of JSON lines; who begins again goes on after the last deal. `--tell` only tells what is there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { analyse, type ReviewedTurn } from '../src/bots/analysis.ts'
import { playMatch } from '../src/bots/match.ts'
import { sortedWithNoise } from '../src/bots/noise.ts'
import { carryOut, findPlans } from '../src/bots/plan.ts'
import { spreadOf } from '../src/bots/review/spread.ts'
import { type PlayedTurn, playedTurns } from '../src/bots/review/turns.ts'
import { lookingFor, type TurnLooks } from '../src/bots/review/weigh-turn.ts'
import { imagineWorld } from '../src/bots/world.ts'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { type Chance, chanceFromSeed, freshChance } from '../src/kernel/chance.ts'
import type { Play } from '../src/kernel/contract.ts'
import { begin, firstQuestion, fork, isOver } from '../src/kernel/play.ts'
import { recordOf } from '../src/kernel/record.ts'
import { type ReviewClaim, type ReviewedDeal, tellClaims } from './review-claims.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    /** Begins no deal after so many minutes. */
    minutes: { type: 'string', default: '60' },
    /** How often each turn is played to the end: fewer times where it is clear before. */
    worlds: { type: 'string', default: '40' },
    /** Answers tried for a plan on the way there. */
    steps: { type: 'string', default: '600' },
    level: { type: 'string', default: 'scholar' },
    seed: { type: 'string', default: 'truth' },
    file: { type: 'string', default: '.cache/study-review/claims.jsonl' },
    tell: { type: 'boolean', default: false },
  },
})
const players = Number(flags.players)
const NOISE = 0.5

/** What a seat ends with, less what counts against it, when everybody goes on after these answers. */
function resultAfter(looking: TurnLooks, play: Play, seat: number, keys: readonly string[], chance: Chance): number {
  const { mind, settings } = looking
  carryOut(
    mind,
    play,
    seat,
    keys.map(key => ({ key })),
  )
  while (!isOver(play)) {
    const question = firstQuestion(play)
    const [plan] = sortedWithNoise(findPlans(mind, play, question, Number(flags.steps)), NOISE, chance)
    carryOut(mind, play, question.seat, plan?.answers ?? [])
  }
  const totals = play.game.scores(play).map(score => score.total)
  const others = totals.filter((_, one) => one !== seat)
  return (totals[seat] ?? 0) - settings.othersWeight * Math.max(0, ...others)
}

/** Worlds before which nothing is clear, and how many standard errors from nothing make it clear. */
const LEAST_WORLDS = 12
const CLEAR = 2.6

/** By how much the better of two turns ends ahead, in every world that was played. */
function truthOf(looking: TurnLooks, turn: PlayedTurn, moment: ReviewedTurn, seed: string): readonly number[] {
  const { kind, played, other, index } = moment
  const chance = chanceFromSeed(`${seed}:${index}:truth`)
  const [better, worse] = kind === 'loss' ? [other, played] : [played, other]
  const ahead: number[] = []
  while (ahead.length < Number(flags.worlds)) {
    const noiseChance = freshChance(chance)
    const imagined = imagineWorld(turn, noiseChance)
    const after = (keys: readonly string[]): number =>
      resultAfter(looking, fork(imagined), turn.seat, keys, [...noiseChance])
    ahead.push(after(better) - after(worse))
    const { mean, error } = spreadOf(ahead)
    if (ahead.length >= LEAST_WORLDS && Math.abs(mean) > CLEAR * error) break
  }
  return ahead
}

async function reviewDeal(id: string, deal: number): Promise<ReviewedDeal> {
  const game = await loadGame(id)
  const looking = lookingFor(game, players)
  const seed = `${flags.seed}:${deal}`
  const seats = Array.from({ length: players }, () => flags.level as 'scholar')
  const { answers } = playMatch(game, { seed, seats, thinking: {} })
  const { state } = begin(game, { players, seed, options: { confirm: false } })
  const record = recordOf(game, state, { seed }, answers)
  const { turns } = playedTurns(game, record)
  const began = process.cpuUsage().user
  const reviewed = analyse(game, record).seats
  const seconds = (process.cpuUsage().user - began) / 1e6
  const claims = reviewed.flatMap(({ moments }) =>
    moments.flatMap((moment): ReviewClaim[] => {
      const turn = turns.find(one => one.index === moment.index)
      if (turn === undefined) return []
      const { mean: real, error: realError, continuations: worlds } = spreadOf(truthOf(looking, turn, moment, seed))
      const { kind, index, points: claimed, sureness, spread } = moment
      return [{ kind, index, claimed, sureness, spread, real, realError, worlds }]
    }),
  )
  return { game: id, seed, players, turns: turns.length, seconds, claims }
}

const known = existsSync(flags.file)
  ? readFileSync(flags.file, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map((line): ReviewedDeal => JSON.parse(line))
  : []
mkdirSync(dirname(flags.file), { recursive: true })
const games = positionals.length > 0 ? positionals : gameIds
const until = Date.now() + Number(flags.minutes) * 60_000
for (let deal = 0; !flags.tell && Date.now() < until; deal++)
  for (const id of games) {
    if (known.some(one => one.game === id && one.seed === `${flags.seed}:${deal}`) || Date.now() >= until) continue
    const reviewed = await reviewDeal(id, deal)
    known.push(reviewed)
    appendFileSync(flags.file, `${JSON.stringify(reviewed)}\n`)
  }
console.log(tellClaims(known))
