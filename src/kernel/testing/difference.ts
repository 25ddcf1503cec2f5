/** Where two values differ as JSON data, and how; undefined when they are equal. A missing field equals an undefined one. */
export function difference(one: unknown, other: unknown, what: string): string | undefined {
  const path: Step[] = []
  if (equal(one, other, path)) return undefined
  const at = path.reverse()
  return `${[what, ...at].join('.')} is ${brief(valueAt(one, at))}, not ${brief(valueAt(other, at))}`
}

type Step = string | number

/** Leaves the steps to the first difference in `path`, the last step first. */
function equal(one: unknown, other: unknown, path: Step[]): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const differs = (step: Step): boolean => !equal(one[step], other[step], path)
  let at: Step | undefined
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) at = 'length'
    else
      for (let index = 0; index < one.length && at === undefined; index++)
        if (one[index] !== other[index] && differs(index)) at = index
  } else {
    for (const key in one) if (at === undefined && one[key] !== other[key] && differs(key)) at = key
    for (const key in other) if (at === undefined && !(key in one) && other[key] !== undefined) at = key
  }
  if (at !== undefined) path.push(at)
  return at === undefined
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

/** Visits all texts in a value, with where they stand. The path is the visitor's only for the time of the visit. */
export function visitTexts(value: unknown, visit: (text: string, path: readonly Step[]) => void): void {
  const path: Step[] = []
  const look = (part: unknown): void => {
    if (typeof part === 'string') visit(part, path)
    else if (isObject(part)) for (const key in part) lookInto(part, key)
  }
  const lookInto = (whole: Readonly<Record<Step, unknown>>, step: Step): void => {
    const part = whole[step]
    if (typeof part !== 'string' && typeof part !== 'object') return
    path.push(step)
    look(part)
    path.pop()
  }
  look(value)
}

export function valueAt(root: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), root)
}

const isObject = (value: unknown): value is Readonly<Record<Step, unknown>> =>
  typeof value === 'object' && value !== null

function firstOf<T>(items: readonly T[], look: (item: T, index: number) => string | undefined): string | undefined {
  for (let index = 0; index < items.length; index++) {
    const found = look(items[index] as T, index)
    if (found !== undefined) return found
  }
  return undefined
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80)
