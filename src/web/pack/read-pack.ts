import { componentHash, prepared } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import { Refusal } from '../../kernel/errors.ts'
import { checkJson, type Json } from '../../kernel/json.ts'
import { jsonFault } from './json-fault.ts'

/** A component pack from the text of a file; undefined if it is the standard one. Refuses, with its place, what is wrong in it. */
export const readPackText = (game: Game, text: string): Json | undefined =>
  readPack(game, checkJson(parsed(text), 'the file'))

/** The same of a pack that is JSON already. */
export function readPack(game: Game, pack: Json): Json | undefined {
  prepared(game, pack)
  return isStandard(game, pack) ? undefined : pack
}

export const isStandard = (game: Game, pack: Json): boolean => componentHash(pack) === componentHash(game.pack)

/** Enough of a hash to tell packs apart when people compare what they play with. */
export const shortHash = (pack: Json): string => componentHash(pack).slice(0, 8)

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    const { line = 1, column = 1 } = jsonFault(text) ?? {}
    throw new Refusal(
      'bad-components',
      `the file is no JSON from line ${line}, column ${column} on; look there for a comma, quote or bracket too many or too few`,
    )
  }
}
