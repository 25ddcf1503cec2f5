import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { PackRefusal } from '../../kernel/pack.ts'
import { faultsIn, type Wrong } from '../../kernel/pack-faults.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import { type PathStep, pathOf } from '../../kernel/pack-size.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
import { withValue } from './pack-edits.ts'

/** Something that is wrong at a place: a bound of the field, or what the game itself knows to look for, in English. */
export interface PlacedFault {
  readonly path: readonly PathStep[]
  readonly wrong: Wrong | { readonly what: 'told'; readonly text: string }
}

export interface Checked {
  readonly faults: readonly PlacedFault[]
  /** The nearest pack that is sound: what is drawn and put into words. */
  readonly sound: Json
  readonly components: unknown
}

/**
 * Looks through a pack after a change. If it cannot be played, the open entry is still drawn as it is typed, as long as nothing is
 * wrong with that entry itself.
 */
export function check(game: Game, pack: Json, entry: PackEntry | undefined, before: Json): Checked {
  const whole = prepared(game, pack)
  if ('components' in whole) return { faults: [], sound: pack, components: whole.components }
  const alone = entry === undefined ? before : withValue(before, entry.path, valueAt(pack, entry.path))
  const drawn = prepared(game, alone)
  const bounds = entry === undefined ? [] : entryFaults(pack, entry)
  const faults = bounds.length === 0 ? whole.faults : [...bounds, ...whole.faults.filter(outside(entry))]
  if ('components' in drawn) return { faults, sound: alone, components: drawn.components }
  const last = prepared(game, before)
  return { faults, sound: before, components: 'components' in last ? last.components : undefined }
}

/** What a field's own bounds say in every language need not be told again in English. */
const outside =
  (entry: PackEntry | undefined) =>
  ({ path }: PlacedFault): boolean =>
    entry === undefined || !isWithin(path, entry.path)

export const isWithin = (path: readonly PathStep[], around: readonly PathStep[]): boolean =>
  around.every((step, at) => String(path[at]) === String(step))

/** What the bounds of an entry's fields say of it. */
export const entryFaults = (pack: Json, entry: PackEntry): readonly PlacedFault[] =>
  faultsIn(entry.field, valueAt(pack, entry.path), entry.path)

type Prepared = { readonly components: unknown } | { readonly faults: readonly PlacedFault[] }

function prepared(game: Game, pack: Json): Prepared {
  try {
    return { components: game.prepare(pack) }
  } catch (fault) {
    const told = fault instanceof PackRefusal ? fault.faults : [fault instanceof Error ? fault.message : String(fault)]
    return { faults: told.map(placed) }
  }
}

function placed(told: string): PlacedFault {
  const [, place = '', text = told] = /^([^\s:]+): (.*)$/s.exec(told) ?? []
  return { path: place === '' ? [] : pathOf(place), wrong: { what: 'told', text } }
}
