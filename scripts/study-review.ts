/**
 * Asks how true a review is: `npm run study:review -- --minutes 60`, for all games or for those that are named.
 *
 * Scholars play games, and each is reviewed. Every turn of which the review claims that another was better is played both ways to the
 * end of the game, in worlds that fit what the seat knew and that the review did not see: everybody goes on with a scholar's plans,
 * made once a turn, or as masters with --masters 4, who look four times before an answer. What the better turn then ends ahead by is the truth, as far as it can be had so.
 *
 * With `--misses 6`, six turns of each game are drawn as well, whatever the review says of them, and played as they were and as a master
 * would have played them: what the review should have named, and did not.
 *
 * Each deal adds its claims to a file of JSON lines; who begins again goes on after the last deal. `--tell` only tells what is there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { playMatch } from '../src/bots/match.ts'
import { analyse } from '../src/bots/review/review-game.ts'
import { playedTurns } from '../src/bots/review/turns.ts'
import { lookingFor } from '../src/bots/review/weigh-turn.ts'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { begin } from '../src/kernel/play.ts'
import { recordOf } from '../src/kernel/record.ts'
import { playedBothWays } from './played-both-ways.ts'
import { type ReviewClaim, type ReviewedDeal, tellClaims } from './review-claims.ts'
import { drawnTurns } from './review-misses.ts'
import { tellMisses } from './told-misses.ts'

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
    /** Masters who look so often play on, in place of plans. */
    masters: { type: 'string', default: '0' },
    /** So many turns of each game are drawn to see what the review misses. */
    misses: { type: 'string', default: '0' },
    level: { type: 'string', default: 'scholar' },
    seed: { type: 'string', default: 'truth' },
    file: { type: 'string', default: '.cache/study-review/claims.jsonl' },
    tell: { type: 'boolean', default: false },
  },
})
const players = Number(flags.players)

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
  const { seats: reviewed } = await analyse(game, record)
  const seconds = (process.cpuUsage().user - began) / 1e6
  const ways = { looking, steps: Number(flags.steps), worlds: Number(flags.worlds), masters: Number(flags.masters) }
  const claims = reviewed.flatMap(({ moments, more }) =>
    [...moments, ...more].flatMap((moment): ReviewClaim[] => {
      const turn = turns.find(one => one.index === moment.index)
      if (turn === undefined) return []
      const { kind, index, points: claimed, sureness, spread, played, other } = moment
      const [one, worse] = kind === 'loss' ? [other, played] : [played, other]
      const truth = playedBothWays(ways, turn, { one, other: worse, clearOf: 0 }, seed)
      const { mean: real, error: realError, continuations: worlds } = truth
      const isFirst = moments.includes(moment)
      return [{ kind, index, isFirst, claimed, sureness, spread, real, realError, worlds }]
    }),
  )
  const drawn = drawnTurns(ways, turns, reviewed, Number(flags.misses), seed)
  return { game: id, seed, players, turns: turns.length, seconds, claims, drawn }
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
    if (
      known.some(one => one.game === id && one.players === players && one.seed === `${flags.seed}:${deal}`) ||
      Date.now() >= until
    )
      continue
    const reviewed = await reviewDeal(id, deal)
    known.push(reviewed)
    appendFileSync(flags.file, `${JSON.stringify(reviewed)}\n`)
  }
console.log(tellClaims(known))
if (known.some(({ drawn = [] }) => drawn.length > 0)) console.log(`\n${tellMisses(known)}`)
