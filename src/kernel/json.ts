import { messageOf, Refusal } from './errors.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** How much JSON from outside may hold. */
export interface JsonBounds {
  /** Lists and objects inside each other. */
  readonly depth: number
  /** Values in all: texts, numbers, lists, objects, … */
  readonly values: number
}

/** Ten times as deep, and twenty times as much, as the largest component pack that is shipped. */
export const usualBounds: JsonBounds = { depth: 128, values: 100_000 }

/**
 * Reads JSON from outside: the only way in for whatever somebody else has written. Schemas, hashes and comparisons walk a
 * document by calling themselves, so what they get must be of a bounded depth; the parser itself does not.
 */
export function readJson(text: string, what = 'this text', bounds: JsonBounds = usualBounds): Json {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (fault) {
    throw bad(`${what} is not JSON: ${messageOf(fault)}`)
  }
  return isSurelyFit(text, bounds) ? (value as Json) : checkJson(value, what, bounds)
}

/**
 * Whether a text alone shows that nothing in it can be refused, as in nearly all that clients send: too short to hold too much, and
 * with nothing escaped all its names and texts are as they stand there.
 */
const isSurelyFit = (text: string, { depth, values }: JsonBounds): boolean =>
  text.length <= Math.min(2 * depth, values) && !text.includes('\\') && !text.includes('__proto__') && isWholeText(text)

/** Checks a document that somebody else has read: its depth, its size, and that its texts can be kept. */
export function checkJson(document: unknown, what = 'this document', bounds: JsonBounds = usualBounds): Json {
  let values = 0
  let level: readonly unknown[] = [document]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > bounds.depth) throw bad(`${what} has lists and objects nested more than ${bounds.depth} deep`)
    values += level.length
    if (values > bounds.values) throw bad(`${what} has more than ${bounds.values} values`)
    level = level.flatMap(value => partsOf(value, what))
  }
  return document as Json
}

const nothing: readonly unknown[] = []

/** What lies directly inside a value. */
function partsOf(value: unknown, what: string): readonly unknown[] {
  if (typeof value === 'string') mustBeWhole(value, what)
  if (typeof value !== 'object' || value === null) return nothing
  if (Array.isArray(value)) return value
  for (const name of Object.keys(value)) {
    mustBeWhole(name, what)
    if (name === '__proto__') throw bad(`${what} names a field "__proto__"; nothing is called so`)
  }
  return Object.values(value)
}

/** A text that databases and encodings give back as it was: no NUL, and no half of a surrogate pair. */
export const isWholeText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text)

function mustBeWhole(text: string, what: string): void {
  if (isWholeText(text)) return
  const shown = JSON.stringify(text.slice(0, 60))
  throw bad(`${what} holds the text ${shown}, with a NUL or half a surrogate pair in it; texts are of whole characters`)
}

const bad = (message: string): Refusal => new Refusal('bad-json', message)

/** JSON with sorted keys and no spaces: equal data gives equal text. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value as { readonly [key: string]: Json }).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
  }
  return JSON.stringify(value)
}
