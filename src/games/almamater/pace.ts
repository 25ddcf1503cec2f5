import { countingIn } from '../../kernel/counting.ts'
import type { PaceCounter } from '../profiled.ts'
import { textbooksIn } from './books.ts'
import type { AlmaMater } from './components.ts'
import { type AlmaMaterState, playerAt, prestigeOf } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

export const pace: readonly PaceCounter<AlmaMaterState, AlmaMater>[] = [
  {
    id: 'research',
    name: { en: 'Research level', it: 'Livello di ricerca' },
    goal: {
      en: gain => `Climb at least ${count(gain, 'level', 'levels')} of research this turn`,
      it: gain => `Sali di almeno ${conta(gain, 'livello', 'livelli')} di ricerca in questo turno`,
    },
    of: ({ state }, seat) => state.levels[seat] ?? 0,
  },
  {
    id: 'students',
    name: { en: 'Students', it: 'Studenti' },
    goal: {
      en: gain => `Recruit ${form(gain, { one: 'a student', other: `at least ${gain} students` })} this turn`,
      it: gain => `Recluta ${forma(gain, { one: 'uno studente', other: `almeno ${gain} studenti` })} in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).students.length,
  },
  {
    id: 'professors',
    name: { en: 'Professors', it: 'Professori' },
    goal: {
      en: gain => `Recruit ${form(gain, { one: 'a professor', other: `at least ${gain} professors` })} this turn`,
      it: gain =>
        `Recluta ${forma(gain, { one: 'un professore', other: `almeno ${gain} professori` })} in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).professors.length,
  },
  {
    id: 'ducats',
    name: { en: 'Ducats left', it: 'Ducati rimasti' },
    goal: {
      en: gain => `End this turn with at least ${count(gain, 'ducat', 'ducats')} more than now`,
      it: gain => `Chiudi questo turno con almeno ${conta(gain, 'ducato', 'ducati')} più di adesso`,
    },
    left: true,
    of: (play, seat) => playerAt(play, seat).ducats,
  },
  {
    id: 'textbooks',
    name: { en: 'Textbooks left', it: 'Manuali rimasti' },
    goal: {
      en: gain => `End this turn with at least ${count(gain, 'textbook', 'textbooks')} more than now`,
      it: gain => `Chiudi questo turno con almeno ${conta(gain, 'manuale', 'manuali')} più di adesso`,
    },
    left: true,
    of: (play, seat) => textbooksIn(playerAt(play, seat).books),
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<AlmaMaterState, AlmaMater> = {
  id: 'points',
  name: { en: 'Prestige points', it: 'Punti prestigio' },
  goal: {
    en: gain => `Gain at least ${gain} prestige this turn`,
    it: gain => `Guadagna almeno ${gain} prestigio in questo turno`,
  },
  of: (play, seat) => prestigeOf(playerAt(play, seat)),
}
