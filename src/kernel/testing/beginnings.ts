import { chanceFromSeed, nextBelow, shuffleWith } from '../chance.ts'
import type { Game } from '../contract.ts'
import { allOptions, type OptionSpec, type OptionValue } from '../options.ts'
import type { Beginning } from '../play.ts'

/**
 * The beginning of the game number `index` of a hunt. Counting up goes through every player count, unless one is wanted,
 * with every combination of options; what is chosen seat by seat is drawn by the seed.
 */
export function beginningAt(game: Game, index: number, seed: string, wanted?: number): Beginning {
  let left = index
  const next = <T>(values: readonly T[]): T => {
    const value = values[left % values.length] as T
    left = Math.floor(left / values.length)
    return value
  }
  const { min, max } = game.players
  const players = wanted ?? next(Array.from({ length: max - min + 1 }, (_, more) => min + more))
  const options = Object.entries(allOptions(game.options)).map(([name, spec]) => {
    const value = spec.kind === 'seats' ? seatValues(spec, players, `${seed} ${index} ${name}`) : next(valuesOf(spec))
    return [name, value]
  })
  return { players, seed: `${seed}-${index}`, options: Object.fromEntries(options) }
}

/** How many games go through every player count with every combination of options. */
export const combinations = (game: Game): number =>
  Object.values(allOptions(game.options)).reduce(
    (product, spec) => product * (spec.kind === 'seats' ? 1 : valuesOf(spec).length),
    game.players.max - game.players.min + 1,
  )

const valuesOf = (spec: Exclude<OptionSpec, { readonly kind: 'seats' }>): readonly OptionValue[] =>
  spec.kind === 'boolean' ? [true, false] : spec.of

function seatValues(spec: OptionSpec & { readonly kind: 'seats' }, seats: number, seed: string): readonly string[] {
  const chance = chanceFromSeed(seed)
  if (spec.distinct) return shuffleWith(chance, [...spec.of]).slice(0, seats)
  return Array.from({ length: seats }, () => spec.of[nextBelow(chance, spec.of.length)] ?? spec.default)
}

/** How often random games go through all options: so many times every day, `HUNTS=10` ten times as many. */
export const timesOver = (everyDay: number): number => everyDay * Number(process.env.HUNTS ?? 1)
