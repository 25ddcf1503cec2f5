import type { PaceCounter } from '../profiled.ts'
import type { Expo } from './components.ts'
import { type ExpoState, playerAt, prestigeOf } from './state.ts'

export const pace: readonly PaceCounter<ExpoState, Expo>[] = [
  {
    id: 'projects',
    name: { en: 'Complete Projects', it: 'Progetti completi' },
    of: (play, seat) => playerAt(play, seat).lab.filter(({ complete }) => complete).length,
  },
  {
    id: 'tiles',
    name: { en: 'Tiles in the Lab', it: 'Tessere nel Laboratorio' },
    of: (play, seat) => playerAt(play, seat).lab.length,
  },
  {
    id: 'money',
    name: { en: 'Money left', it: 'Denaro rimasto' },
    left: true,
    of: (play, seat) => playerAt(play, seat).money,
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<ExpoState, Expo> = {
  id: 'points',
  name: { en: 'Victory points', it: 'Punti vittoria' },
  of: (play, seat) => prestigeOf(playerAt(play, seat)),
}
