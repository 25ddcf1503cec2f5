import * as z from 'zod/mini'
import { atMostEntries, notWhole, type OwnCheck } from './pack-issues.ts'
import type { PackFault } from './pack-told.ts'

/**
 * The values of component packs, each with its bounds. Whoever sits down at a table may bring a pack, so nothing in it is
 * without an end: no number, no text and no list.
 */

/** What a check alone would not tell of a value: forms and counts ask for it (`pack-fields.ts`). */
export type ValueKind =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** Names a row, its own or another. */
  | { readonly kind: 'id' }
  /** Where or how large something is drawn: our drawing, nothing of the box. */
  | { readonly kind: 'drawing' }
export const valueKinds = z.registry<ValueKind>()

const ownCheck = (holds: (value: unknown) => boolean, told: OwnCheck['told']) =>
  z.refine(holds, { params: { told } satisfies OwnCheck })

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  z
    .number()
    .check(
      ownCheck(
        value => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
        value => notWhole(least, most, value),
      ),
    )
    .register(valueKinds, { kind: 'whole', least, most })

/** More than any board game counts of one thing. */
const MUCH = 99

/** How many there are of something, or none. */
export const amountUpTo = (most: number) => whole(0, most)
export const positiveUpTo = (most: number) => whole(1, most)
export const amount = amountUpTo(MUCH)
export const positive = positiveUpTo(MUCH)
/** A change for better or worse. */
export const change = whole(-MUCH, MUCH)

/** Tables are offered for so many players, whatever the pack says: it has what all of them need. */
export const playerCounts = (min: number, max: number) => ({ min: whole(min, min), max: whole(max, max) })

/** Points are only added up, so there may be many. */
export const points = amountUpTo(9_999)
export const somePoints = positiveUpTo(9_999)

/** Where something is drawn, mostly in hundredths of its board. */
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000)).register(valueKinds, { kind: 'drawing' })
export const position = { x: coordinate, y: coordinate }
/** How wide or high something is drawn. */
export const extent = z.number().check(z.positive(), z.maximum(10_000)).register(valueKinds, { kind: 'drawing' })

/** What people read of a component. */
export const text = z.string().check(z.minLength(1), z.maxLength(200))
/** A name that other rows and states refer to. */
export const idLike = (pattern: RegExp, explained: PackFault['told']) =>
  z
    .string()
    .check(
      z.maxLength(60),
      ownCheck(
        value => pattern.test(String(value)),
        () => explained,
      ),
    )
    .register(valueKinds, { kind: 'id' })

/** A list of at most so many rows. */
export const list = <Item extends z.ZodMiniType>(item: Item, most = 200) => z.array(item).check(z.maxLength(most))

/** Values by the number of players, by rank, or by another small key. */
export const byKey = <Value extends z.ZodMiniType>(value: Value) => z.record(key, value).check(fewKeys)
const key = z.string().check(z.maxLength(60))
const MOST_KEYS = 40
const fewKeys = ownCheck(
  table => Object.keys(Object(table)).length <= MOST_KEYS,
  value => atMostEntries(MOST_KEYS, value),
)
