import { countingIn } from '../../kernel/counting.ts'
import type { PaceCounter } from '../profiled.ts'
import type { Inventions } from './components.ts'
import { tilesBuilt } from './rules/scoring.ts'
import { type InventionsState, playerAt, pointsOf } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

export const pace: readonly PaceCounter<InventionsState, Inventions>[] = [
  {
    id: 'inventions',
    name: { en: 'Inventions', it: 'Invenzioni' },
    goal: {
      en: gain => `Make ${form(gain, { one: 'an Invention', other: `at least ${gain} Inventions` })} this turn`,
      it: gain =>
        `Realizza ${forma(gain, { one: 'un’Invenzione', other: `almeno ${gain} Invenzioni` })} in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).inventions.length,
  },
  {
    id: 'tiles',
    name: { en: 'Tiles on the map', it: 'Tessere sulla mappa' },
    goal: {
      en: gain =>
        `Build ${form(gain, { one: 'a tile', other: `at least ${gain} tiles` })} on your Progress map this turn`,
      it: gain =>
        `Costruisci ${forma(gain, { one: 'una tessera', other: `almeno ${gain} tessere` })} sulla tua mappa del progresso in questo turno`,
    },
    of: (play, seat) => tilesBuilt(playerAt(play, seat).map),
  },
  {
    id: 'influence',
    name: { en: 'Influence', it: 'Influenza' },
    goal: {
      en: gain => `Gain at least ${gain} Influence this turn`,
      it: gain => `Guadagna almeno ${gain} Influenza in questo turno`,
    },
    of: (play, seat) => playerAt(play, seat).influence,
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<InventionsState, Inventions> = {
  id: 'points',
  name: { en: 'Ingenuity Points', it: 'Punti ingegno' },
  goal: {
    en: gain => `Gain at least ${count(gain, 'Ingenuity Point', 'Ingenuity Points')} this turn`,
    it: gain => `Guadagna almeno ${conta(gain, 'punto', 'punti')} ingegno in questo turno`,
  },
  of: (play, seat) => pointsOf(playerAt(play, seat)),
}
