import { readFile } from 'node:fs/promises'
import { loadEdition } from '../games/editions.ts'
import { prepared } from '../kernel/components.ts'
import type { Game } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { isOver } from '../kernel/play.ts'
import { readRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { oneWord, readArguments } from './arguments.ts'

/** Replays a record, checks every answer, and prints the scores with their reasons. */
export async function replayFile(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { json: 'switch' })
  const text = await readText(oneWord(given, 'the file of a record'))
  const { record, lines } = readRecord(text)
  const game = await loadEdition(record)
  const play = replay(game, record, lines)
  const scores = game.scores(play)
  const over = isOver(play)
  if (given.is('json')) {
    console.log(
      JSON.stringify({ game: game.id, players: record.players, answers: record.answers.length, over, scores }),
    )
    return 0
  }
  console.log(
    `${game.title}, ${record.players} players: ${record.answers.length} answers, ${over ? 'finished' : 'not finished'}`,
  )
  const words = game.words.en
  const components = prepared(game as Game, record.pack ?? game.pack)
  for (const { seat, total, reasons, won, rank } of scores) {
    const name = record.names?.[seat] ?? `seat ${seat}`
    console.log(
      `\n${name}: ${total}${over && won ? ' (wins)' : ''}${rank === undefined ? '' : `, ${words.rank(rank)}`}`,
    )
    for (const { because, points } of reasons)
      console.log(`  ${String(points).padStart(4)}  ${words.scoreReason(components, because)}`)
  }
  return 0
}

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (fault) {
    throw new Refusal('bad-record', `${file} cannot be read: ${(fault as Error).message}`)
  }
}
