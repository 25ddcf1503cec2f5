import { readFile } from 'node:fs/promises'
import { loadEdition } from '../games/editions.ts'
import { messageOf, Refusal } from '../kernel/errors.ts'
import { isOver } from '../kernel/play.ts'
import { placings } from '../kernel/ranking.ts'
import { readRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { oneWord, readArguments } from './arguments.ts'
import { resultLines } from './result.ts'

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
    const { players, answers } = record
    const places = over ? { places: placings(scores) } : {}
    console.log(JSON.stringify({ game: game.id, players, answers: answers.length, over, scores, ...places }))
    return 0
  }
  console.log(
    `${game.title}, ${record.players} players: ${record.answers.length} answers, ${over ? 'finished' : 'not finished'}`,
  )
  for (const line of resultLines(play, seat => record.names?.[seat] ?? `seat ${seat}`, 'en')) console.log(line)
  return 0
}

export async function readText(file: string): Promise<string> {
  try {
    // Some editors begin a file with a sign that says how its letters are written.
    return (await readFile(file, 'utf8')).replace(/^\ufeff/, '')
  } catch (fault) {
    throw new Refusal('bad-record', `${file} cannot be read: ${messageOf(fault)}`)
  }
}
