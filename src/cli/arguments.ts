import { parseArgs } from 'node:util'
import type { Game } from '../kernel/contract.ts'
import { messageOf } from '../kernel/errors.ts'
import { settleOptions } from '../kernel/options.ts'

/** A mistake in how a command was called: told in one line, exit code 2. */
export class UsageError extends Error {}

type Flags = Readonly<Record<string, 'text' | 'switch'>>
export interface Arguments {
  readonly words: readonly string[]
  text(name: string): string | undefined
  is(name: string): boolean
  /** A whole number of at least `least`, or the default. */
  number(name: string, otherwise: number, least: number): number
}

/** An id of a table as earlier releases made them: it may begin with a dash, and is no flag for that. */
const DASHED_ID = /^-[\w-]{15}$/
const COVER = 'id '

const uncovered = (word: string): string => (word.startsWith(`${COVER}-`) ? word.slice(COVER.length) : word)

/** Reads words and flags; an unknown flag is refused with the ones that exist. */
export function readArguments(args: readonly string[], flags: Flags): Arguments {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const covered = (word: string): string =>
    DASHED_ID.test(word) && flags[word.slice(2)] === undefined ? COVER + word : word
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: args.map(covered), options, allowPositionals: true, strict: true })
  } catch (fault) {
    const known = Object.keys(flags).map(name => `--${name}`)
    const [said = ''] = messageOf(fault).split(/\.?(?:\n|$| To specify)/)
    const why = said.replace('argument is ambiguous', 'takes no value that begins with a dash')
    throw new UsageError(`${why}; there are: ${known.join(' ') || 'none'}`)
  }
  refuseEmpty(parsed)
  const text = (name: string) => parsed.values[name] as string | undefined
  return {
    words: parsed.positionals.map(uncovered),
    text,
    is: name => parsed.values[name] === true,
    number(name, otherwise, least) {
      const given = text(name)
      if (given === undefined) return otherwise
      const value = Number(given)
      if (!/^\d+$/.test(given) || !Number.isSafeInteger(value) || value < least)
        throw new UsageError(`--${name} takes a whole number of at least ${least}, not "${given}"`)
      return value
    },
  }
}

/** A variable of a shell that is not set leaves nothing behind: that is no folder, no file and no number. */
function refuseEmpty({ values, positionals }: { values: Record<string, unknown>; positionals: string[] }): void {
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value.trim() === '') throw new UsageError(`--${name} is given without a value`)
  if (positionals.some(word => word.trim() === '')) throw new UsageError('one of the words is empty')
}

/** Options of a game, as in `--options level=hard,confirm=false`: the game refuses what it does not know. */
export function readOptions(given: Arguments, game: Game, players: number): Readonly<Record<string, unknown>> {
  const pairs = given.text('options')?.split(',') ?? []
  const options = Object.fromEntries(
    pairs.map(pair => {
      const [name = '', value, ...rest] = pair.split('=')
      if (name === '' || value === undefined || rest.length > 0)
        throw new UsageError(`--options takes names and values, as in level=hard, not "${pair}"`)
      return [name, value === 'true' || value === 'false' ? value === 'true' : value]
    }),
  )
  try {
    settleOptions(game.options, players, options)
  } catch (fault) {
    throw new UsageError(messageOf(fault))
  }
  return options
}

/** The one word that a command needs, as in `replay FILE`. */
export function oneWord({ words }: Arguments, what: string): string {
  const [word] = atMost(1, words)
  if (word === undefined) throw new UsageError(`${what} is missing`)
  return word
}

/** The words, if they are no more than a command takes. */
export function atMost(most: number, words: readonly string[]): readonly string[] {
  if (words.length > most) throw new UsageError(`"${words[most]}" is one word too many`)
  return words
}
