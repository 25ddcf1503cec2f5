import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import components from './components.json' with { type: 'json' }
import type { Inventions } from './components.ts'
import { copyState } from './copy.ts'
import { mask, unknowns, unmask } from './hiding.ts'
import { prepareInventions } from './prepare.ts'
import { passOver } from './rules/round.ts'
import { scores } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { rules } from './rules.ts'
import type { InventionsState } from './state.ts'
import { english } from './words/english.ts'
import { italian } from './words/italian.ts'

/** Inventions: Evolution of Ideas, by Vital Lacerda: 1 to 4 players, 13 turns each, with Chronos for one and two. */
export const inventions: Game<InventionsState, Inventions> = {
  id: 'inventions',
  title: 'Inventions: Evolution of Ideas',
  players: { min: 1, max: 4 },
  minutes: 150,
  weight: 5,
  rulesVersion: 2,
  options: {
    level: { kind: 'choice', of: components.solo.levels.map(level => level.id), default: 'normal' },
    colors: { kind: 'seats', of: components.game.playerColors, distinct: true, default: 'orange' },
  },
  pack: components as Json,
  prepare: prepareInventions,
  setup,
  rules,
  copy: copyState,
  mask,
  unmask,
  unknowns,
  scores,
  turns: { next: 'next-turn', passOver },
  moment: ({ space, turnsTaken }) => [space, turnsTaken],
  words: inEveryLanguage({ en: english, it: italian }),
}
