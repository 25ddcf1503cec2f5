import { countingIn } from '../../kernel/counting.ts'
import type { PaceCounter } from '../profiled.ts'
import type { Expo } from './components.ts'
import { type ExpoState, playerAt, prestigeOf } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

export const pace: readonly PaceCounter<ExpoState, Expo>[] = [
  {
    id: 'projects',
    name: { en: 'Complete Projects', it: 'Progetti completi' },
    goal: {
      en: gain => `Complete ${form(gain, { one: 'a Project', other: `at least ${gain} Projects` })} this turn`,
      it: gain => `Completa ${forma(gain, { one: 'un Progetto', other: `almeno ${gain} Progetti` })} in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).lab.filter(({ complete }) => complete).length,
  },
  {
    id: 'tiles',
    name: { en: 'Tiles in the Lab', it: 'Tessere nel Laboratorio' },
    goal: {
      en: gain =>
        `Place ${form(gain, { one: 'a tile', other: `at least ${gain} tiles` })} in your Laboratory this turn`,
      it: gain =>
        `Metti ${forma(gain, { one: 'una tessera', other: `almeno ${gain} tessere` })} nel tuo Laboratorio in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).lab.length,
  },
  {
    id: 'money',
    name: { en: 'Money left', it: 'Denaro rimasto' },
    goal: {
      en: gain => `End this turn with at least $${gain} more than now`,
      it: gain => `Chiudi questo turno con almeno $${gain} più di adesso`,
    },
    left: true,
    of: (play, seat) => playerAt(play, seat).money,
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<ExpoState, Expo> = {
  id: 'points',
  name: { en: 'Victory points', it: 'Punti vittoria' },
  goal: {
    en: gain => `Gain at least ${count(gain, 'victory point', 'victory points')} this turn`,
    it: gain => `Guadagna almeno ${conta(gain, 'punto', 'punti')} vittoria in questo turno`,
  },
  of: (play, seat) => prestigeOf(playerAt(play, seat)),
}
