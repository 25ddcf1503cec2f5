import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import components from './components.json' with { type: 'json' }
import { type AlmaMater, prepareAlmaMater } from './components.ts'
import { mask, unknowns, unmask } from './hiding.ts'
import { passOver } from './rules/round.ts'
import { scores } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { rules } from './rules.ts'
import { type AlmaMaterState, copyState } from './state.ts'
import { english } from './words/english.ts'
import { italian } from './words/italian.ts'

/** Alma Mater, by Acchittocca: 2 to 4 players, 6 rounds. */
export const almaMater: Game<AlmaMaterState, AlmaMater> = {
  id: 'almamater',
  title: 'Alma Mater',
  players: { min: 2, max: 4 },
  minutes: 120,
  weight: 4,
  rulesVersion: 2,
  options: {
    colors: { kind: 'seats', of: components.colors.map(color => color.id), distinct: true, default: 'black' },
  },
  pack: components as Json,
  prepare: prepareAlmaMater,
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
