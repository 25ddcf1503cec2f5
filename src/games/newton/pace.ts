import { countingIn } from '../../kernel/counting.ts'
import type { PaceCounter } from '../profiled.ts'
import type { Newton } from './components.ts'
import { type NewtonState, playerAt, pointsOf } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

export const pace: readonly PaceCounter<NewtonState, Newton>[] = [
  {
    id: 'tiles',
    name: { en: 'Bookshelf tiles placed', it: 'Tessere nella libreria' },
    goal: {
      en: gain =>
        `Place ${form(gain, { one: 'a Bookshelf tile', other: `at least ${gain} Bookshelf tiles` })} this turn`,
      it: gain =>
        `Metti ${forma(gain, { one: 'una tessera', other: `almeno ${gain} tessere` })} nella libreria in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).shelf.length,
  },
  {
    id: 'cubes',
    name: { en: 'Travel cubes placed', it: 'Cubi viaggio piazzati' },
    goal: {
      en: gain => `Place ${form(gain, { one: 'a Travel cube', other: `at least ${gain} Travel cubes` })} this turn`,
      it: gain =>
        `Piazza ${forma(gain, { one: 'un cubo viaggio', other: `almeno ${gain} cubi viaggio` })} in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).cubes.length,
  },
  {
    id: 'technology',
    name: { en: 'Steps of Students', it: 'Passi degli studenti' },
    goal: {
      en: gain => `Move your Students at least ${count(gain, 'step', 'steps')} up this turn`,
      it: gain => `Fai salire i tuoi Studenti di almeno ${conta(gain, 'passo', 'passi')} in questo turno`,
    },
    of: (play, seat) =>
      playerAt(play, seat).students.reduce(
        (sum, space) => sum + (play.components.technology.get(space)?.depth ?? 0),
        0,
      ),
  },
  {
    id: 'work',
    name: { en: 'Work track', it: 'Tracciato lavoro' },
    goal: {
      en: gain => `Advance at least ${count(gain, 'space', 'spaces')} on the Work track this turn`,
      it: gain => `Avanza di almeno ${conta(gain, 'spazio', 'spazi')} sul tracciato lavoro in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).work,
  },
  {
    id: 'coins',
    name: { en: 'Coins left', it: 'Monete rimaste' },
    goal: {
      en: gain => `End this turn with at least ${count(gain, 'coin', 'coins')} more than now`,
      it: gain => `Chiudi questo turno con almeno ${conta(gain, 'moneta', 'monete')} più di adesso`,
    },
    left: true,
    of: (play, seat) => playerAt(play, seat).coins,
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<NewtonState, Newton> = {
  id: 'points',
  name: { en: 'Victory points', it: 'Punti vittoria' },
  goal: {
    en: gain => `Gain at least ${count(gain, 'victory point', 'victory points')} this turn`,
    it: gain => `Guadagna almeno ${conta(gain, 'punto', 'punti')} vittoria in questo turno`,
  },
  of: (play, seat) => pointsOf(playerAt(play, seat)),
}
