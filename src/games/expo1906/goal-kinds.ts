import type { Seat } from '../../kernel/contract.ts'
import { countingIn } from '../../kernel/counting.ts'
import type { GoalKind } from '../goal-kind.ts'
import type { Expo } from './components.ts'
import { points } from './pace.ts'
import { leaderOf } from './rules/tokens.ts'
import { type ExpoState, type Play, playerAt } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

/** What the challenges of Expo 1906 ask for. */
export const goalKinds: readonly GoalKind<ExpoState, Expo>[] = [
  {
    id: 'points',
    theme: 'points',
    phrase: {
      en: gain => `gain at least ${count(gain, 'victory point', 'victory points')}`,
      it: gain => `guadagna almeno ${conta(gain, 'punto', 'punti')} vittoria`,
    },
    rule: 'E-12',
    of: points.of,
    least: 3,
    more: 2,
  },
  {
    id: 'projects',
    theme: 'projects',
    phrase: {
      en: gain => `complete ${form(gain, { one: 'a Project', other: `at least ${gain} Projects` })}`,
      it: gain => `completa ${forma(gain, { one: 'un Progetto', other: `almeno ${gain} Progetti` })}`,
    },
    rule: 'E-6',
    of: (play, seat) => playerAt(play, seat).lab.filter(({ complete }) => complete).length,
  },
  {
    id: 'project',
    theme: 'projects',
    phrase: {
      en: (_gain, name) => `complete the Project “${name}”`,
      it: (_gain, name) => `completa il Progetto «${name}»`,
    },
    rule: 'E-6',
    of: (play, seat, subject) =>
      playerAt(play, seat).lab.some(({ tile, complete }) => complete && tile === subject) ? 1 : 0,
    subjects: openProjects,
  },
  {
    id: 'tiles',
    theme: 'lab',
    phrase: {
      en: gain => `place ${form(gain, { one: 'a tile', other: `at least ${gain} tiles` })} in your Laboratory`,
      it: gain => `metti ${forma(gain, { one: 'una tessera', other: `almeno ${gain} tessere` })} nel tuo Laboratorio`,
    },
    rule: 'E-6',
    of: (play, seat) => playerAt(play, seat).lab.length,
    least: 2,
  },
  {
    id: 'scrap',
    theme: 'lab',
    phrase: {
      en: gain => `clear ${form(gain, { one: 'a Scrap tile', other: `at least ${gain} Scrap tiles` })} away`,
      it: gain => `sgombera ${forma(gain, { one: 'un Rottame', other: `almeno ${gain} Rottami` })}`,
    },
    rule: 'E-5.6',
    of: (play, seat) => playerAt(play, seat).cleared.length,
    least: 2,
  },
  {
    id: 'technologies',
    theme: 'technologies',
    phrase: {
      en: gain =>
        `put ${form(gain, { one: 'a Technology', other: `at least ${gain} Technologies` })} into your Laboratory`,
      it: gain =>
        `porta nel tuo Laboratorio ${forma(gain, { one: 'una Tecnologia', other: `almeno ${gain} Tecnologie` })}`,
    },
    rule: 'E-7',
    of: ({ components, state }, seat) =>
      (state.players[seat]?.lab ?? []).filter(({ tile }) => components.tiles.get(tile)?.kind === 'technology').length,
  },
  {
    id: 'leads',
    theme: 'patents',
    phrase: {
      en: gain => `lead ${form(gain, { one: 'one row', other: `${gain} rows` })} more of the Patents Office`,
      it: gain => `guida ${forma(gain, { one: 'una riga', other: `${gain} righe` })} in più dell’Ufficio Brevetti`,
    },
    rule: 'E-8',
    of: (play, seat) => play.components.rows.filter((_, at) => leaderOf(play, at) === seat).length,
    left: true,
  },
  {
    id: 'reserve',
    theme: 'reserve',
    phrase: {
      en: gain => `have at least ${count(gain, 'tile', 'tiles')} more in your Reserve`,
      it: gain => `finisci con almeno ${conta(gain, 'tessera', 'tessere')} in più nella riserva`,
    },
    rule: 'E-5.1',
    of: (play, seat) => playerAt(play, seat).reserve.length,
    least: 2,
    left: true,
  },
  {
    id: 'patents',
    theme: 'patents',
    phrase: {
      en: gain => `move your tokens at least ${count(gain, 'column', 'columns')} on in the Patents Office`,
      it: gain => `fai avanzare i tuoi gettoni di almeno ${conta(gain, 'colonna', 'colonne')} nell’Ufficio Brevetti`,
    },
    rule: 'E-8',
    of: (play, seat) => play.state.tokens.reduce((sum, { owner, column }) => sum + (owner === seat ? column : 0), 0),
    least: 2,
  },
  {
    id: 'money',
    theme: 'money',
    phrase: {
      en: gain => `end at least $${gain} richer`,
      it: gain => `finisci con almeno $${gain} in più`,
    },
    rule: 'E-5',
    of: (play, seat) => playerAt(play, seat).money,
    least: 4,
    more: 2,
    left: true,
  },
]

/** Projects that the seat has and has not completed, and those that lie open for all. */
function openProjects({ components, state }: Play, seat: Seat): readonly string[] {
  const { lab, reserve } = state.players[seat] ?? { lab: [], reserve: [] }
  const own = lab.flatMap(({ tile, complete }) => (complete ? [] : [tile]))
  return [...own, ...reserve, ...state.academy].filter(id => components.tiles.get(id)?.kind === 'project')
}
