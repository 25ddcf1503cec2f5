import { countingIn } from '../../kernel/counting.ts'
import type { GoalKind } from '../goal-kind.ts'
import { booksIn, textbooksIn } from './books.ts'
import type { AlmaMater } from './components.ts'
import { points } from './pace.ts'
import { type AlmaMaterState, playerAt } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

/** What the challenges of Alma Mater ask for. */
export const goalKinds: readonly GoalKind<AlmaMaterState, AlmaMater>[] = [
  {
    id: 'points',
    theme: 'points',
    phrase: {
      en: gain => `gain at least ${gain} prestige`,
      it: gain => `guadagna almeno ${gain} prestigio`,
    },
    rule: 'A-15',
    of: points.of,
    least: 4,
    more: 2,
  },
  {
    id: 'research',
    theme: 'research',
    phrase: {
      en: gain => `climb at least ${count(gain, 'level', 'levels')} of research`,
      it: gain => `sali di almeno ${conta(gain, 'livello', 'livelli')} di ricerca`,
    },
    rule: 'A-4.13',
    of: ({ state }, seat) => state.levels[seat] ?? 0,
  },
  {
    id: 'students',
    theme: 'students',
    phrase: {
      en: gain => `recruit ${form(gain, { one: 'a student', other: `at least ${gain} students` })}`,
      it: gain => `recluta ${forma(gain, { one: 'uno studente', other: `almeno ${gain} studenti` })}`,
    },
    rule: 'A-8',
    of: (play, seat) => playerAt(play, seat).students.length,
  },
  {
    id: 'student',
    theme: 'students',
    phrase: {
      en: (_gain, name) => `recruit the student “${name}”`,
      it: (_gain, name) => `recluta lo studente «${name}»`,
    },
    rule: 'A-8',
    of: (play, seat, subject) => playerAt(play, seat).students.filter(id => id === subject).length,
    subjects: ({ state }) => [...new Set(state.layout.campus.filter((_, at) => (state.campus[at] ?? 0) > 0))],
  },
  {
    id: 'professors',
    theme: 'professors',
    phrase: {
      en: gain => `recruit ${form(gain, { one: 'a professor', other: `at least ${gain} professors` })}`,
      it: gain => `recluta ${forma(gain, { one: 'un professore', other: `almeno ${gain} professori` })}`,
    },
    rule: 'A-9',
    of: (play, seat) => playerAt(play, seat).professors.length,
  },
  {
    id: 'professor',
    theme: 'professors',
    phrase: {
      en: (_gain, name) => `recruit the professor “${name}”`,
      it: (_gain, name) => `recluta il professore «${name}»`,
    },
    rule: 'A-9',
    of: (play, seat, subject) => playerAt(play, seat).professors.filter(({ id }) => id === subject).length,
    subjects: ({ state }) => state.layout.academy.filter((_, at) => (state.academy[at] ?? 0) > 0),
  },
  {
    id: 'lectures',
    theme: 'lectures',
    phrase: {
      en: gain => `hold ${form(gain, { one: 'a lecture', other: `at least ${gain} lectures` })}`,
      it: gain => `tieni ${forma(gain, { one: 'una lezione', other: `almeno ${gain} lezioni` })}`,
    },
    rule: 'A-9',
    of: (play, seat) => playerAt(play, seat).professors.filter(({ ready }) => !ready).length,
    least: 2,
  },
  {
    id: 'ducats',
    theme: 'ducats',
    phrase: {
      en: gain => `end at least ${count(gain, 'ducat', 'ducats')} richer`,
      it: gain => `finisci con almeno ${conta(gain, 'ducato', 'ducati')} in più`,
    },
    rule: 'A-10',
    of: (play, seat) => playerAt(play, seat).ducats,
    least: 4,
    more: 2,
    left: true,
  },
  {
    id: 'books',
    theme: 'books',
    phrase: {
      en: gain => `end with at least ${count(gain, 'book', 'books')} more`,
      it: gain => `finisci con almeno ${conta(gain, 'libro', 'libri')} in più`,
    },
    rule: 'A-4.1',
    of: (play, seat) => booksIn(playerAt(play, seat).books),
    least: 3,
    left: true,
  },
  {
    id: 'textbooks',
    theme: 'books',
    phrase: {
      en: gain => `end with at least ${count(gain, 'textbook', 'textbooks')} more`,
      it: gain => `finisci con almeno ${conta(gain, 'manuale', 'manuali')} in più`,
    },
    rule: 'A-4.1',
    of: (play, seat) => textbooksIn(playerAt(play, seat).books),
    least: 4,
    more: 2,
    left: true,
  },
]
