import type { Person } from './people.ts'

/** Somebody on one device, for a time. Only a hash of the secret that the device keeps is kept here. */
export type Session = { hash: string; person: string; createdAt: number; seenAt: number; expiresAt: number }

export type SessionStore = {
  addSession(session: Session): Promise<void>
  /** With its person. Undefined when it was ended, or its time is over. */
  session(hash: string, now: number): Promise<{ session: Session; person: Person } | undefined>
  /** The sessions of a person that are not over, oldest first. */
  sessions(person: string, now: number): Promise<Session[]>
  /** It was used, and lasts longer. A session that was ended meanwhile stays so. */
  prolongSession(hash: string, seenAt: number, expiresAt: number): Promise<void>
  /** Ends one, or all of a person but one, and with any of them what is left of an old cookie. Every process is told. */
  endSessions(of: { hash: string } | { person: string; except?: string }): Promise<void>
  /**
   * Whether a cookie of the first release, which named a person and could not be ended, is still good. With `until` it
   * is used: from then on it is good no longer than that.
   */
  oldCookie(person: string, now: number, until?: number): Promise<boolean>
  /** Throws away the sessions whose time was over before this. */
  forgetSessions(before: number): Promise<void>
}

/** The name under which the end of an old cookie is told. */
export const oldCookieHash = (person: string): string => `old-cookie:${person}`
