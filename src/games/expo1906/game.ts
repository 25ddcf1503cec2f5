import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import components from './components.json' with { type: 'json' }
import { type Expo, prepareExpo } from './components.ts'
import { mask, unknowns, unmask } from './hiding.ts'
import { scores } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { passOver } from './rules/turn.ts'
import { rules } from './rules.ts'
import { copyState, type ExpoState } from './state.ts'
import { english } from './words/english.ts'
import { italian } from './words/italian.ts'

/** Expo 1906, by Remo Conzadori and Nestore Mangone: 1 to 4 players, at most 10 rounds. */
export const expo1906: Game<ExpoState, Expo> = {
  id: 'expo1906',
  title: 'Expo 1906',
  players: { min: 1, max: 4 },
  minutes: 90,
  weight: 3,
  rulesVersion: 2,
  options: {
    handicaps: {
      kind: 'seats',
      of: components.handicaps.map(level => level.id),
      distinct: false,
      default: 'scientist',
    },
    openPlayedCards: { kind: 'boolean', default: false },
    colors: { kind: 'seats', of: components.players.colors.map(color => color.id), distinct: true, default: 'green' },
  },
  pack: components as Json,
  prepare: prepareExpo,
  setup,
  rules,
  copy: copyState,
  mask,
  unmask,
  unknowns,
  scores,
  turns: { next: 'next-turn', passOver },
  moment: ({ round, turns }) => [round, turns],
  words: inEveryLanguage({ en: english, it: italian }),
}
