import { parseArgs } from 'node:util'
import { messageOf } from '../kernel/errors.ts'

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

/** Reads words and flags; an unknown flag is refused with the ones that exist. */
export function readArguments(args: readonly string[], flags: Flags): Arguments {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (fault) {
    const known = Object.keys(flags).map(name => `--${name}`)
    throw new UsageError(`${messageOf(fault).split('. To specify')[0]}; there are: ${known.join(' ') || 'none'}`)
  }
  const text = (name: string) => parsed.values[name] as string | undefined
  return {
    words: parsed.positionals,
    text,
    is: name => parsed.values[name] === true,
    number(name, otherwise, least) {
      const given = text(name)
      if (given === undefined) return otherwise
      const value = Number(given)
      if (!Number.isInteger(value) || value < least)
        throw new UsageError(`--${name} takes a whole number of at least ${least}, not "${given}"`)
      return value
    },
  }
}

/** The one word that a command needs, as in `replay FILE`. */
export function oneWord({ words }: Arguments, what: string): string {
  const [word, extra] = words
  if (word === undefined) throw new UsageError(`${what} is missing`)
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`)
  return word
}
