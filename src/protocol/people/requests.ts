import { z } from 'zod'
import type { Seat } from '../../kernel/contract.ts'
import { seat, tableId } from '../commands.ts'
import { anyName, type TableInfo } from '../rest.ts'

/** Following, blocking and reporting: whom somebody means, and what they want of it. */

const personId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'this is nobody’s id')

/** By their seat or by what they have said at a table, by their id as it was told, or by the name that they own. */
const whom = {
  table: tableId.exactOptional(),
  seat: seat.exactOptional(),
  /** The number of the entry with which they said something. */
  line: z.int().min(1).max(1e9).exactOptional(),
  person: personId.exactOptional(),
  name: anyName.exactOptional(),
}
export type Whom = z.infer<z.ZodObject<typeof whom>>

export const tieChange = z.strictObject({
  ...whom,
  follows: z.boolean().exactOptional(),
  blocked: z.boolean().exactOptional(),
})

/** Whom the host of a table invites. */
export const newInvitation = z.strictObject({ person: whom.person, name: whom.name })

export const reportReasons = ['chat', 'name', 'play', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const newReport = z.strictObject({
  ...whom,
  reason: z.enum(reportReasons),
  words: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'a text has no control characters and no halves of surrogate pairs'),
})

/** Somebody, and what I have with them. */
export interface PersonTie {
  readonly id: string
  readonly name: string
  /** The name is theirs by a password: they can be found again by it. */
  readonly ownsName: boolean
  readonly follows: boolean
  readonly blocked: boolean
}

/** Somebody who plays or sits at a table that I may look at. */
export interface SeatTie extends PersonTie {
  readonly seat: Seat
}

export interface Companion extends PersonTie {
  /** The table where we met last. */
  readonly last: TableInfo
}

export interface FollowedPerson extends PersonTie {
  /** The public tables where they are now. */
  readonly tables: readonly TableInfo[]
}

/** Somebody who was invited to a table by name. */
export interface InvitedPerson {
  readonly id: string
  readonly name: string
  readonly declined: boolean
}

/** A table to which I am invited by name; its host invites. */
export interface MyInvitation {
  readonly since: number
  readonly table: TableInfo
}

export interface MyPeople {
  readonly companions: readonly Companion[]
  readonly following: readonly FollowedPerson[]
  readonly blocked: readonly PersonTie[]
}
