import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import components from './components.json' with { type: 'json' }
import { type Newton, prepareNewton } from './components.ts'
import { mask, unknowns, unmask } from './hiding.ts'
import { passOver } from './rules/round.ts'
import { scores } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { rules } from './rules.ts'
import { copyState, type NewtonState } from './state.ts'
import { english } from './words/english.ts'
import { italian } from './words/italian.ts'

/** Newton, by Nestore Mangone and Simone Luciani: 1 to 4 players, 6 rounds of 5 turns. */
export const newton: Game<NewtonState, Newton> = {
  id: 'newton',
  title: 'Newton',
  players: { min: 1, max: 4 },
  minutes: 90,
  weight: 3,
  rulesVersion: 2,
  options: {
    masterDraft: { kind: 'boolean', default: true },
    colors: { kind: 'seats', of: components.players.colors.map(color => color.id), distinct: true, default: 'red' },
  },
  pack: components as Json,
  prepare: prepareNewton,
  setup,
  rules,
  copy: copyState,
  mask,
  unmask,
  unknowns,
  scores,
  turns: { next: 'next-turn', passOver },
  moment: ({ round, turnsTaken }) => [round, turnsTaken],
  words: inEveryLanguage({ en: english, it: italian }),
}
