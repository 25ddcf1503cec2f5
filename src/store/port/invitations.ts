import type { JobOrder } from './jobs.ts'
import type { TableRow } from './tables.ts'

/** Somebody was asked by name to a table that has not begun. */
export type NamedInvitation = {
  table: string
  person: string
  /** Who invites. */
  by: string
  createdAt: number
  declinedAt?: number
  /** The hash of the link by which the person has looked at it last. */
  link?: string
}

/** By which link the person looks, that they do not come, or that they are invited no more. */
export type InvitationChange = { link: string } | { declinedAt: number } | { withdrawnAt: number }

export type InvitationStore = {
  /**
   * Keeps the invitation, and the jobs that call the person. False if they were invited there before: they are not called again,
   * but one that was withdrawn stands again.
   */
  invite(invitation: NamedInvitation, calls: readonly JobOrder[]): Promise<boolean>
  /** Those that somebody can still take: to open tables at which they have no part, the newest first; or the one to a table. */
  invitationsTo(person: string, table?: string): Promise<(NamedInvitation & { row: TableRow })[]>
  /** All to a table that are not withdrawn, the oldest first. */
  invitationsAt(table: string): Promise<NamedInvitation[]>
  /**
   * Gives the link that was noted before; undefined, and nothing changed, where there is no invitation, or it was declined or
   * withdrawn.
   */
  changeInvitation(table: string, person: string, change: InvitationChange): Promise<{ before?: string } | undefined>
  /** Takes back what somebody has invited a person to; gives the links by which they looked. */
  takeBackInvitations(by: string, person: string): Promise<string[]>
}
