import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { Refusal } from './errors.ts'
import type { Json } from './json.ts'
import { placeOf, sizeFaults, strayNumbers } from './pack-size.ts'
import type { PackFault, ToldFault } from './pack-told.ts'

/** Looks through a pack whose shape is right, and names each fault with its place. */
export type FaultFinder<P> = (pack: P) => readonly PackFault[]

/**
 * Reads a component pack: first its size, then its shape, by a schema of zod's small build, then what the game itself knows to
 * look for. Each step may rely on those before it.
 */
export function readPack<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: Json,
  ...finders: readonly FaultFinder<z.infer<Schema>>[]
): z.infer<Schema> {
  checkPackSize(json)
  const parsed = z.safeParse(schema, json, { error: inWords })
  if (!parsed.success) throw refusal(parsed.error.issues.flatMap(issue => told(issue, [])))
  mustBeFaultless(strayNumbers(json).map(inEnglishOnly))
  mustBeFaultless(finders.flatMap(find => find(parsed.data)))
  return parsed.data
}

/** `place: what is wrong`, as it was found. */
function inEnglishOnly(found: string): ToldFault {
  const [path = '', ...more] = found.split(': ')
  return { path, told: { en: more.join(': ') } }
}

/** Refuses a pack that is too large or too deep to be looked at any closer. */
export const checkPackSize = (json: Json): void => mustBeFaultless(sizeFaults(json).map(inEnglishOnly))

function mustBeFaultless(faults: readonly ToldFault[]): void {
  if (faults.length > 0) throw refusal(faults)
}

/** The small build of zod has no words of its own for what is wrong; those of its English are for programmers where it counts. */
const inWords: z.core.$ZodErrorMap = issue => {
  const have = issue.input
  if (issue.code === 'too_big' && typeof have === 'number') return `at most ${issue.maximum}, not ${have}`
  if (issue.code === 'too_small' && typeof have === 'number')
    return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}, not ${have}`
  const what = Array.isArray(have) ? 'row(s)' : 'character(s)'
  const { length } = Object(have) as { readonly length?: number }
  if (issue.code === 'too_big') return `at most ${issue.maximum} ${what}, not ${length}`
  if (issue.code === 'too_small') return `at least ${issue.minimum} ${what}, not ${length}`
  return inEnglish(issue)
}
const inEnglish = en().localeError

/** An issue with its place. Of several shapes that a value may have, the one that was meant says what is wrong. */
function told(issue: z.core.$ZodIssue, within: readonly PropertyKey[]): readonly ToldFault[] {
  const path = [...within, ...issue.path]
  const meant = issue.code === 'invalid_union' ? issue.errors.find(isMeant) : undefined
  return meant === undefined
    ? [{ path: placeOf(path), told: { en: issue.message } }]
    : meant.flatMap(one => told(one, path))
}

/** A shape that has the right fields: every fault is a value out of bounds, or lies deeper. */
const isMeant = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every(
    issue =>
      issue.path.length > 1 ||
      outOfBounds.has(issue.code) ||
      (issue.code === 'invalid_union' && issue.errors.some(isMeant)),
  )
const outOfBounds: ReadonlySet<string> = new Set(['custom', 'too_big', 'too_small', 'invalid_format'])

const MOST_FAULTS = 20

function refusal(faults: readonly ToldFault[]): Refusal {
  const more = faults.length > MOST_FAULTS ? [`… and ${faults.length - MOST_FAULTS} more`] : []
  const lines = faults.slice(0, MOST_FAULTS).map(({ path, told: { en } }) => `${path}: ${en}`)
  const list = [...lines, ...more].map(line => `  ${line}`).join('\n')
  return new PackRefusal(`the component pack has ${faults.length} fault(s):\n${list}`, faults)
}

/** A pack that cannot be taken, with each fault and its place. */
export class PackRefusal extends Refusal {
  readonly faults: readonly ToldFault[]
  constructor(message: string, faults: readonly ToldFault[]) {
    super('bad-components', message)
    this.faults = faults
  }
}
