import type { Game, Rule } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import components from './components.json' with { type: 'json' }
import type { Inventions } from './components.ts'
import { copyState } from './copy.ts'
import { mask, unknowns, unmask } from './hiding.ts'
import { actionIds } from './pack.ts'
import { prepareInventions } from './prepare.ts'
import { actionRule } from './rules/action.ts'
import { returnAspiration, takeProgress } from './rules/aspirations.ts'
import { build } from './rules/building.ts'
import { callHome } from './rules/calling.ts'
import { after, chain, technology, turnKnowledge } from './rules/chain.ts'
import { chronosSettles } from './rules/chronos.ts'
import { economyWindow } from './rules/economy.ts'
import { chooseSpecialist, laterEffect, placeCitizen, refresh } from './rules/effects.ts'
import { eraChange, renewEra, renewOwnIdeas, turnOrder } from './rules/era-change.ts'
import { takeIdea } from './rules/ideas.ts'
import { actionOf } from './rules/legal.ts'
import { payAny, payWith } from './rules/payment.ts'
import { final, nextTurn } from './rules/round.ts'
import { scores } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { shareReward } from './rules/share.ts'
import { settle, settled, stoneAgeEnds } from './rules/stone-age.ts'
import { main, turn } from './rules/turn.ts'
import type { InventionsState } from './state.ts'
import { english } from './words/english.ts'
import { italian } from './words/italian.ts'

const rules = new Map<string, Rule<InventionsState, Inventions>>([
  ['settle', settle],
  ['settled', settled],
  ['chronos-settles', chronosSettles],
  ['stone-age-ends', stoneAgeEnds],
  ['next-turn', nextTurn],
  ['main', main],
  ['turn', turn],
  ...actionIds.map((action): [string, Rule<InventionsState, Inventions>] => [action, actionRule(actionOf(action))]),
  ['after', after],
  ['chain', chain],
  ['technology', technology],
  ['turn-knowledge', turnKnowledge],
  ['pay', payWith],
  ['pay-any', payAny],
  ['effect', laterEffect],
  ['place-citizen', placeCitizen],
  ['choose-specialist', chooseSpecialist],
  ['refresh', refresh],
  ['call-home', callHome],
  ['share-reward', shareReward],
  ['economy', economyWindow],
  ['take-idea', takeIdea],
  ['return-aspiration', returnAspiration],
  ['progress', takeProgress],
  ['build', build],
  ['era-change', eraChange],
  ['turn-order', turnOrder],
  ['renew-era', renewEra],
  ['renew-ideas', renewOwnIdeas],
  ['final', final],
])

/** Inventions: Evolution of Ideas, by Vital Lacerda: 1 to 4 players, 13 turns each, with Chronos for one and two. */
export const inventions: Game<InventionsState, Inventions> = {
  id: 'inventions',
  title: 'Inventions: Evolution of Ideas',
  players: { min: 1, max: 4 },
  minutes: 150,
  weight: 5,
  rulesVersion: 1,
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
  moment: ({ space, turnsTaken }) => [space, turnsTaken],
  words: { en: english, it: italian },
}
