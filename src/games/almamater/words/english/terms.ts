import { countingIn } from '../../../../kernel/counting.ts'
import { joined } from '../../../../kernel/words.ts'
import type { TermPhrases } from '../phrases/terms.ts'

const { form } = countingIn('en-GB')

const n = (one: string, many: string) => (count: number) => countingIn('en-GB').count(count, one, many)
const kinds = {
  black: 'black textbook',
  blue: 'blue textbook',
  green: 'green textbook',
  red: 'red textbook',
  dictionary: 'dictionary',
} as const

/** `2 of one colour, 1 of another colour` */
const others = (at: number): string => ['one', 'another', 'a third', 'a fourth'][at] ?? 'another'

export const terms: TermPhrases = {
  and: parts => joined(parts, 'and'),
  or: parts => joined(parts, 'or'),
  nothing: 'nothing',
  hiddenCards: n('hidden card', 'hidden cards'),
  ducats: n('ducat', 'ducats'),
  prestige: count => `${count} PP`,
  ownTextbooks: n('own textbook', 'own textbooks'),
  greenSteps: n('green step', 'green steps'),
  blackSteps: n('black step', 'black steps'),
  masters: n('master', 'masters'),
  tutors: n('tutor', 'tutors'),
  books: (count, kind) =>
    kind === 'dictionary'
      ? n('dictionary', 'dictionaries')(count)
      : `${count} ${kinds[kind]}${form(count, { one: '', other: 's' })}`,
  kinds,
  textbooks: (count, mode) =>
    ({
      any: form(count, { one: '1 textbook of any colour', other: `${count} textbooks of any colours` }),
      different: `${count} textbooks of different colours`,
      same: form(count, { one: '1 textbook of any colour', other: `${count} textbooks of one colour` }),
    })[mode],
  textbookGroup: (count, at, ranks) => {
    const what = at === 0 ? n('textbook', 'textbooks')(count) : count
    const ofOthers = ` of ${others(at)} colour`
    const single = ranks === undefined ? ' of any colour' : ''
    const color = at === 0 ? form(count, { one: single, other: ofOthers }) : ofOthers
    return `${what}${color}${ranks === undefined ? '' : ` of rank ${ranks}`}`
  },
  bookGroup: (count, at) => `${at === 0 ? n('book', 'books')(count) : count} of ${others(at)} kind`,
  colors: { black: 'Black', blue: 'Blue', green: 'Green', red: 'Red' },
  faculties: { art: 'art', law: 'law', medicine: 'medicine', mathematics: 'mathematics' },
  students: {
    Copyist: 'Copyist',
    Librarian: 'Librarian',
    Acolyte: 'Acolyte',
    Bookseller: 'Bookseller',
    Lexicographer: 'Lexicographer',
    Envoy: 'Envoy',
    Disciple: 'Disciple',
    "Patron's son": 'Patron’s son',
    Benefactor: 'Benefactor',
    Mentor: 'Mentor',
    Researcher: 'Researcher',
    Negotiator: 'Negotiator',
    Astronomer: 'Astronomer',
    Geometer: 'Geometer',
    Arithmetician: 'Arithmetician',
    Logician: 'Logician',
    'Printed student': 'Printed student',
  },
  professors: {
    Printer: 'Printer',
    Rhetorician: 'Rhetorician',
    Experimenter: 'Experimenter',
    Accountant: 'Accountant',
    Physician: 'Physician',
    Anatomist: 'Anatomist',
    Regent: 'Regent',
    Herbalist: 'Herbalist',
    Notary: 'Notary',
    Jurist: 'Jurist',
    Glossator: 'Glossator',
    Bursar: 'Bursar',
    Orator: 'Orator',
    Poet: 'Poet',
    Painter: 'Painter',
    Humanist: 'Humanist',
  },
  spaceKinds: {
    campus: 'Campus',
    academy: 'Academy',
    antiquarian: 'Antiquarian',
    laboratory: 'Laboratory',
    park: 'Park',
    shared: 'Antiquarian and Park',
    bishop: 'Bishop',
    colloquium: 'Colloquium',
  },
  spaceNumber: (kind, number) => `${kind} ${number}`,
  ownSpace: student => `${student}’s space`,
  hall: (number, type) => `hall ${number} (${type})`,
  counted: (counter, count, faculties) =>
    ({
      students: n('student', 'students')(count),
      'students-a': `${n('student', 'students')(count)} in A halls`,
      'students-b': `${n('student', 'students')(count)} in B halls`,
      'students-of-faculties': `${count} ${faculties} ${form(count, { one: 'student', other: 'students' })}`,
      'student-faculties': `students of ${n('faculty', 'different faculties')(count)}`,
      professors: n('professor', 'professors')(count),
      'professors-of-faculties': `${count} ${faculties} ${form(count, { one: 'professor', other: 'professors' })}`,
      milestones: n('milestone', 'milestones')(count),
      'bust-cards': n('bust card', 'bust cards')(count),
      ducats: n('ducat', 'ducats')(count),
      dictionaries: n('dictionary', 'dictionaries')(count),
      'masters-in-archive': `${n('master', 'masters')(count)} in the archive`,
      'masters-on-bishop': `${n('master', 'masters')(count)} on the bishop`,
      'masters-placed-this-turn-on-bishop': `${n('piece', 'pieces')(count)} placed on the bishop`,
      'display-textbooks': `${n('textbook', 'textbooks')(count)} in the display`,
      'players-behind': `${n('player', 'players')(count)} behind`,
    })[counter],
  each: {
    students: 'own student',
    'students-a': 'student in your A halls',
    'students-b': 'student in your B halls',
    'students-of-faculties': 'student of these faculties',
    'student-faculties': 'faculty of your students',
    professors: 'own professor',
    'professors-of-faculties': 'professor of these faculties',
    milestones: 'milestone reached',
    'bust-cards': 'own bust card',
    ducats: 'ducat',
    dictionaries: 'dictionary',
    'masters-in-archive': 'master and tutor in your archive',
    'masters-on-bishop': 'own master on the bishop',
    'masters-placed-this-turn-on-bishop': 'piece just placed there',
    'display-textbooks': 'textbook in your display',
    'players-behind': 'player behind you on the research track',
  },
}
