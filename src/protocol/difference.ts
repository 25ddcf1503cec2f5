import type { Json } from '../kernel/json.ts'
import { ownField } from '../kernel/rows.ts'

/** Where in a document: property names and array positions from its root. */
type Path = readonly (string | number)[]

/**
 * One change of a JSON document.
 * - `[path]`: what is there goes away.
 * - `[path, value]`: this value is there now.
 * - `[path, at, remove, items]`: in the list there, from position `at`, `remove` items go and `items` come.
 */
export type Change =
  | readonly [path: Path]
  | readonly [path: Path, value: Json]
  | readonly [path: Path, at: number, remove: number, items: readonly Json[]]

type Fields = { readonly [key: string]: Json | undefined }

/** What leads from one document to another. Parts that are one and the same object are not looked into. */
export function difference(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = []
  compare(before as Json, after as Json, [], changes)
  return changes
}

function compare(before: Json, after: Json, path: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    changes.push([path.slice(), after])
    return
  }
  const wasList = Array.isArray(before)
  if (wasList !== Array.isArray(after)) changes.push([path.slice(), after])
  else if (wasList) compareLists(before, after as readonly Json[], path, changes)
  else compareFields(before as Fields, after as Fields, path, changes)
}

function compareFields(before: Fields, after: Fields, path: (string | number)[], changes: Change[]): void {
  let stayed = 0
  for (const name in after) {
    const now = after[name]
    if (now === undefined) continue
    const then = ownField(before, name)
    if (then !== undefined) stayed++
    if (now === then) continue
    path.push(name)
    if (then === undefined) changes.push([path.slice(), now])
    else compare(then, now, path, changes)
    path.pop()
  }
  // Counting is much quicker than looking up each name once more, and hardly ever is anything gone.
  let were = 0
  for (const name in before) if (before[name] !== undefined) were++
  if (were === stayed) return
  for (const name in before)
    if (before[name] !== undefined && ownField(after, name) === undefined) changes.push([[...path, name]])
}

function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  path: (string | number)[],
  changes: Change[],
): void {
  if (before.length === after.length) {
    for (let at = 0; at < after.length; at++) {
      const then = before[at] as Json
      const now = after[at] as Json
      if (then === now) continue
      path.push(at)
      compare(then, now, path, changes)
      path.pop()
    }
    return
  }
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && equal(before[same], after[same])) same++
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && equal(before.at(-1 - sameAtEnd), after.at(-1 - sameAtEnd))) sameAtEnd++
  changes.push([path.slice(), same, before.length - same - sameAtEnd, after.slice(same, after.length - sameAtEnd)])
}

/** Equal as JSON. */
function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const changes: Change[] = []
  compare(one as Json, other as Json, [], changes)
  return changes.length === 0
}

/** The document with the changes made. Parts that did not change are shared, and the old document stays as it was. */
export function withChanges<T>(document: T, changes: readonly Change[]): T {
  return changes.reduce((reached: Json, change) => changed(reached, change, 0), document as Json) as T
}

function changed(value: Json, change: Change, depth: number): Json {
  const [path] = change
  const step = path[depth]
  if (step === undefined) return atPlace(value, change)
  if (Array.isArray(value)) {
    const copy = value.slice()
    copy[step as number] = changed(value[step as number] as Json, change, depth + 1)
    return copy
  }
  const fields = value as { readonly [key: string]: Json }
  if (change.length === 1 && depth === path.length - 1) {
    const { [step]: _gone, ...rest } = fields
    return rest
  }
  return { ...fields, [step]: changed(fields[step] as Json, change, depth + 1) }
}

function atPlace(value: Json, change: Change): Json {
  if (change.length === 2) return change[1]
  if (change.length === 1) return null
  const [, at, remove, items] = change
  const list = value as readonly Json[]
  return [...list.slice(0, at), ...items, ...list.slice(at + remove)]
}
