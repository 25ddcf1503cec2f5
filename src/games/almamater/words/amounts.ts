import { kindAt } from '../books.ts'
import type { Gain } from '../pack/effects.ts'
import type { Faculty } from '../pack/terms.ts'
import type { ProfessorLabel, StudentLabel } from './phrases/terms.ts'
import type { Phrases } from './phrases.ts'

/** `2 ducats and 1 dictionary` */
export function gainText({ terms }: Phrases, gain: Gain): string {
  const parts: string[] = []
  if (gain.ducats !== undefined) parts.push(terms.ducats(gain.ducats))
  if (gain.dictionaries !== undefined) parts.push(terms.books(gain.dictionaries, 'dictionary'))
  if (gain.ownTextbooks !== undefined) parts.push(terms.ownTextbooks(gain.ownTextbooks))
  if (gain.prestige !== undefined) parts.push(terms.prestige(gain.prestige))
  if (gain.greenSteps !== undefined) parts.push(terms.greenSteps(gain.greenSteps))
  if (gain.blackSteps !== undefined) parts.push(terms.blackSteps(gain.blackSteps))
  if (gain.masters !== undefined) parts.push(terms.masters(gain.masters))
  if (gain.tutors !== undefined) parts.push(terms.tutors(gain.tutors))
  return parts.length === 0 ? terms.nothing : terms.and(parts)
}

/** `2 blue textbooks and 1 dictionary` */
export function booksText({ terms }: Phrases, books: readonly number[]): string {
  const parts = books.flatMap((count, kind) => (count > 0 ? [terms.books(count, kindAt(kind))] : []))
  return parts.length === 0 ? terms.nothing : terms.and(parts)
}

export const stepsText = (phrases: Phrases, green: number, black: number): string =>
  gainText(phrases, {
    ...(green > 0 ? { greenSteps: green } : {}),
    ...(black > 0 ? { blackSteps: black } : {}),
  })

export const piecesText = ({ terms }: Phrases, masters: number, tutors: number): string => {
  const parts = [...(masters > 0 ? [terms.masters(masters)] : []), ...(tutors > 0 ? [terms.tutors(tutors)] : [])]
  return parts.length === 0 ? terms.nothing : terms.and(parts)
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
export const roman = (value: number): string => romans[value] ?? String(value)

export const facultiesText = ({ terms }: Phrases, faculties: readonly Faculty[]): string =>
  terms.or(faculties.map(faculty => terms.faculties[faculty]))

/** Packs may have students and professors of their own: those keep their label. */
export const studentName = ({ terms }: Phrases, label: string): string => terms.students[label as StudentLabel] ?? label
export const professorName = ({ terms }: Phrases, label: string): string =>
  terms.professors[label as ProfessorLabel] ?? label
