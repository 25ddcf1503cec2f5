import * as z from 'zod/mini'
import { idLike, positiveUpTo } from '../../../kernel/pack-values.ts'

/** Ids and the closed lists of words that the rules know by name. */

export const id = idLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  en: 'an id has small letters, digits and single hyphens',
  it: 'un id ha lettere minuscole, cifre e trattini singoli',
})

/** Who has many textbooks to choose from has very many ways to choose them. */
export const textbooks = positiveUpTo(12)

export const color = z.enum(['black', 'blue', 'green', 'red'])
export const faculty = z.enum(['art', 'law', 'medicine', 'mathematics'])
export const letter = z.enum(['a', 'b', 'c'])
export const counter = z.enum([
  'students',
  'students-a',
  'students-b',
  'students-of-faculties',
  'student-faculties',
  'professors',
  'professors-of-faculties',
  'milestones',
  'bust-cards',
  'ducats',
  'dictionaries',
  'masters-in-archive',
  'masters-on-bishop',
  'masters-placed-this-turn-on-bishop',
  'display-textbooks',
  'players-behind',
])

export type Color = z.infer<typeof color>
export type Faculty = z.infer<typeof faculty>
export type Letter = z.infer<typeof letter>
export type Counter = z.infer<typeof counter>

export const colors: readonly Color[] = color.options
export const faculties: readonly Faculty[] = faculty.options
export const letters: readonly Letter[] = letter.options
export const letterAt = (letter: string): number => letters.indexOf(letter as Letter)
