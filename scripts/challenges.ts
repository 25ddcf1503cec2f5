/**
 * Makes the challenges of a game: `npm run challenges -- newton --write`.
 *
 * Scholars play whole games. At the beginning of each turn a long search looks for the most that the turn can bring of each thing that
 * the game counts. What a scholar's first thought misses is a challenge; bots of every level then try it, which gives its grade. With
 * --write the book is kept in `src/web/challenges/books/`. The same seed makes the same book.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Challenge, type ChallengeBook, countersOf } from '../src/bots/challenges/challenge.ts'
import { challengeIn, type Found } from '../src/bots/challenges/finding.ts'
import { foundBy, gradeOf, isTooEasy } from '../src/bots/challenges/grading.ts'
import { botAnswer } from '../src/bots/match.ts'
import { loadGame } from '../src/games/catalogue.ts'
import type { PaceCounter } from '../src/games/profiled.ts'
import type { Play, Seat } from '../src/kernel/contract.ts'
import type { GivenAnswer } from '../src/kernel/history.ts'
import { answer, begin, fork, isOver } from '../src/kernel/play.ts'
import type { Question } from '../src/kernel/question.ts'
import { recordOf, writeRecord } from '../src/kernel/record.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    /** Challenges from one game, at the most. */
    each: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'challenge' },
    write: { type: 'boolean', default: false },
  },
})
const game = await loadGame(positionals[0] ?? 'newton')
const wanted = Number(values.count)
const each = Number(values.each)
const counters = countersOf(game)

const games: string[] = []
const challenges: Challenge[] = []
for (let number = 0; challenges.length < wanted; number++) {
  const players = 2 + (number % (game.players.max - 1))
  const made = fromGame(`${values.seed}:${number}`, players)
  if (made.challenges.length === 0) continue
  challenges.push(...made.challenges.slice(0, wanted - challenges.length))
  games.push(made.record)
  console.log(`${challenges.length} of ${wanted}: ${made.challenges.map(inWords).join('; ')}`)
}
const book: ChallengeBook = { games, challenges }
const text = `${JSON.stringify(book, undefined, 1)}\n`
console.log(`${games.length} games, ${Math.round(text.length / 1024)} KB`)
if (values.write) await writeFile(new URL(`../src/web/challenges/books/${game.id}.json`, import.meta.url), text)

/** A game of scholars, cut off after the last position that is used. */
function fromGame(seed: string, players: number): { record: string; challenges: readonly Challenge[] } {
  const play = begin(game, { players, seed, options: { confirm: true } })
  const answers: GivenAnswer[] = []
  const made: Challenge[] = []
  let [turn, round] = ['', 0]
  while (!isOver(play) && made.length < each) {
    const { seat } = play.open[0] as Question
    const moment = game.moment(play.state)
    const now = `${seat}:${moment.join()}`
    // One of each round: what comes next would be much the same.
    if (now !== turn && play.open.length === 1 && moment[0] !== round) {
      const found = offered(play, seat, made)
      if (found !== undefined) {
        const challenge = challengeOf(play, seat, found, answers.length)
        if (!isTooEasy(challenge)) {
          made.push(challenge)
          round = moment[0] ?? 0
        }
      }
    }
    turn = now
    const key = botAnswer(play, seat, 'scholar', seed, {})
    answer(play, seat, key)
    answers.push({ seat, key })
  }
  const used = answers.slice(0, Math.max(0, ...made.map(({ after }) => after)))
  return { record: writeRecord(recordOf(game, play.state, { seed }, used)), challenges: made }
}

/** How often things may be asked for: points are what a game is about, and what is left of money is the dullest to count. */
function weightOf({ id, left }: PaceCounter): number {
  return id === 'points' ? 3 : left === true ? 0.5 : 1
}

/** What a position offers of the things that were asked for least so far. */
function offered(play: Play, seat: Seat, made: readonly Challenge[]): Found | undefined {
  const sofar = [...challenges, ...made]
  const share = (counter: PaceCounter): number =>
    sofar.filter(({ goal }) => goal.counter === counter.id).length / weightOf(counter)
  const rare = [...counters].sort((a, b) => share(a) - share(b)).slice(0, 2)
  for (const counter of rare) {
    const found = challengeIn(play, seat, counter)
    if (found !== undefined) return found
  }
  return undefined
}

function challengeOf(play: Play, seat: Seat, found: Found, after: number): Challenge {
  return {
    id: `${game.id}-${nameOf(play, seat, found, after)}`,
    game: games.length,
    after,
    ...found,
    foundBy: foundBy(fork(play), { seat, goal: found.goal }),
  }
}

/** Eight digits that are those of this challenge in every book: what people have solved stays solved, and nothing else counts as it. */
function nameOf({ state }: Play, seat: Seat, { goal }: Found, after: number): string {
  const named = [state.rulesVersion, state.components, state.seats, state.chance, seat, after, goal]
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 8)
}

function inWords(challenge: Challenge): string {
  return `+${challenge.goal.gain} ${challenge.goal.counter} (first thought ${challenge.tempting.gain}) grade ${gradeOf(challenge)}`
}
