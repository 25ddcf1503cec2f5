import { componentHash, prepared } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import { Refusal } from '../../kernel/errors.ts'
import { checkJson, type Json } from '../../kernel/json.ts'
import { faultsIn, isFields, type ValueFault } from '../../kernel/pack-faults.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import { groupsOf } from '../../kernel/pack-groups.ts'
import { jsonFault } from './json-fault.ts'

/** A component pack from the text of a file; undefined if it is the standard one. Refuses, with its place, what is wrong in it. */
export const readPackText = (game: Game, text: string): Json | undefined =>
  readPack(game, checkJson(parsed(text), 'the file'))

/**
 * A pack as its owner left it, from the text of a file: something in it may still be to mend, for its form says what. Refuses what is
 * of another game, and what no form could show.
 */
export function readUnderWork(game: Game, field: Field, text: string): Json {
  const pack = checkJson(parsed(text), 'the file')
  const other = gameOf(pack)
  if (other !== undefined && other !== game.id)
    throw new Refusal(
      'bad-components',
      `this file is of another game (${other}), not of ${game.title}: choose that game first, then open it`,
      { it: `questo file è di un altro gioco (${other}), non di ${game.title}: prima scegli quel gioco, poi aprilo` },
    )
  const rows = groupsOf(field, game.pack).flatMap(({ entries }) => entries)
  const isInRow = ({ path }: ValueFault): boolean =>
    rows.some(row => path.length > row.path.length && row.path.every((step, at) => path[at] === step))
  if (!faultsIn(field, pack).every(isInRow)) prepared(game, pack)
  return pack
}

/** The game that a pack says it is of: by its id, or by what it says of its game. */
function gameOf(pack: Json): string | undefined {
  const told = isFields(pack) ? pack.game : undefined
  const id = isFields(told) ? told.id : told
  return typeof id === 'string' ? id : undefined
}

/** A component pack that is JSON already, as `readPackText` reads one. */
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
      {
        it: `il file non è JSON da riga ${line}, colonna ${column} in poi; cerca lì una virgola, una virgoletta o una parentesi di troppo o mancante`,
      },
    )
  }
}
