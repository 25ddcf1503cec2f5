import * as z from 'zod/mini'
import { countingIn } from './counting.ts'
import { Refusal } from './errors.ts'
import type { Json } from './json.ts'
import { tellIssue } from './pack-issues.ts'
import { placeOf, sizeFaults, strayNumbers } from './pack-size.ts'
import type { PackFault } from './pack-told.ts'

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
  const parsed = z.safeParse(schema, json, { reportInput: true })
  if (!parsed.success) throw refusal(parsed.error.issues.flatMap(issue => told(issue, [])))
  mustBeFaultless(strayNumbers(json))
  mustBeFaultless(finders.flatMap(find => find(parsed.data)))
  return parsed.data
}

/** Refuses a pack that is too large or too deep to be looked at any closer. */
export const checkPackSize = (json: Json): void => mustBeFaultless(sizeFaults(json))

function mustBeFaultless(faults: readonly PackFault[]): void {
  if (faults.length > 0) throw refusal(faults)
}

/** An issue with its place. Of several shapes that a value may have, the one that was meant says what is wrong. */
function told(issue: z.core.$ZodIssue, within: readonly PropertyKey[]): readonly PackFault[] {
  const path = [...within, ...issue.path]
  const meant = issue.code === 'invalid_union' ? issue.errors.find(isMeant) : undefined
  return meant === undefined ? [{ path: placeOf(path), told: tellIssue(issue) }] : meant.flatMap(one => told(one, path))
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
const italian = countingIn('it')

function refusal(faults: readonly PackFault[]): Refusal {
  const heading = {
    en: `the component pack has ${faults.length} fault(s)`,
    it: `il pacchetto di componenti ha ${italian.count(faults.length, 'errore', 'errori')}`,
  }
  const left = faults.length - MOST_FAULTS
  const more = left > 0 ? [{ en: `… and ${left} more`, it: `… e altri ${left}` }] : []
  const listed = (language: 'en' | 'it'): string => {
    const lines = faults.slice(0, MOST_FAULTS).map(({ path, told }) => `${path}: ${told[language]}`)
    return `${heading[language]}:\n${[...lines, ...more.map(words => words[language])].map(line => `  ${line}`).join('\n')}`
  }
  return new PackRefusal({ en: listed('en'), it: listed('it') }, faults)
}

/** A pack that cannot be taken, with each fault and its place. */
export class PackRefusal extends Refusal {
  readonly faults: readonly PackFault[]
  constructor(told: PackFault['told'], faults: readonly PackFault[]) {
    super('bad-components', told.en, { it: told.it })
    this.faults = faults
  }
}
