import { Refusal } from './errors.ts'

/** What is chosen for a game before setup. Per seat settings and viewer preferences are not here: no rule may know them. */
export type GameOptions = Readonly<Record<string, OptionValue>>
export type OptionValue = boolean | string | readonly string[]

export type OptionSpec =
  | { readonly kind: 'boolean'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string }
  /** One value per seat; `distinct` values go to one seat each, and an empty one takes the first that is free. */
  | { readonly kind: 'seats'; readonly of: readonly string[]; readonly distinct: boolean; readonly default: string }

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** Every game can ask for a confirmation before control passes on. */
const kernelSpecs: OptionSpecs = { confirm: { kind: 'boolean', default: true } }

/** The options of a game: its own, and those that every game has. */
export const allOptions = (specs: OptionSpecs): OptionSpecs => ({ ...kernelSpecs, ...specs })

/** Fills in defaults and refuses what is unknown, with the values that would be right. */
export function settleOptions(
  specs: OptionSpecs,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): GameOptions {
  const all = allOptions(specs)
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(all, name))
      throw bad(`there is no option "${name.slice(0, 64)}"; there are: ${Object.keys(all).join(', ')}`)
  }
  return Object.fromEntries(Object.entries(all).map(([name, spec]) => [name, settle(name, spec, seats, given[name])]))
}

function settle(name: string, spec: OptionSpec, seats: number, given: unknown): OptionValue {
  switch (spec.kind) {
    case 'boolean':
      if (given === undefined) return spec.default
      if (typeof given !== 'boolean') throw bad(`option "${name}" is ${brief(given)}; it takes true or false`)
      return given
    case 'choice':
      if (given === undefined) return spec.default
      if (typeof given !== 'string' || !spec.of.includes(given))
        throw bad(`option "${name}" is ${brief(given)}; it takes one of: ${spec.of.join(', ')}`)
      return given
    case 'seats':
      return settleSeats(name, spec, seats, given)
  }
}

function settleSeats(
  name: string,
  spec: OptionSpec & { readonly kind: 'seats' },
  seats: number,
  given: unknown,
): readonly string[] {
  if (given !== undefined && !(Array.isArray(given) && given.length <= seats))
    throw bad(`option "${name}" takes a list with a value for each of the ${seats} seats`)
  const wanted = Array.from({ length: seats }, (_, seat) => (given === undefined ? undefined : given[seat]))
  const taken = new Set<string>()
  for (const value of wanted) {
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'string' || !spec.of.includes(value))
      throw bad(`option "${name}" has ${brief(value)}; a seat takes one of: ${spec.of.join(', ')}`)
    if (spec.distinct && taken.has(value))
      throw bad(`option "${name}" gives "${value}" to two seats; each takes its own`)
    taken.add(value)
  }
  return wanted.map(value => {
    if (typeof value === 'string' && value !== '') return value
    if (!spec.distinct) return spec.default
    const free = spec.of.find(one => !taken.has(one)) ?? spec.default
    taken.add(free)
    return free
  })
}

/** A value as a message shows it. */
const brief = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60)

const bad = (message: string): Refusal => new Refusal('bad-options', message)
