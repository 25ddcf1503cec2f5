import type { Seat } from '../../kernel/contract.ts'
import { countingIn } from '../../kernel/counting.ts'
import type { GoalKind } from '../goal-kind.ts'
import type { Inventions } from './components.ts'
import { points } from './pace.ts'
import { tilesBuilt } from './rules/scoring.ts'
import { type InventionsState, type Play, playerAt } from './state.ts'

const { count, form } = countingIn('en-GB')
const { count: conta, form: forma } = countingIn('it')

/** What the challenges of Inventions ask for. */
export const goalKinds: readonly GoalKind<InventionsState, Inventions>[] = [
  {
    id: 'points',
    theme: 'points',
    phrase: {
      en: gain => `gain at least ${count(gain, 'Ingenuity Point', 'Ingenuity Points')}`,
      it: gain => `guadagna almeno ${conta(gain, 'punto', 'punti')} ingegno`,
    },
    rule: 'I-15',
    of: points.of,
    least: 4,
    more: 2,
  },
  {
    id: 'inventions',
    theme: 'inventions',
    phrase: {
      en: gain => `invent ${form(gain, { one: 'an idea', other: `at least ${gain} ideas` })}`,
      it: gain => `inventa ${forma(gain, { one: 'un’idea', other: `almeno ${gain} idee` })}`,
    },
    rule: 'I-9.2',
    of: (play, seat) => invented(play, seat).length,
  },
  {
    id: 'invention',
    theme: 'inventions',
    phrase: {
      en: (_gain, name) => `invent “${name}”`,
      it: (_gain, name) => `inventa «${name}»`,
    },
    rule: 'I-9.2',
    of: (play, seat, subject) => (invented(play, seat).includes(subject) ? 1 : 0),
    subjects: openIdeas,
  },
  {
    id: 'chain',
    theme: 'chain',
    phrase: {
      en: gain => `use at least ${count(gain, 'chain', 'chains')}`,
      it: gain => `usa almeno ${conta(gain, 'catena', 'catene')}`,
    },
    rule: 'I-6',
    verb: 'chain',
    least: 2,
  },
  {
    id: 'tiles',
    theme: 'building',
    phrase: {
      en: gain => `build ${form(gain, { one: 'a tile', other: `at least ${gain} tiles` })} on your Progress map`,
      it: gain =>
        `costruisci ${forma(gain, { one: 'una tessera', other: `almeno ${gain} tessere` })} sulla tua mappa del progresso`,
    },
    rule: 'I-11',
    of: (play, seat) => tilesBuilt(playerAt(play, seat).map),
    least: 2,
  },
  {
    id: 'influence',
    theme: 'influence',
    phrase: {
      en: gain => `gain at least ${gain} Influence`,
      it: gain => `guadagna almeno ${gain} Influenza`,
    },
    rule: 'I-9.6',
    of: (play, seat) => playerAt(play, seat).influence,
    least: 2,
    left: true,
  },
  {
    id: 'citizens',
    theme: 'citizens',
    phrase: {
      en: gain => `have at least ${count(gain, 'citizen', 'citizens')} more on the map`,
      it: gain => `finisci con almeno ${conta(gain, 'cittadino', 'cittadini')} in più sulla mappa`,
    },
    rule: 'I-7',
    of: ({ state }, seat) => state.regions.reduce((sum, { citizens }) => sum + (citizens[seat] ?? 0), 0),
    least: 2,
    left: true,
  },
  {
    id: 'scholars',
    theme: 'scholars',
    phrase: {
      en: gain => `end with at least ${count(gain, 'scholar', 'scholars')} more`,
      it: gain => `finisci con almeno ${conta(gain, 'studioso', 'studiosi')} in più`,
    },
    rule: 'I-7',
    of: (play, seat) => playerAt(play, seat).scholars,
    least: 2,
    left: true,
  },
  {
    id: 'diplomats',
    theme: 'diplomats',
    phrase: {
      en: gain => `send ${form(gain, { one: 'a diplomat', other: `at least ${gain} diplomats` })}`,
      it: gain => `invia ${forma(gain, { one: 'un diplomatico', other: `almeno ${gain} diplomatici` })}`,
    },
    rule: 'I-9.9',
    verb: 'send',
  },
]

/** What the seat has invented: cards beside its board, and those that still lie in their regions. */
function invented({ state }: Play, seat: Seat): readonly string[] {
  const shared = state.players[seat]?.inventions ?? []
  return [...shared, ...state.regions.flatMap(({ card, inventor }) => (inventor === seat ? [card] : []))]
}

/** Ideas that nobody has invented yet: in their regions, and the seat's own. */
function openIdeas({ state }: Play, seat: Seat): readonly string[] {
  const presented = state.regions.flatMap(({ card, invented: done }) => (card === '' || done ? [] : [card]))
  return [...presented, ...(state.players[seat]?.ideas ?? [])]
}
