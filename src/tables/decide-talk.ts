import type { Seat } from '../kernel/contract.ts'
import type { EntryBody } from './entry.ts'
import { TableRefusal } from './refusal.ts'
import { seatHeldBy, type Who } from './seats.ts'
import type { Table } from './table.ts'

export const LONGEST_LINE = 500
export const LONGEST_NOTE = 4000

export function say(table: Table, by: Who, text: string): readonly EntryBody[] {
  const line = text.trim()
  if (line === '') return []
  if (line.length > LONGEST_LINE) throw new TableRefusal('line-too-long', { most: LONGEST_LINE, length: line.length })
  const seat = seatHeldBy(table.seats, by.person)
  return [{ kind: 'said', name: by.name, text: line, ...(seat === undefined ? {} : { seat }) }]
}

export function note({ seat, text }: { readonly seat: Seat; readonly text: string }): readonly EntryBody[] {
  if (text.length > LONGEST_NOTE) throw new TableRefusal('notes-too-long', { most: LONGEST_NOTE, length: text.length })
  return [{ kind: 'noted', seat, text }]
}
