import type { AskedFrameOf, Rule, RuleTable } from '../../kernel/contract.ts'
import type { Newton } from './components.ts'
import { actionRules, anyAction } from './rules/basic-actions.ts'
import { removeTiles } from './rules/bookshelf-tiles.ts'
import { discard } from './rules/card-effects.ts'
import { draft, keepMasters } from './rules/draft.ts'
import { laterEffect } from './rules/effects.ts'
import { playMaster } from './rules/masters.ts'
import { placeTile } from './rules/place-tile.ts'
import { placeCubeRule } from './rules/placing-cubes.ts'
import { nextTurn, pushUnderDesk, renewRound } from './rules/round.ts'
import { chooseTile, replaceTile } from './rules/tiles.ts'
import { turn } from './rules/turn.ts'
import type { NewtonState } from './state.ts'

const table = {
  draft,
  'keep-masters': keepMasters,
  'next-turn': nextTurn,
  turn,
  ...actionRules,
  'any-action': anyAction,
  effect: laterEffect,
  discard,
  'play-master': playMaster,
  'place-cube': placeCubeRule,
  'place-tile': placeTile,
  'remove-tiles': removeTiles,
  'choose-tile': chooseTile,
  'replace-tile': replaceTile,
  'push-under': pushUnderDesk,
  'renew-round': renewRound,
} satisfies RuleTable<NewtonState, Newton>

/** Every rule of Newton by the name under which frames call it. */
export const rules: ReadonlyMap<string, Rule<NewtonState, Newton>> = new Map(Object.entries(table))

/** What seats can be asked. */
export type AskedFrame = AskedFrameOf<NewtonState, typeof table>
