import type * as z from 'zod/mini'
import { countingIn } from './counting.ts'
import { neverBut } from './errors.ts'
import type { PackFault } from './pack-told.ts'

/** What a schema finds wrong with a value, in both languages that are whole. */
type Told = PackFault['told']

/** What a check of our own says of a value that it does not take. */
export interface OwnCheck {
  readonly told: (value: unknown) => Told
}

/** Between two bounds, and whole. */
export const notWhole = (least: number, most: number, value: unknown): Told => {
  const have = Number(value)
  if (have < least) return atLeast(least, have)
  if (have > most) return atMost(most, have)
  return whole(have)
}

const whole = (have: number): Told => ({ en: `a whole number, not ${have}`, it: `un numero intero, non ${have}` })

export const atMostEntries = (most: number, value: unknown): Told => {
  const have = Object.keys(Object(value)).length
  return { en: `at most ${most} entries, not ${have}`, it: `al massimo ${most} voci, non ${have}` }
}

const atLeast = (least: number, have: number): Told => ({
  en: `at least ${least}, not ${have}`,
  it: `almeno ${least}, non ${have}`,
})

const atMost = (most: number, have: number): Told => ({
  en: `at most ${most}, not ${have}`,
  it: `al massimo ${most}, non ${have}`,
})

/** An issue of the schema, with the value that it is about. */
export function tellIssue(issue: z.core.$ZodIssue): Told {
  switch (issue.code) {
    case 'custom':
      return (issue.params as OwnCheck | undefined)?.told(issue.input) ?? unfitting
    case 'too_big':
      return boundTold(issue, Number(issue.maximum), { number: atMost, en: 'at most', it: 'al massimo' })
    case 'too_small':
      if (issue.inclusive === false && typeof issue.input === 'number')
        return {
          en: `more than ${issue.minimum}, not ${issue.input}`,
          it: `più di ${issue.minimum}, non ${issue.input}`,
        }
      return boundTold(issue, Number(issue.minimum), { number: atLeast, en: 'at least', it: 'almeno' })
    case 'invalid_type':
      return issue.expected === 'int' && typeof issue.input === 'number'
        ? whole(issue.input)
        : typeTold(issue.expected, issue.input)
    case 'invalid_value':
      return valueTold(issue.values.map(one => JSON.stringify(one)).join(', '), issue.values.length, issue.input)
    case 'unrecognized_keys': {
      const keys = issue.keys.map(key => `"${key}"`).join(', ')
      return { en: `there is no field ${keys} here`, it: `qui non c’è un campo ${keys}` }
    }
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'not_multiple_of':
      return unfitting
    default:
      return neverBut(issue, unfitting)
  }
}

const unfitting: Told = { en: 'this fits no shape that it may have', it: 'questo non ha nessuna delle forme permesse' }

const italian = countingIn('it')
const righe = (count: number): string => italian.count(count, 'riga', 'righe')
const caratteri = (count: number): string => italian.count(count, 'carattere', 'caratteri')

interface BoundWords {
  readonly number: (bound: number, have: number) => Told
  readonly en: string
  readonly it: string
}

/** The bound of a number, of a text's length or of how many rows there are. */
function boundTold({ input }: z.core.$ZodIssue, bound: number, words: BoundWords): Told {
  if (typeof input === 'number') return words.number(bound, input)
  const rows = Array.isArray(input)
  const { length = 0 } = Object(input) as { readonly length?: number }
  return {
    en: `${words.en} ${bound} ${rows ? 'row(s)' : 'character(s)'}, not ${length}`,
    it: `${words.it} ${rows ? righe(bound) : caratteri(bound)}, non ${length}`,
  }
}

function typeTold(expected: string, have: unknown): Told {
  const wanted = kindTold(expected)
  if (have === undefined) return { en: `missing: ${wanted.en}`, it: `manca: ${wanted.it}` }
  const given = kindTold(have === null ? 'null' : Array.isArray(have) ? 'array' : typeof have)
  return { en: `${wanted.en}, not ${given.en}`, it: `${wanted.it}, non ${given.it}` }
}

const kinds: Readonly<Record<string, Told>> = {
  number: { en: 'a number', it: 'un numero' },
  int: { en: 'a whole number', it: 'un numero intero' },
  string: { en: 'a text', it: 'un testo' },
  boolean: { en: 'true or false', it: 'true o false' },
  array: { en: 'a list', it: 'un elenco' },
  object: { en: 'a group of fields', it: 'un gruppo di campi' },
  record: { en: 'a group of fields', it: 'un gruppo di campi' },
}
const kindTold = (kind: string): Told => kinds[kind] ?? { en: kind, it: kind }

function valueTold(values: string, count: number, have: unknown): Told {
  const given = have === undefined ? undefined : JSON.stringify(have).slice(0, 60)
  const wanted = count === 1 ? { en: values, it: values } : { en: `one of ${values}`, it: `uno di ${values}` }
  if (given === undefined) return { en: `missing: ${wanted.en}`, it: `manca: ${wanted.it}` }
  return { en: `${wanted.en}, not ${given}`, it: `${wanted.it}, non ${given}` }
}
