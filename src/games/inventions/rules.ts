import type { AskedFrameOf, Rule, RuleTable } from '../../kernel/contract.ts'
import type { Inventions } from './components.ts'
import type { ActionId } from './pack.ts'
import { type Action, type ActionRule, actionRule } from './rules/action.ts'
import { actionsButDiplomats } from './rules/actions-but-diplomats.ts'
import { takeProgress } from './rules/aspirations.ts'
import { build } from './rules/building.ts'
import { callHome } from './rules/calling.ts'
import { after, chain, technology, turnKnowledge } from './rules/chain.ts'
import { chronosSettles } from './rules/chronos.ts'
import { callDiplomat, sendDiplomat } from './rules/diplomats.ts'
import { economyWindow, withEconomy } from './rules/economy.ts'
import { chooseSpecialist, laterEffect, placeCitizen, refresh } from './rules/effects.ts'
import { eraChange, renewEra, renewOwnIdeas, turnOrder } from './rules/era-change.ts'
import { takeIdea } from './rules/ideas.ts'
import { payAny, payWith } from './rules/payment.ts'
import { final, nextTurn } from './rules/round.ts'
import { shareReward } from './rules/share.ts'
import { settle, settled, stoneAgeEnds } from './rules/stone-age.ts'
import { giveBackAspiration, leaveOutAspiration } from './rules/surplus.ts'
import { main, turn } from './rules/turn.ts'
import type { InventionsState } from './state.ts'

const performing = (action: Action): ActionRule => withEconomy(actionRule(action))

const actions: Readonly<Record<ActionId, ActionRule>> = {
  present: performing(actionsButDiplomats.present),
  invent: performing(actionsButDiplomats.invent),
  innovate: performing(actionsButDiplomats.innovate),
  share: performing(actionsButDiplomats.share),
  'call-specialists': performing(actionsButDiplomats['call-specialists']),
  'gain-influence': performing(actionsButDiplomats['gain-influence']),
  travel: performing(actionsButDiplomats.travel),
  eureka: performing(actionsButDiplomats.eureka),
  'send-diplomat': performing(sendDiplomat),
  'call-diplomat': performing(callDiplomat),
}

const table = {
  settle,
  settled,
  'chronos-settles': chronosSettles,
  'stone-age-ends': stoneAgeEnds,
  'next-turn': nextTurn,
  main: withEconomy(main),
  turn,
  ...actions,
  after,
  chain: withEconomy(chain),
  technology: withEconomy(technology),
  'turn-knowledge': turnKnowledge,
  pay: withEconomy(payWith),
  'pay-any': withEconomy(payAny),
  effect: laterEffect,
  'place-citizen': withEconomy(placeCitizen),
  'choose-specialist': withEconomy(chooseSpecialist),
  refresh: withEconomy(refresh),
  'call-home': withEconomy(callHome),
  'share-reward': withEconomy(shareReward),
  economy: withEconomy(economyWindow),
  'take-idea': withEconomy(takeIdea),
  'return-aspiration': leaveOutAspiration,
  'give-back': giveBackAspiration,
  progress: withEconomy(takeProgress),
  build: withEconomy(build),
  'era-change': eraChange,
  'turn-order': turnOrder,
  'renew-era': renewEra,
  'renew-ideas': renewOwnIdeas,
  final,
} satisfies RuleTable<InventionsState, Inventions>

/** Every rule of Inventions by the name under which frames call it. */
export const rules: ReadonlyMap<string, Rule<InventionsState, Inventions>> = new Map(Object.entries(table))

/** What seats can be asked. */
export type AskedFrame = AskedFrameOf<InventionsState, typeof table>
