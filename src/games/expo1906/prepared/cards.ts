import type { Option } from '../../../kernel/question.ts'
import { byId } from '../../../kernel/rows.ts'
import type { Action, CardEffect, MeetingOption, Pack } from '../pack.ts'
import { option } from '../verbs.ts'

/** An action card: what its effects amount to. */
export interface Card {
  readonly id: string
  /** Base and improved card are the same action (E-R6). */
  readonly action: Action
  readonly isImproved: boolean
  readonly play: Option
  readonly money: number
  /** Resource tiles that can be bought, by the price of each. */
  readonly resourcePrices: readonly number[]
  /** Projects or Technologies that can be bought, by the price of each. */
  readonly academyPrices: readonly number[]
  readonly freeTiles: number
  /** Operations in the Lab. */
  readonly operations: number
  /** Movement points in the Patents Office. */
  readonly points: number
  readonly jumpDiscount: number
  /** Moves the Ghosts with these numbers of players. */
  readonly ghosts: readonly number[]
  /** How many of the options may be used, each once. */
  readonly choices: number
  readonly options: readonly MeetingOption[]
  readonly endsRound: boolean
}

export const prepareCards = ({ actionCards: { base, improved } }: Pack): ReadonlyMap<string, Card> =>
  byId([
    ...base.map(({ id, effects }) => prepareCard(id, id, false, effects)),
    ...improved.map(({ id, upgrades, effects }) => prepareCard(id, upgrades, true, effects)),
  ])

function prepareCard(id: string, action: Action, isImproved: boolean, effects: readonly CardEffect[]): Card {
  const find = <K extends string>(verb: K) =>
    effects.find((effect): effect is Extract<CardEffect, Record<K, unknown>> => verb in effect)
  const bought = (what: string): readonly number[] =>
    effects.flatMap(effect => ('buy' in effect && effect.buy === what ? effect.prices : []))
  const choose = find('choose')?.choose
  return {
    id,
    action,
    isImproved,
    play: option('play', id),
    money: find('gain')?.gain.money ?? 0,
    resourcePrices: bought('resource'),
    academyPrices: bought('project-or-technology'),
    freeTiles: find('take')?.max ?? 0,
    operations: find('lab')?.max ?? 0,
    points: find('patents')?.patents.points ?? 0,
    jumpDiscount: find('patents')?.patents.jumpDiscount ?? 0,
    ghosts: find('ghosts')?.onlyPlayers ?? [],
    choices: choose?.count ?? 0,
    options: choose?.options ?? [],
    endsRound: find('endRound') !== undefined,
  }
}
