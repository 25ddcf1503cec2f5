import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGame } from '../games/catalogue.ts'
import type { Game, Play } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { type GameRecord, readRecord, writeRecord } from '../kernel/record.ts'
import { scoreLines } from '../kernel/testing/score-lines.ts'
import { waysAlong } from '../kernel/testing/tree.ts'
import { oneWord, readArguments } from './arguments.ts'
import { playAgain } from './record-again.ts'

/**
 * Records the games of a game's fixtures again after a deliberate change of rules or values, and says what differs. Nothing is
 * changed unless it is asked for.
 */
export async function recordAgain(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { write: 'switch', folder: 'text' })
  const game = await loadGame(oneWord(given, 'the name of a game'))
  const folder = given.text('folder') ?? fileURLToPath(new URL(`../games/${game.id}/fixtures/`, import.meta.url))
  const remarksOf = await remarksFor(game)
  let changed = 0
  for (const name of await recordsIn(folder)) {
    const file = join(folder, name)
    const before = await readFile(file, 'utf8')
    const { record: old } = readRecord(before)
    const { record, play } = playAgain(game, old)
    const remarks = remarksOf(play).map(line => `# ${line}`)
    const text = `${remarks.join('\n')}\n${writeRecord(record)}`
    console.log([`${name}: ${before === text ? 'the same' : 'differs'}`, ...differences(old, record)].join('\n'))
    console.log(scoresTold(before.split('\n').filter(isRemark), remarks))
    console.log(
      `  counts for src/games/legal-tree.test.ts: '${game.id}/${name}': [${waysAlong(game, record).join(', ')}],`,
    )
    if (before === text) continue
    changed++
    if (given.is('write')) await writeFile(file, text)
  }
  const done = given.is('write') ? 'written' : 'nothing was written; --write writes them'
  console.log(changed === 0 ? '\nNothing differs.' : `\n${changed} of the files differ: ${done}.`)
  return 0
}

const isRemark = (line: string): boolean => line.startsWith('# ')

async function recordsIn(folder: string): Promise<readonly string[]> {
  try {
    const names = (await readdir(folder)).filter(name => name.endsWith('.txt')).sort()
    if (names.length > 0) return names
  } catch {
    throw new Refusal('bad-record', `${folder} cannot be read: recorded games are looked for there`)
  }
  throw new Refusal('bad-record', `${folder} has no recorded games (*.txt)`)
}

/** A game may tell more of its scores than every game does. */
async function remarksFor(game: Game): Promise<(play: Play) => readonly string[]> {
  const own = new URL(`../games/${game.id}/testing/score-lines.ts`, import.meta.url)
  return existsSync(own) ? (await import(own.href)).scoreLines : scoreLines
}

/** What differs in the heading and the answers. */
function differences(old: GameRecord, now: GameRecord): readonly string[] {
  const lines: string[] = []
  if (old.rulesVersion !== now.rulesVersion) lines.push(`  rules ${old.rulesVersion}, now ${now.rulesVersion}`)
  if (old.components !== now.components)
    lines.push(`  components ${old.components.slice(0, 12)}, now ${now.components.slice(0, 12)}`)
  const told = (record: GameRecord, at: number): string => {
    const given = record.answers[at]
    return given === undefined ? 'nothing' : `${given.seat}: ${given.key}`
  }
  const longest = Math.max(old.answers.length, now.answers.length)
  const first = Array.from({ length: longest }, (_, at) => at).find(at => told(old, at) !== told(now, at))
  if (first !== undefined)
    lines.push(
      `  answer ${first + 1} was "${told(old, first)}", now "${told(now, first)}"; there were ${old.answers.length} answers, now ${now.answers.length}`,
    )
  return lines
}

const scoresTold = (old: readonly string[], now: readonly string[]): string =>
  old.join('\n') === now.join('\n')
    ? '  the same scores'
    : [...old.map(line => `  was ${line.slice(2)}`), ...now.map(line => `  now ${line.slice(2)}`)].join('\n')
