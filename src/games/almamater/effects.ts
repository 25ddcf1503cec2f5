import type { Option } from '../../kernel/question.ts'
import type { Effect, PackChoice } from './pack/effects.ts'
import type { PointSource } from './points.ts'
import { choiceOption } from './verbs.ts'

/** Effects of one component that are carried out in order, under a name by which a frame can come back to them. */
export interface EffectList {
  readonly id: string
  /** The component that gives them. */
  readonly because: string
  readonly source: PointSource
  readonly effects: readonly Effect[]
  /** It gives without fail and asks for nothing. */
  readonly sure: boolean
  /** The things to choose from, if one of the effects is a choice. */
  readonly choices: readonly EffectChoice[]
}

/** One of several things to choose from: what is paid, and what it gives. */
export interface EffectChoice {
  readonly take: Option
  readonly ducats: number
  readonly prestige: number
  readonly gives: EffectList
  /** It gives nothing but research steps. */
  readonly stepsOnly: boolean
}

/** Every list of effects, by its name. */
export type EffectLists = Map<string, EffectList>

export function addList(
  lists: EffectLists,
  id: string,
  because: string,
  source: PointSource,
  effects: readonly Effect[] = [],
): EffectList {
  const chosen = effects.flatMap(effect => ('chooseOne' in effect ? effect.chooseOne : []))
  const choices = prepareChoices(lists, id, because, source, 'choose', chosen)
  const sure = effects.every(effect => 'gain' in effect && effect.gain.tutors === undefined)
  const list: EffectList = { id, because, source, effects, sure, choices }
  lists.set(id, list)
  return list
}

/** A choice of one is called by the verb alone, as in `park`; of several by their number, as in `antiquarian:2`. */
export function prepareChoices(
  lists: EffectLists,
  id: string,
  because: string,
  source: PointSource,
  verb: string,
  choices: readonly PackChoice[],
): readonly EffectChoice[] {
  return choices.map((choice, at) => {
    const pay = 'exchange' in choice ? choice.exchange.pay : {}
    const effects = 'exchange' in choice ? choice.exchange.gain : [choice]
    return {
      take: choices.length === 1 ? choiceOption(verb) : choiceOption(verb, String(at + 1)),
      ducats: pay.ducats ?? 0,
      prestige: pay.prestige ?? 0,
      gives: addList(lists, `${id}:${at + 1}`, because, source, effects),
      stepsOnly: effects.every(effect => 'gain' in effect && Object.keys(effect.gain).every(key => /Steps$/.test(key))),
    }
  })
}
