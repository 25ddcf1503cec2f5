import { loadGame } from '../games/catalogue.ts'
import { componentHash } from '../kernel/components.ts'
import type { Game } from '../kernel/contract.ts'
import { messageOf, Refusal } from '../kernel/errors.ts'
import { type Json, readJson } from '../kernel/json.ts'
import { tryPack } from '../kernel/pack-trial.ts'
import { oneWord, readArguments, UsageError } from './arguments.ts'
import { readText } from './replay.ts'

/** Checks a component pack, names each fault with its place, and begins a game with it for every number of players. */
export async function checkComponents(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { check: 'text' })
  const game = await loadGame(oneWord(given, 'the name of a game'))
  const file = given.text('check')
  if (file === undefined) throw new UsageError('components GAME --check FILE: the file is missing')
  const pack = await readPack(game, file)
  const { min, max } = game.players
  for (let players = min; players <= max; players++) tryPack(game, players, pack)
  const same = componentHash(pack) === componentHash(game.pack)
  console.log(
    `${file} is a sound pack for ${game.title}${same ? ', the same as the one shipped' : ''}; its hash is ${componentHash(pack)}`,
  )
  return 0
}

/** A component pack from a file, checked: a fault is refused by its place. */
export async function readPack(game: Game, file: string): Promise<Json> {
  const pack = parse(file, await readText(file))
  game.prepare(pack)
  return pack
}

function parse(file: string, text: string): Json {
  try {
    return readJson(text, file)
  } catch (fault) {
    throw new Refusal('bad-components', messageOf(fault))
  }
}
