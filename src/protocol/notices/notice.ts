import type { Language } from '../../kernel/words.ts'

/** What somebody is called for: their turn, time that is running out, a word to them, an invitation. */
export const noticeKinds = ['turn', 'time', 'chat', 'invited'] as const
/** Whoever wants to know of their turn is also told that a game has begun. */
export type NoticeKind = (typeof noticeKinds)[number] | 'started'

/** A call, as it is sent to a device: the game, the question, since when. The device makes the sentence of it, at its own time. */
export interface Notice {
  readonly kind: NoticeKind
  readonly language: Language
  /** The table that it leads to. */
  readonly table: string
  /** Another page that it leads to: to the table one is only invited. */
  readonly page?: 'home'
  /** What the game is called. */
  readonly game: string
  /** What is asked, in the device's language. */
  readonly question?: string
  /** When that was asked. */
  readonly since?: number
  /** When the time for it is over. */
  readonly until?: number
  /** What comes then: a bot plays this turn, or the others may let a bot stand in. */
  readonly afterwards?: 'bot-plays' | 'bot-may-stand-in'
  /** Who writes, invites or nudges. */
  readonly by?: string
  /** What they write. */
  readonly text?: string
}

/** The address of the page that a notice leads to. */
export const addressOf = ({ table, page }: Pick<Notice, 'table' | 'page'>): string =>
  page === 'home' ? '/' : `/table/${encodeURIComponent(table)}`
