import type { PaceCounter } from '../profiled.ts'
import type { Newton } from './components.ts'
import { type NewtonState, playerAt, pointsOf } from './state.ts'

export const pace: readonly PaceCounter<NewtonState, Newton>[] = [
  {
    id: 'tiles',
    name: { en: 'Bookshelf tiles placed', it: 'Tessere nella libreria' },
    of: (play, seat) => playerAt(play, seat).shelf.length,
  },
  {
    id: 'cubes',
    name: { en: 'Travel cubes placed', it: 'Cubi viaggio piazzati' },
    of: (play, seat) => playerAt(play, seat).cubes.length,
  },
  {
    id: 'technology',
    name: { en: 'Steps of Students', it: 'Passi degli studenti' },
    of: (play, seat) =>
      playerAt(play, seat).students.reduce(
        (sum, space) => sum + (play.components.technology.get(space)?.depth ?? 0),
        0,
      ),
  },
  {
    id: 'work',
    name: { en: 'Work track', it: 'Tracciato lavoro' },
    of: (play, seat) => playerAt(play, seat).work,
  },
  {
    id: 'coins',
    name: { en: 'Coins left', it: 'Monete rimaste' },
    left: true,
    of: (play, seat) => playerAt(play, seat).coins,
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<NewtonState, Newton> = {
  id: 'points',
  name: { en: 'Victory points', it: 'Punti vittoria' },
  of: (play, seat) => pointsOf(playerAt(play, seat)),
}
