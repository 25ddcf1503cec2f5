import { countingIn } from '../../kernel/counting.ts'
import type { GoalKind } from '../goal-kind.ts'
import type { Newton } from './components.ts'
import { points } from './pace.ts'
import { completeLines } from './rules/bookshelf.ts'
import { visited } from './rules/effects.ts'
import { objectivesReached } from './rules/scoring.ts'
import { type NewtonState, type Play, playerAt } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

/** What the challenges of Newton ask for. */
export const goalKinds: readonly GoalKind<NewtonState, Newton>[] = [
  {
    id: 'points',
    theme: 'points',
    phrase: {
      en: gain => `gain at least ${count(gain, 'victory point', 'victory points')}`,
      it: gain => `guadagna almeno ${conta(gain, 'punto', 'punti')} vittoria`,
    },
    rule: 'N-14',
    of: points.of,
    least: 4,
    more: 2,
  },
  {
    id: 'tiles',
    theme: 'shelf',
    phrase: {
      en: gain => `place ${form(gain, { one: 'a Bookshelf tile', other: `at least ${gain} Bookshelf tiles` })}`,
      it: gain => `metti ${forma(gain, { one: 'una tessera', other: `almeno ${gain} tessere` })} nella libreria`,
    },
    rule: 'N-9',
    of: (play, seat) => playerAt(play, seat).shelf.length,
  },
  {
    id: 'lines',
    theme: 'shelf',
    phrase: {
      en: gain => `complete ${form(gain, { one: 'a line', other: `at least ${gain} lines` })} of your Bookshelf`,
      it: gain => `completa ${forma(gain, { one: 'una linea', other: `almeno ${gain} linee` })} della tua libreria`,
    },
    rule: 'N-9.4',
    of: (play, seat) => completeLines(play, playerAt(play, seat)).count,
  },
  {
    id: 'cubes',
    theme: 'map',
    phrase: {
      en: gain => `place ${form(gain, { one: 'a Travel cube', other: `at least ${gain} Travel cubes` })}`,
      it: gain => `piazza ${forma(gain, { one: 'un cubetto Viaggio', other: `almeno ${gain} cubetti Viaggio` })}`,
    },
    rule: 'N-7',
    of: (play, seat) => playerAt(play, seat).cubes.length,
  },
  {
    id: 'universities',
    theme: 'map',
    phrase: {
      en: gain => `visit ${form(gain, { one: 'a University', other: `at least ${gain} Universities` })}`,
      it: gain => `visita ${forma(gain, { one: 'un’Università', other: `almeno ${gain} Università` })}`,
    },
    rule: 'N-7',
    of: (play, seat) => visited(play, seat, 'university'),
  },
  {
    id: 'place',
    theme: 'map',
    phrase: {
      en: (_gain, name) => `place a Travel cube in ${name}`,
      it: (_gain, name) => `piazza un cubetto Viaggio a ${name}`,
    },
    rule: 'N-7',
    of: (play, seat, subject) => (playerAt(play, seat).cubes.includes(subject) ? 1 : 0),
    subjects: openPlaces,
  },
  {
    id: 'technology',
    theme: 'technology',
    phrase: {
      en: gain => `move your Students at least ${count(gain, 'step', 'steps')} up`,
      it: gain => `fai salire i tuoi Studenti di almeno ${conta(gain, 'passo', 'passi')}`,
    },
    rule: 'N-6',
    of: (play, seat) =>
      playerAt(play, seat).students.reduce(
        (sum, space) => sum + (play.components.technology.get(space)?.depth ?? 0),
        0,
      ),
    least: 2,
  },
  {
    id: 'work',
    theme: 'work',
    phrase: {
      en: gain => `advance at least ${count(gain, 'space', 'spaces')} on the Work track`,
      it: gain => `avanza di almeno ${conta(gain, 'spazio', 'spazi')} sul tracciato lavoro`,
    },
    rule: 'N-5',
    of: (play, seat) => playerAt(play, seat).work,
    least: 2,
  },
  {
    id: 'objectives',
    theme: 'objectives',
    phrase: {
      en: gain => `reach ${form(gain, { one: 'an Objective', other: `at least ${gain} Objectives` })}`,
      it: gain => `raggiungi ${forma(gain, { one: 'un Obiettivo', other: `almeno ${gain} Obiettivi` })}`,
    },
    rule: 'N-16',
    of: (play, seat) => objectivesReached(play, seat).length,
  },
  {
    id: 'master',
    theme: 'masters',
    phrase: {
      en: (_gain, name) => `play the Master ${name}`,
      it: (_gain, name) => `gioca il Maestro ${name}`,
    },
    rule: 'N-18',
    of: (play, seat, subject) => (playerAt(play, seat).playedMasters.includes(subject) ? 1 : 0),
    subjects: (play, seat) => playerAt(play, seat).masters,
  },
  {
    id: 'tokens',
    theme: 'tokens',
    phrase: {
      en: gain => `take ${form(gain, { one: 'a Bonus token', other: `at least ${gain} Bonus tokens` })}`,
      it: gain => `prendi ${forma(gain, { one: 'un gettone Bonus', other: `almeno ${gain} gettoni Bonus` })}`,
    },
    rule: 'N-15',
    of: (play, seat) => playerAt(play, seat).tokens.length,
  },
  {
    id: 'coins',
    theme: 'coins',
    phrase: {
      en: gain => `end at least ${count(gain, 'coin', 'coins')} richer`,
      it: gain => `finisci con almeno ${conta(gain, 'moneta', 'monete')} in più`,
    },
    rule: 'N-5',
    of: (play, seat) => playerAt(play, seat).coins,
    least: 4,
    more: 2,
    left: true,
  },
]

/** Places that can still take a cube of the seat. */
function openPlaces(play: Play, seat: number): readonly string[] {
  const { cubes } = playerAt(play, seat)
  return play.components.placeList.flatMap(({ id, takesCube }) => (takesCube && !cubes.includes(id) ? [id] : []))
}
