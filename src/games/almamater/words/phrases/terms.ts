import type { Count, Texts } from '../../../phrase.ts'
import type { Kind } from '../../books.ts'
import type { Color, Counter, Faculty } from '../../pack/terms.ts'

export type StudentLabel =
  | 'Copyist'
  | 'Librarian'
  | 'Acolyte'
  | 'Bookseller'
  | 'Lexicographer'
  | 'Envoy'
  | 'Disciple'
  | "Patron's son"
  | 'Benefactor'
  | 'Mentor'
  | 'Researcher'
  | 'Negotiator'
  | 'Astronomer'
  | 'Geometer'
  | 'Arithmetician'
  | 'Logician'
  | 'Printed student'
export type ProfessorLabel =
  | 'Printer'
  | 'Rhetorician'
  | 'Experimenter'
  | 'Accountant'
  | 'Physician'
  | 'Anatomist'
  | 'Regent'
  | 'Herbalist'
  | 'Notary'
  | 'Jurist'
  | 'Glossator'
  | 'Bursar'
  | 'Orator'
  | 'Poet'
  | 'Painter'
  | 'Humanist'
export type SpaceKind =
  | 'campus'
  | 'academy'
  | 'antiquarian'
  | 'laboratory'
  | 'park'
  | 'shared'
  | 'bishop'
  | 'colloquium'

/** Names of things, and amounts of them. */
export interface TermPhrases {
  readonly and: (parts: readonly string[]) => string
  readonly or: (parts: readonly string[]) => string
  readonly nothing: string
  readonly hiddenCards: Count
  readonly ducats: Count
  readonly prestige: Count
  readonly ownTextbooks: Count
  readonly greenSteps: Count
  readonly blackSteps: Count
  readonly masters: Count
  readonly tutors: Count
  readonly books: (count: number, kind: Kind) => string
  readonly kinds: Texts<Kind>
  readonly textbooks: (count: number, mode: 'any' | 'different' | 'same') => string
  /** A group of textbooks of one colour among several, by its place among them, each of another colour; of any rank or of these. */
  readonly textbookGroup: (count: number, at: number, ranks?: string) => string
  /** A group of books of one kind among several, each of another kind. */
  readonly bookGroup: (count: number, at: number) => string
  readonly colors: Texts<Color>
  readonly faculties: Texts<Faculty>
  readonly students: Texts<StudentLabel>
  readonly professors: Texts<ProfessorLabel>
  readonly spaceKinds: Texts<SpaceKind>
  /** The number of a space of its kind, as in `Campus 2`. */
  readonly spaceNumber: (kind: string, number: string) => string
  readonly ownSpace: (student: string) => string
  readonly hall: (number: number, type: string) => string
  /** So many of what is counted; faculties are named where it matters. */
  readonly counted: (counter: Counter, count: number, faculties: string) => string
  /** What is counted, after `for each`. */
  readonly each: Texts<Counter>
}
