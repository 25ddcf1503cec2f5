import type { Option } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { addList, type EffectList, type EffectLists } from '../effects.ts'
import type { PackPayment, PackResearchCost, Requirement } from '../pack/costs.ts'
import type { Letter } from '../pack/terms.ts'
import type { Pack } from '../pack.ts'
import { option } from '../verbs.ts'

/** Setup cards, research cards, glory tiles and bust cards. */

export interface SetupCard {
  readonly id: string
  readonly number: number
  readonly white: number
  readonly gives: EffectList
  readonly keep: Option
  readonly discard: Option
}

export interface ResearchCard {
  readonly id: string
  readonly costs: readonly [ResearchCost, ResearchCost]
  readonly blue: readonly [boolean, boolean]
  readonly milestone: EffectList
}

export interface ResearchCost {
  readonly id: string
  readonly freeIf: Requirement | undefined
  /** Any one of these. */
  readonly ways: readonly PackPayment[]
}

export interface GloryTile {
  readonly id: string
  readonly letter: Letter
  readonly requires: readonly Requirement[]
}

export interface Bust {
  readonly id: string
  readonly letter: Letter
  readonly bonus: EffectList
  readonly take: Option
}

export function prepareSetupCard(lists: EffectLists, card: Pack['setupCards']['cards'][number]): SetupCard {
  const { id, cardNumber, whiteNumber, effects } = card
  effects.forEach((effect, at) => {
    addList(lists, `${id}:${at + 1}`, id, 'setup', [effect])
  })
  return {
    id,
    number: cardNumber,
    white: whiteNumber,
    gives: addList(lists, id, id, 'setup', effects),
    keep: option('keep', id),
    discard: option('discard', id),
  }
}

export function prepareResearchCards(lists: EffectLists, pack: Pack): readonly ResearchCard[] {
  const costs = new Map(pack.researchCosts.map(cost => [cost.id, prepareCost(cost)]))
  const milestones = new Map(
    pack.milestoneBonuses.map(({ id, effects }) => [id, addList(lists, id, id, 'milestones', effects)]),
  )
  return pack.researchCards.cards.map(({ id, levels: [first, second, third] }) => ({
    id,
    costs: [row(costs, first.cost), row(costs, second.cost)] as const,
    blue: [first.blue, second.blue] as const,
    milestone: row(milestones, third.milestone),
  }))
}

function prepareCost(cost: PackResearchCost): ResearchCost {
  const { id } = cost
  if ('pay' in cost) return { id, freeIf: undefined, ways: [cost.pay] }
  if ('freeIf' in cost) return { id, freeIf: cost.freeIf, ways: [cost.otherwise.pay] }
  return { id, freeIf: undefined, ways: cost.anyOf.map(way => way.pay) }
}

export const prepareBusts = (lists: EffectLists, { bustCards }: Pack): ReadonlyMap<Letter, Bust> =>
  new Map(
    bustCards.map(({ id, letter, bonus }) => [
      letter,
      { id, letter, bonus: addList(lists, id, id, 'busts', bonus), take: option('bust', letter) },
    ]),
  )
