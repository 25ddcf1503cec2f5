import type { Seat } from '../kernel/contract.ts'
import type { EntryBody } from './entry.ts'
import { TableRefusal } from './refusal.ts'
import { seatHeldBy, seatLeftBy, type Who } from './seats.ts'
import { statusOf, type Table } from './table.ts'

export const LONGEST_LINE = 500
export const LONGEST_NOTE = 4000
export const LONGEST_REMARK = 200
/** A table takes no more remarks than this: everybody may watch, and all of them are kept. */
export const MOST_REMARKS = 500

export function say(table: Table, by: Who, text: string): readonly EntryBody[] {
  const line = text.trim()
  if (line === '') return []
  if (line.length > LONGEST_LINE) throw new TableRefusal('line-too-long', { most: LONGEST_LINE, length: line.length })
  const seat = seatHeldBy(table.seats, by.person)
  return [{ kind: 'said', name: by.name, text: line, ...(seat === undefined ? {} : { seat }) }]
}

/**
 * Those who watch talk among themselves. Whoever plays neither reads along nor joins in before the game is over; where the game
 * is shown late, because what is seen could be told, nobody talks of it before then.
 */
export function remark(table: Table, by: Who, text: string): readonly EntryBody[] {
  const line = text.trim()
  if (line === '') return []
  if (line.length > LONGEST_REMARK)
    throw new TableRefusal('line-too-long', { most: LONGEST_REMARK, length: line.length })
  const seat = seatHeldBy(table.seats, by.person)
  const plays = seat !== undefined || seatLeftBy(table.seats, by.person) !== undefined
  if (statusOf(table) !== 'finished') {
    if (plays) throw new TableRefusal('players-hear-later')
    if (table.arrangement.delay !== undefined) throw new TableRefusal('no-remarks-before-end')
  }
  if (table.remarks.many >= MOST_REMARKS) throw new TableRefusal('remarks-full', { most: MOST_REMARKS })
  return [{ kind: 'remarked', person: by.person, name: by.name, text: line, ...(seat === undefined ? {} : { seat }) }]
}

export function note({ seat, text }: { readonly seat: Seat; readonly text: string }): readonly EntryBody[] {
  if (text.length > LONGEST_NOTE) throw new TableRefusal('notes-too-long', { most: LONGEST_NOTE, length: text.length })
  return [{ kind: 'noted', seat, text }]
}
