import type { PaceCounter } from '../profiled.ts'
import { textbooksIn } from './books.ts'
import type { AlmaMater } from './components.ts'
import { type AlmaMaterState, playerAt, prestigeOf } from './state.ts'

export const pace: readonly PaceCounter<AlmaMaterState, AlmaMater>[] = [
  {
    id: 'research',
    name: { en: 'Research level', it: 'Livello di ricerca' },
    of: ({ state }, seat) => state.levels[seat] ?? 0,
  },
  {
    id: 'students',
    name: { en: 'Students', it: 'Studenti' },
    of: (play, seat) => playerAt(play, seat).students.length,
  },
  {
    id: 'professors',
    name: { en: 'Professors', it: 'Professori' },
    of: (play, seat) => playerAt(play, seat).professors.length,
  },
  {
    id: 'ducats',
    name: { en: 'Ducats left', it: 'Ducati rimasti' },
    left: true,
    of: (play, seat) => playerAt(play, seat).ducats,
  },
  {
    id: 'textbooks',
    name: { en: 'Textbooks left', it: 'Manuali rimasti' },
    left: true,
    of: (play, seat) => textbooksIn(playerAt(play, seat).books),
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<AlmaMaterState, AlmaMater> = {
  id: 'points',
  name: { en: 'Prestige points', it: 'Punti prestigio' },
  of: (play, seat) => prestigeOf(playerAt(play, seat)),
}
