import { z } from 'zod'
import type { Json } from '../kernel/json.ts'
import type { StandingOrder } from '../kernel/orders.ts'
import type { Command } from '../tables/command.ts'
import { LONGEST_LINE, LONGEST_NOTE, LONGEST_REMARK } from '../tables/decide-talk.ts'
import type { Arrangement } from '../tables/entry.ts'
import type { RatingRange } from '../tables/rating-range.ts'
import { LONGEST_DELAY } from '../tables/speed.ts'
import { invisible } from './names.ts'
import { plannedSteps } from './plans/steps.ts'
import { MOST_RATING } from './ratings.ts'
import { keptText, optionKey, requestId } from './texts.ts'

/**
 * What a client may send, checked at the edge after `readJson`, which sees to depth, size and whole texts. The types are the
 * tables' own; the schemas must fit them.
 */

export const MOST_SEATS = 8

export const tableId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
export const viewer = z.union([seat, z.literal('spectator')])
/** How often something that is kept for a person has been changed; databases count no farther. */
export const revision = z
  .int()
  .min(0)
  .max(2 ** 31 - 2)
/** The secret part of a link. */
export const linkSecret = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/, 'this is no secret of a link')
export const gameId = z.string().regex(/^[a-z0-9-]{1,64}$/, 'a game is named by small letters, digits and -')
export const botLevel = z.string().regex(/^[a-z][a-z-]{0,31}$/)

const DAY = 86_400_000

/** Any JSON: where it comes from, `readJson` has bounded it, and walking it once more would only cost time. */
export const anyJson = z.unknown() as z.ZodType<Json>

export const clockSpec = z.strictObject({
  bank: z
    .int()
    .min(1_000)
    .max(60 * DAY),
  increment: z
    .int()
    .min(0)
    .max(7 * DAY),
})

const paceSpec = z.strictObject({
  turn: z
    .int()
    .min(1_000)
    .max(14 * DAY),
  grace: z
    .int()
    .min(0)
    .max(30 * DAY),
  weekends: z.literal('off').exactOptional(),
  zone: z.string().max(60).exactOptional(),
})

const time = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Without `from` or `to` it has no end on that side. That one of them is there, and which is higher, the table looks at. */
export const ratingRange = z.strictObject({
  from: z.int().min(0).max(MOST_RATING).exactOptional(),
  to: z.int().min(0).max(MOST_RATING).exactOptional(),
}) satisfies z.ZodType<RatingRange>

export const arrangement = z.strictObject({
  title: keptText(80)
    .trim()
    .refine(title => !invisible.test(title), 'a title has no invisible characters; take them out')
    .exactOptional(),
  visibility: z.enum(['public', 'private']),
  options: z.record(z.string().max(64), anyJson),
  clock: clockSpec.exactOptional(),
  pace: paceSpec.exactOptional(),
  pack: anyJson.exactOptional(),
  hints: z.literal(false).exactOptional(),
  rated: z.literal(true).exactOptional(),
  ratings: ratingRange.exactOptional(),
  starts: z.literal('when-full').exactOptional(),
  delay: z.int().min(1_000).max(LONGEST_DELAY).exactOptional(),
}) satisfies z.ZodType<Arrangement>

const standingOrder = z.strictObject({
  id: requestId,
  rule: optionKey.max(64),
  key: optionKey,
  until: z.enum(['once', 'turn', 'game']),
  unlessTouched: z.literal(true).exactOptional(),
  offered: z.array(optionKey).max(200).readonly().exactOptional(),
}) satisfies z.ZodType<StandingOrder>

const about = <K extends string>(kind: K) => ({ kind: z.literal(kind), seat })

export const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrange'), arrangement, players: z.int().min(1).max(MOST_SEATS) }),
  z.strictObject(about('sit')),
  z.strictObject({ ...about('seat-bot'), level: botLevel }),
  z.strictObject(about('open-seat')),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ ...about('answer'), key: optionKey, asked: z.int().min(0).exactOptional() }),
  z.strictObject(about('undo')),
  z.strictObject(about('redo')),
  z.strictObject(about('restart-turn')),
  z.strictObject(about('ask-consent')),
  z.strictObject({ ...about('consent'), agrees: z.boolean() }),
  z.strictObject({ ...about('order'), order: standingOrder }),
  z.strictObject({ ...about('clear-order'), id: requestId }),
  z.strictObject({ ...about('follow-plan'), plan: requestId, steps: plannedSteps }),
  z.strictObject(about('drop-plan')),
  z.strictObject({ kind: z.literal('say'), text: keptText(LONGEST_LINE * 2) }),
  z.strictObject({ kind: z.literal('remark'), text: keptText(LONGEST_REMARK * 2) }),
  z.strictObject({ ...about('note'), text: keptText(LONGEST_NOTE) }),
  z.strictObject(about('pause')),
  z.strictObject(about('resume')),
  z.strictObject(about('leave')),
  z.strictObject(about('resign')),
  z.strictObject(about('return')),
  z.strictObject({ ...about('allow-coach'), allowed: z.boolean() }),
  z.strictObject({ kind: z.literal('rematch') }),
  z.strictObject(about('nudge')),
  z.strictObject(about('stand-in')),
  z.strictObject(about('replace')),
  z.strictObject({ ...about('holiday'), from: time, to: time }),
  z.strictObject(about('ask-end')),
  z.strictObject({ ...about('agree-end'), agrees: z.boolean() }),
]) satisfies z.ZodType<Command>
