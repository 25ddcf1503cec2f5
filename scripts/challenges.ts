/**
 * Makes the challenges of a game: `npm run challenges -- newton --write`.
 *
 * Scholars play whole games. At the beginning of each turn a long search looks for the most that the turn can bring of each thing that
 * the game counts. What a scholar's first thought misses is a challenge; bots of every level then try it, which gives its grade. With
 * --write the book is kept in `src/web/challenges/books/`. The same seed makes the same book.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Challenge, type ChallengeBook, countersOf } from '../src/bots/challenges/challenge.ts'
import { challengeIn, type Found } from '../src/bots/challenges/finding.ts'
import { foundBy, gradeOf } from '../src/bots/challenges/grading.ts'
import { botAnswer } from '../src/bots/match.ts'
import { loadGame } from '../src/games/catalogue.ts'
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
        made.push(challengeOf(play, seat, found, answers.length))
        round = moment[0] ?? 0
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

/** What a position offers of the things that were asked for least so far. Points may be asked for twice as often. */
function offered(play: Play, seat: Seat, made: readonly Challenge[]): Found | undefined {
  const sofar = [...challenges, ...made]
  const share = (id: string): number =>
    sofar.filter(({ goal }) => goal.counter === id).length / (id === 'points' ? 2 : 1)
  const rare = [...counters].sort((a, b) => share(a.id) - share(b.id)).slice(0, 2)
  for (const counter of rare) {
    const found = challengeIn(play, seat, counter)
    if (found !== undefined) return found
  }
  return undefined
}

function challengeOf(play: Play, seat: Seat, found: Found, after: number): Challenge {
  return {
    id: `${game.id}-${games.length + 1}-${after}`,
    game: games.length,
    after,
    ...found,
    foundBy: foundBy(fork(play), { seat, goal: found.goal }),
  }
}

function inWords(challenge: Challenge): string {
  return `+${challenge.goal.gain} ${challenge.goal.counter} (first thought ${challenge.tempting.gain}) grade ${gradeOf(challenge)}`
}
