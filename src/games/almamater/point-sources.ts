import { neverBut } from '../../kernel/errors.ts'
import type { PointGroup } from '../profiled.ts'
import type { AlmaMater } from './components.ts'
import type { PointSource } from './points.ts'

const group = (id: string, en: string, it: string): PointGroup => ({ id, name: { en, it } })

const groups = {
  students: group('students', 'Students', 'Studenti'),
  professors: group('professors', 'Professors and lectures', 'Professori e lezioni'),
  research: group('research', 'Research', 'Ricerca'),
  books: group('books', 'Books and reputation', 'Libri e reputazione'),
  busts: group('busts', 'Bust cards', 'Carte busto'),
  money: group('money', 'Ducats and spaces', 'Ducati e spazi'),
  start: group('start', 'Setup cards and chancellors', 'Carte preparazione e Cancellieri'),
}

/** Reasons of the final scoring that are no component. */
type FinalSource =
  | 'final-ducats'
  | 'final-dictionaries'
  | 'final-reputation'
  | 'final-milestones'
  | 'final-halls'
  | 'final-busts'

/** The group of a reason on the score sheet. Components among them are professors and students. */
export function pointSource(because: string, { professors, students }: AlmaMater): PointGroup {
  if (professors.has(because)) return groups.professors
  if (students.has(because)) return groups.students
  return named(because as PointSource | FinalSource)
}

function named(because: PointSource | FinalSource): PointGroup {
  switch (because) {
    case 'students':
    case 'final-halls':
      return groups.students
    case 'lectures':
      return groups.professors
    case 'milestones':
    case 'final-milestones':
      return groups.research
    case 'shelves':
    case 'final-dictionaries':
    case 'final-reputation':
      return groups.books
    case 'busts':
    case 'final-busts':
      return groups.busts
    case 'spaces':
    case 'spent':
    case 'final-ducats':
      return groups.money
    case 'setup':
    case 'chancellors':
      return groups.start
    default:
      return neverBut(because, groups.start)
  }
}
