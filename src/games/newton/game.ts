import type { Game, Rule } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import components from './components.json' with { type: 'json' }
import { type Newton, prepareNewton } from './components.ts'
import { mask, unknowns, unmask } from './hiding.ts'
import { actionRules, anyAction } from './rules/basic-actions.ts'
import { removeTiles } from './rules/bookshelf.ts'
import { discard } from './rules/card-effects.ts'
import { placeCubeRule } from './rules/cubes.ts'
import { draft, keepMasters } from './rules/draft.ts'
import { laterEffect } from './rules/effects.ts'
import { playMaster } from './rules/masters.ts'
import { nextTurn, pushUnderDesk, renewRound } from './rules/round.ts'
import { scores } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { chooseTile, replaceTile } from './rules/tiles.ts'
import { turn } from './rules/turn.ts'
import { copyState, type NewtonState } from './state.ts'
import { english } from './words/english.ts'
import { italian } from './words/italian.ts'

const rules = new Map<string, Rule<NewtonState, Newton>>([
  ['draft', draft],
  ['keep-masters', keepMasters],
  ['next-turn', nextTurn],
  ['turn', turn],
  ...Object.entries(actionRules),
  ['any-action', anyAction],
  ['effect', laterEffect],
  ['discard', discard],
  ['play-master', playMaster],
  ['place-cube', placeCubeRule],
  ['remove-tiles', removeTiles],
  ['choose-tile', chooseTile],
  ['replace-tile', replaceTile],
  ['push-under', pushUnderDesk],
  ['renew-round', renewRound],
])

/** Newton, by Nestore Mangone and Simone Luciani: 1 to 4 players, 6 rounds of 5 turns. */
export const newton: Game<NewtonState, Newton> = {
  id: 'newton',
  title: 'Newton',
  players: { min: 1, max: 4 },
  minutes: 90,
  weight: 3,
  rulesVersion: 1,
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
  moment: ({ round, turnsTaken }) => [round, turnsTaken],
  words: { en: english, it: italian },
}
