/** Where two values differ as JSON data, and how; undefined when they are equal. A missing field equals an undefined one. */
export function difference(one: unknown, other: unknown, at = 'it'): string | undefined {
  if (one === other) return undefined
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return `${at} has ${one.length} items, not ${other.length}`
    return firstOf(one, (item, index) => difference(item, other[index], `${at}.${index}`))
  }
  if (isObject(one) && isObject(other) && !Array.isArray(one) && !Array.isArray(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return firstOf(keys, key => difference(one[key], other[key], `${at}.${key}`))
  }
  return `${at} is ${brief(one)}, not ${brief(other)}`
}

/** What in a value is not plain JSON data: nothing undefined in lists, no null, no number that JSON cannot tell, no classes. */
export function notPlain(value: unknown, at = 'it'): string | undefined {
  if (Array.isArray(value))
    return firstOf(value, (item, index) =>
      item === undefined ? `${at}.${index} is undefined in a list` : notPlain(item, `${at}.${index}`),
    )
  if (value === null) return `${at} is null`
  if (isObject(value)) {
    if (Object.getPrototypeOf(value) !== Object.prototype) return `${at} is not a plain object`
    return firstOf(Object.entries(value), ([key, item]) => notPlain(item, `${at}.${key}`))
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return `${at} is ${value}`
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return `${at} is a ${typeof value}`
  return undefined
}

/** All texts in a value, with where they stand. */
export function* textsIn(value: unknown, path: readonly (string | number)[] = []): Generator<TextAt> {
  if (typeof value === 'string') yield { text: value, path }
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index])
  else if (isObject(value)) for (const key of Object.keys(value)) yield* textsIn(value[key], [...path, key])
}

export interface TextAt {
  readonly text: string
  readonly path: readonly (string | number)[]
}

export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), root)
}

const isObject = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null

function firstOf<T>(items: readonly T[], look: (item: T, index: number) => string | undefined): string | undefined {
  for (let index = 0; index < items.length; index++) {
    const found = look(items[index] as T, index)
    if (found !== undefined) return found
  }
  return undefined
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80)
