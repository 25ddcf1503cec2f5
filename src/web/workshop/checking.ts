import type { Game } from '../../kernel/contract.ts'
import { messageOf } from '../../kernel/errors.ts'
import type { Json } from '../../kernel/json.ts'
import { PackRefusal } from '../../kernel/pack.ts'
import { faultsIn, type Wrong } from '../../kernel/pack-faults.ts'
import type { Field } from '../../kernel/pack-fields.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import { type PathStep, pathOf } from '../../kernel/pack-size.ts'
import { valueAt } from '../../kernel/pack-sources.ts'
import type { Translations } from '../../kernel/translations.ts'
import { withValue } from './pack-edits.ts'

/** Something that is wrong at a place: a bound of the field, or what the game itself knows to look for. */
export interface PlacedFault {
  readonly path: readonly PathStep[]
  readonly wrong: Wrong | { readonly what: 'told'; readonly told: Translations<string> }
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
export function check(game: Game, field: Field, pack: Json, entry: PackEntry | undefined, before: Json): Checked {
  const whole = prepared(game, pack)
  if ('components' in whole) return { faults: [], sound: pack, components: whole.components }
  const alone = entry === undefined ? before : withValue(before, entry.path, valueAt(pack, entry.path))
  const drawn = prepared(game, alone)
  const bounds = faultsIn(field, pack)
  const faults = [...bounds, ...whole.faults.filter(one => !bounds.some(bound => isSaidBy(bound, one)))]
  if ('components' in drawn) return { faults, sound: alone, components: drawn.components }
  const last = prepared(game, before)
  return { faults, sound: before, components: 'components' in last ? last.components : undefined }
}

/** What a field's own bounds say in every language need not be told again by the schema, in English. */
const isSaidBy = (bound: PlacedFault, { path }: PlacedFault): boolean =>
  isWithin(path, bound.path) || isWithin(bound.path, path)

export const isWithin = (path: readonly PathStep[], around: readonly PathStep[]): boolean =>
  around.every((step, at) => String(path[at]) === String(step))

type Prepared = { readonly components: unknown } | { readonly faults: readonly PlacedFault[] }

function prepared(game: Game, pack: Json): Prepared {
  try {
    return { components: game.prepare(pack) }
  } catch (fault) {
    if (!(fault instanceof PackRefusal))
      return { faults: [{ path: [], wrong: { what: 'told', told: { en: messageOf(fault) } } }] }
    return { faults: fault.faults.map(({ path, told }) => ({ path: pathOf(path), wrong: { what: 'told', told } })) }
  }
}
