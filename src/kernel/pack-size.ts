import type { Json } from './json.ts'

/** Packs say little: what is far beyond these can only be meant to hurt, and is refused before anything else looks at it. */
const DEEPEST = 16
const MOST_VALUES = 100_000
const MOST_ROWS = 1_000
const MOST_FIELDS = 200
const LONGEST_TEXT = 2_000
const LONGEST_NAME = 100
const LARGEST = 1_000_000

/** A step into a pack: the name of a field, or the number of a row. */
export type PathStep = string | number

/** `map.places[3].kind` */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? String(step) : `.${String(step)}`))
    .join('') || 'the pack'

/** `map.places[3].kind` as a path. */
export const pathOf = (place: string): readonly PathStep[] =>
  [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, row, name = '']) => (row === undefined ? name : Number(row)))

interface Visit {
  readonly value: Json
  readonly path: readonly PathStep[]
}

/** What is too deep, too long or no text, with its place: also in fields that nobody reads. The first fault ends the search. */
export function sizeFaults(pack: Json): readonly string[] {
  let seen = 0
  for (const { value, path } of everyValue(pack)) {
    const fault = ++seen > MOST_VALUES ? `more than ${MOST_VALUES} values` : sizeFault(value, path.length)
    if (fault !== undefined) return [`${placeOf(path)}: ${fault}`]
  }
  return []
}

/** Numbers that nobody's schema has looked at. */
export const strayNumbers = (pack: Json): readonly string[] => {
  for (const { value, path } of everyValue(pack))
    if (typeof value === 'number' && !(Math.abs(value) <= LARGEST))
      return [`${placeOf(path)}: from -${LARGEST} to ${LARGEST}, not ${value}`]
  return []
}

/** Every value of a pack, without recursion: depth is one of the things that are looked for. */
function* everyValue(pack: Json): Generator<Visit> {
  const open: Visit[] = [{ value: pack, path: [] }]
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    yield visit
    const { value, path } = visit
    if (typeof value !== 'object' || value === null) continue
    const inner: readonly (readonly [PathStep, Json])[] = Array.isArray(value)
      ? value.map((one: Json, at) => [at, one] as const)
      : Object.entries(value as Readonly<Record<string, Json>>)
    for (const [step, one] of inner) open.push({ value: one, path: [...path, step] })
  }
}

function sizeFault(value: Json, depth: number): string | undefined {
  if (typeof value === 'string') return textFault(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= DEEPEST) return `nested more than ${DEEPEST} deep`
  if (Array.isArray(value))
    return value.length > MOST_ROWS ? `at most ${MOST_ROWS} rows, not ${value.length}` : undefined
  const names = Object.keys(value)
  if (names.length > MOST_FIELDS) return `at most ${MOST_FIELDS} fields, not ${names.length}`
  return names.some(name => name.length > LONGEST_NAME)
    ? `the name of a field has at most ${LONGEST_NAME} characters`
    : undefined
}

function textFault(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return `at most ${LONGEST_TEXT} characters, not ${text.length}`
  if (!isWhole(text)) return 'half of a character that has two halves (an unpaired surrogate) is no text'
  return /[^\P{Cc}\n\t]/u.test(text) ? 'control characters are no text' : undefined
}

const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text)
