import type { Json } from './json.ts'
import { fault, type PackFault } from './pack-told.ts'

type Told = PackFault['told']

/** Packs say little: what is far beyond these can only be meant to hurt, and is refused before anything else looks at it. */
const DEEPEST = 16
const MOST_VALUES = 100_000
const MOST_ROWS = 1_000
const MOST_FIELDS = 200
const LONGEST_TEXT = 2_000
const LONGEST_NAME = 100
const LARGEST = 1_000_000

const tooMany: Told = { en: `more than ${MOST_VALUES} values`, it: `più di ${MOST_VALUES} valori` }

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
export function sizeFaults(pack: Json): readonly PackFault[] {
  let seen = 0
  for (const { value, path } of everyValue(pack)) {
    const wrong = ++seen > MOST_VALUES ? tooMany : sizeFault(value, path.length)
    if (wrong !== undefined) return [fault(placeOf(path), wrong)]
  }
  return []
}

/** Numbers that nobody's schema has looked at. */
export const strayNumbers = (pack: Json): readonly PackFault[] => {
  for (const { value, path } of everyValue(pack))
    if (typeof value === 'number' && !(Math.abs(value) <= LARGEST))
      return [
        fault(placeOf(path), {
          en: `from -${LARGEST} to ${LARGEST}, not ${value}`,
          it: `da -${LARGEST} a ${LARGEST}, non ${value}`,
        }),
      ]
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

function sizeFault(value: Json, depth: number): Told | undefined {
  if (typeof value === 'string') return textFault(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= DEEPEST)
    return { en: `nested more than ${DEEPEST} deep`, it: `più di ${DEEPEST} livelli l’uno dentro l’altro` }
  if (Array.isArray(value))
    return value.length > MOST_ROWS
      ? {
          en: `at most ${MOST_ROWS} rows, not ${value.length}`,
          it: `al massimo ${MOST_ROWS} righe, non ${value.length}`,
        }
      : undefined
  const names = Object.keys(value)
  if (names.length > MOST_FIELDS)
    return {
      en: `at most ${MOST_FIELDS} fields, not ${names.length}`,
      it: `al massimo ${MOST_FIELDS} campi, non ${names.length}`,
    }
  return names.some(name => name.length > LONGEST_NAME)
    ? {
        en: `the name of a field has at most ${LONGEST_NAME} characters`,
        it: `il nome di un campo ha al massimo ${LONGEST_NAME} caratteri`,
      }
    : undefined
}

function textFault(text: string): Told | undefined {
  if (text.length > LONGEST_TEXT)
    return {
      en: `at most ${LONGEST_TEXT} characters, not ${text.length}`,
      it: `al massimo ${LONGEST_TEXT} caratteri, non ${text.length}`,
    }
  if (!isWhole(text))
    return {
      en: 'half of a character that has two halves (an unpaired surrogate) is no text',
      it: 'mezzo carattere (un surrogato spaiato) non è un testo',
    }
  return /[^\P{Cc}\n\t]/u.test(text)
    ? { en: 'control characters are no text', it: 'i caratteri di controllo non sono un testo' }
    : undefined
}

const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text)
