import type { AskedRuleOf, Rule } from '../../kernel/contract.ts'
import type { Inventions } from './components.ts'
import type { ActionId } from './pack.ts'
import { type ActionRule, actionRule } from './rules/action.ts'
import { actionOf } from './rules/actions.ts'
import { returnAspiration, takeProgress } from './rules/aspirations.ts'
import { build } from './rules/building.ts'
import { callHome } from './rules/calling.ts'
import { after, chain, technology, turnKnowledge } from './rules/chain.ts'
import { chronosSettles } from './rules/chronos.ts'
import { economyWindow } from './rules/economy.ts'
import { chooseSpecialist, laterEffect, placeCitizen, refresh } from './rules/effects.ts'
import { eraChange, renewEra, renewOwnIdeas, turnOrder } from './rules/era-change.ts'
import { takeIdea } from './rules/ideas.ts'
import { payAny, payWith } from './rules/payment.ts'
import { final, nextTurn } from './rules/round.ts'
import { shareReward } from './rules/share.ts'
import { settle, settled, stoneAgeEnds } from './rules/stone-age.ts'
import { main, turn } from './rules/turn.ts'
import type { InventionsState } from './state.ts'

const actions: Readonly<Record<ActionId, ActionRule>> = {
  present: actionRule(actionOf('present')),
  invent: actionRule(actionOf('invent')),
  innovate: actionRule(actionOf('innovate')),
  share: actionRule(actionOf('share')),
  'call-specialists': actionRule(actionOf('call-specialists')),
  'gain-influence': actionRule(actionOf('gain-influence')),
  travel: actionRule(actionOf('travel')),
  eureka: actionRule(actionOf('eureka')),
  'send-diplomat': actionRule(actionOf('send-diplomat')),
  'call-diplomat': actionRule(actionOf('call-diplomat')),
}

const table = {
  settle,
  settled,
  'chronos-settles': chronosSettles,
  'stone-age-ends': stoneAgeEnds,
  'next-turn': nextTurn,
  main,
  turn,
  ...actions,
  after,
  chain,
  technology,
  'turn-knowledge': turnKnowledge,
  pay: payWith,
  'pay-any': payAny,
  effect: laterEffect,
  'place-citizen': placeCitizen,
  'choose-specialist': chooseSpecialist,
  refresh,
  'call-home': callHome,
  'share-reward': shareReward,
  economy: economyWindow,
  'take-idea': takeIdea,
  'return-aspiration': returnAspiration,
  progress: takeProgress,
  build,
  'era-change': eraChange,
  'turn-order': turnOrder,
  'renew-era': renewEra,
  'renew-ideas': renewOwnIdeas,
  final,
} satisfies Record<string, Rule<InventionsState, Inventions>>

/** Every rule of Inventions by the name under which frames call it. */
export const rules: ReadonlyMap<string, Rule<InventionsState, Inventions>> = new Map(Object.entries(table))

export type AskedRule = AskedRuleOf<typeof table>
