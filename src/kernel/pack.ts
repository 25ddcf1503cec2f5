import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { Refusal } from './errors.ts'
import { checkJson, type Json } from './json.ts'

/** Looks through a pack whose shape is right, and names each fault with its place: `map.routes[0].a: there is no …`. */
export type FaultFinder<P> = (pack: P) => readonly string[]

/** Reads a component pack: first its shape, by a schema of zod's small build, then what the game itself knows to look for. */
export function readPack<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: Json,
  ...finders: readonly FaultFinder<z.infer<Schema>>[]
): z.infer<Schema> {
  const parsed = z.safeParse(schema, checkJson(json, 'the component pack'), { error: inEnglish })
  if (!parsed.success) throw refusal(parsed.error.issues.map(issue => `${where(issue.path)}: ${issue.message}`))
  const faults = finders.flatMap(find => find(parsed.data))
  if (faults.length > 0) throw refusal(faults)
  return parsed.data
}

/** The small build of zod has no words of its own for what is wrong. */
const inEnglish = en().localeError

const MOST_FAULTS = 20

function refusal(faults: readonly string[]): Refusal {
  const more = faults.length > MOST_FAULTS ? [`… and ${faults.length - MOST_FAULTS} more`] : []
  const list = [...faults.slice(0, MOST_FAULTS), ...more].map(fault => `  ${fault}`).join('\n')
  return new Refusal('bad-components', `the component pack has ${faults.length} fault(s):\n${list}`)
}

/** `map.places[3].kind` */
const where = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? String(step) : `.${String(step)}`))
    .join('')

/** Ids that stand twice, by their place. */
export function repeated(path: string, ids: readonly string[], field = 'id'): readonly string[] {
  return ids.flatMap((id, at) => {
    const first = ids.indexOf(id)
    return first === at ? [] : [`${path}[${at}].${field}: "${id}" is used already at ${path}[${first}]`]
  })
}
