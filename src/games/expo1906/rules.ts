import type { AskedFrameOf, Rule, RuleTable } from '../../kernel/contract.ts'
import type { Expo } from './components.ts'
import { buy } from './rules/buy.ts'
import { chooseChit } from './rules/chits.ts'
import { endGame, lastTurn } from './rules/ending.ts'
import { moveGhosts } from './rules/ghosts.ts'
import { handicap } from './rules/handicap.ts'
import { laboratory } from './rules/laboratory.ts'
import { meeting } from './rules/meeting.ts'
import { patents } from './rules/patents.ts'
import { reposition } from './rules/reposition.ts'
import { chooseCard, endTurn, nextTurn } from './rules/turn.ts'
import type { ExpoState } from './state.ts'

const table = {
  handicap,
  'next-turn': nextTurn,
  'choose-card': chooseCard,
  buy,
  laboratory,
  'move-ghosts': moveGhosts,
  patents,
  'choose-chit': chooseChit,
  meeting,
  reposition,
  'end-turn': endTurn,
  'last-turn': lastTurn,
  'end-game': endGame,
} satisfies RuleTable<ExpoState, Expo>

/** Every rule of Expo 1906 by the name under which frames call it. */
export const rules: ReadonlyMap<string, Rule<ExpoState, Expo>> = new Map(Object.entries(table))

/** What seats can be asked. */
export type AskedFrame = AskedFrameOf<ExpoState, typeof table>
