import { Refusal } from '../../src/kernel/errors.ts'
import type { Json } from '../../src/kernel/json.ts'
import type { Language } from '../../src/kernel/words.ts'

/** A kind of pebble. What it is worth is also what it costs on the shore. */
export interface Kind {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly count: number
  readonly points: number
}

/** The components, prepared for use: rules look kinds up by id, and `order` is the order of the pack. */
export interface Pebbles {
  readonly rounds: number
  readonly hand: number
  readonly kinds: ReadonlyMap<string, Kind>
  readonly order: readonly string[]
}

export const worth = ({ kinds }: Pebbles, kind: string): number => kinds.get(kind)?.points ?? 0

/** As shipped: 28 pebbles, enough for four hands, the shore and some draws. */
export const pack = {
  rounds: 3,
  hand: 3,
  kinds: [
    { id: 'quartz', name: { en: 'quartz', it: 'quarzo' }, count: 10, points: 1 },
    { id: 'jasper', name: { en: 'jasper', it: 'diaspro' }, count: 8, points: 2 },
    { id: 'agate', name: { en: 'agate', it: 'agata' }, count: 6, points: 3 },
    { id: 'amber', name: { en: 'amber', it: 'ambra' }, count: 4, points: 5 },
  ],
}

/** Checks everything before it complains, so that the owner of a pack sees all faults at once, each with its place. */
export function prepare(given: Json): Pebbles {
  const faults: string[] = []
  const wholeNumber = (value: unknown, at: string): number => {
    if (!Number.isInteger(value) || (value as number) < 1 || (value as number) > 99)
      faults.push(`${at}: must be a whole number from 1 to 99, not ${JSON.stringify(value)}`)
    return value as number
  }
  const text = (value: unknown, at: string): string => {
    if (typeof value !== 'string' || value === '' || value.length > 40)
      faults.push(`${at}: must be a text of 1 to 40 characters, not ${JSON.stringify(value)?.slice(0, 60)}`)
    return value as string
  }
  const fields = (value: unknown): Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

  const root = fields(given)
  const rows = Array.isArray(root.kinds) ? root.kinds : []
  if (rows.length < 2 || rows.length > 40) faults.push('kinds: must be a list of 2 to 40 kinds of pebble')
  const kinds = new Map<string, Kind>()
  rows.forEach((row: unknown, index) => {
    const at = `kinds[${index}]`
    const { id, name, count, points } = fields(row)
    if (!/^[a-z][a-z-]*$/.test(text(id, `${at}.id`)))
      faults.push(`${at}.id: must be small letters, not ${JSON.stringify(id)}`)
    if (kinds.has(String(id))) faults.push(`${at}.id: there is another ${id} above`)
    kinds.set(String(id), {
      id: String(id),
      name: { en: text(fields(name).en, `${at}.name.en`), it: text(fields(name).it, `${at}.name.it`) },
      count: wholeNumber(count, `${at}.count`),
      points: wholeNumber(points, `${at}.points`),
    })
  })
  const rounds = wholeNumber(root.rounds, 'rounds')
  const hand = wholeNumber(root.hand, 'hand')
  const pebbles = [...kinds.values()].reduce((sum, kind) => sum + kind.count, 0)
  if (faults.length === 0 && hand < rounds) faults.push(`hand: ${rounds} rounds need at least ${rounds} pebbles`)
  if (faults.length === 0 && pebbles < 4 * hand + 3)
    faults.push(`kinds: ${pebbles} pebbles are too few for 4 hands of ${hand} and a shore of 3`)
  if (faults.length > 0) throw new Refusal('bad-components', `the pack of Pebbles is wrong:\n${faults.join('\n')}`)
  return { rounds, hand, kinds, order: [...kinds.keys()] }
}
