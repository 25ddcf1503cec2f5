/**
 * Makes the games whose last turns the lessons about points teach: `npm run lessons -- newton --write`.
 *
 * Without a seed it plays what is kept (`src/web/learn/points/GAME.json`) as far as the rules and values of today offer it, and lets
 * bots play on from there. With `--seed points-4` it plays a game anew. It tells where turns of whoever learns begin: the steps of the
 * lesson begin at one of the last. And it counts the steps, answers and words of every lesson.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { lengthRow } from '../src/web/learn/lesson-length.ts'
import { loadLesson } from '../src/web/learn/lessons.ts'
import { playGame } from '../src/web/learn/points/play-game.ts'
import { playedGames } from '../src/web/learn/points/played-games.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, write: { type: 'boolean', default: false } },
})

for (const id of positionals.length > 0 ? positionals : gameIds) {
  const game = await loadGame(id)
  const before = playedGames[id]
  if (before === undefined) throw new Error(`no lesson about points of ${id}`)
  const wanted = values.seed === undefined ? before : { ...before, seed: values.seed, answers: [] }
  const { answers, kept, end, turns } = playGame(game, wanted)
  const totals = game.scores(end).map(({ total }) => total)
  console.log(
    `${id}: ${kept} of ${before.answers.length} answers kept, ${answers.length} in all; ${totals.join(' : ')}`,
  )
  for (const { from, moment } of turns.slice(-6)) console.log(`  a turn from answer ${from}, at ${moment.join('.')}`)
  for (const chapter of ['turns', 'points'] as const) {
    const lesson = await loadLesson(id, chapter)
    if (lesson !== undefined) console.log(`  ${lengthRow(lesson)}`)
  }
  if (!values.write) continue
  const file = new URL(`../src/web/learn/points/${id}.json`, import.meta.url)
  await writeFile(file, `${JSON.stringify({ ...wanted, answers }, undefined, 2)}\n`)
}
