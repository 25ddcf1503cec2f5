/**
 * Makes the challenges of a game: `npm run challenges -- newton --write`.
 *
 * Scholars play whole games. At the beginning of each turn a long search looks for what the turn can bring of everything that the game
 * can ask for. What a scholar's first thought misses is a challenge; bots of every level then try it, which gives its grade. What is made
 * is kept after each game in `.cache/challenges/`, and gone on with the next time; with --write the whole book is kept in
 * `src/web/challenges/books/`. The same seed makes the same book.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type BookInTheMaking, emptyBook, withNextGame } from '../src/bots/challenges/book-making.ts'
import type { Challenge } from '../src/bots/challenges/challenge.ts'
import { goalInWords } from '../src/bots/challenges/goal.ts'
import { gradeOf } from '../src/bots/challenges/grading.ts'
import { loadGame } from '../src/games/catalogue.ts'
import { prepared } from '../src/kernel/components.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    /** Challenges from one game, at the most. */
    each: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'challenge' },
    write: { type: 'boolean', default: false },
  },
})
const game = await loadGame(positionals[0] ?? 'newton')
const plan = { seed: values.seed, wanted: Number(values.count), each: Number(values.each) }

const drafts = new URL('../.cache/challenges/', import.meta.url)
const draft = new URL(`${game.id}-${plan.seed}.json`, drafts)
await mkdir(drafts, { recursive: true })

let book = await takenUp()
while (book.challenges.length < plan.wanted) {
  const had = book.challenges.length
  book = withNextGame(game, book, plan)
  await writeFile(draft, JSON.stringify(book))
  for (const challenge of book.challenges.slice(had)) console.log(inWords(challenge))
  console.log(`${book.challenges.length} of ${plan.wanted} after ${book.next} games`)
}
const text = written(book)
console.log(`${book.games.length} games, ${Math.round(text.length / 1024)} KB`)
if (values.write) await writeFile(new URL(`../src/web/challenges/books/${game.id}.json`, import.meta.url), text)

async function takenUp(): Promise<BookInTheMaking> {
  try {
    return JSON.parse(await readFile(draft, 'utf8'))
  } catch {
    return emptyBook
  }
}

/** A line for each game and each challenge. */
function written({ games, challenges }: BookInTheMaking): string {
  const lines = (all: readonly unknown[]): string => all.map(one => `  ${JSON.stringify(one)}`).join(',\n')
  return `{\n "games": [\n${lines(games)}\n ],\n "challenges": [\n${lines(challenges)}\n ]\n}\n`
}

function inWords(challenge: Challenge): string {
  const goal = goalInWords(game, prepared(game, game.pack), challenge.goal, 'en')
  return `  ${goal} (first thought ${challenge.tempting.gain}, ${challenge.solution.length} answers) grade ${gradeOf(challenge)}`
}
