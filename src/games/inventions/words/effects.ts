import type { Effect } from '../effect.ts'
import type { Phrases } from './phrases.ts'

/** What an effect does, as a fragment: `gain 2 influence`. */
export function effectText(phrases: Phrases, effect: Effect): string {
  const { effects, terms } = phrases
  switch (effect.kind) {
    case 'ip':
      return effects.gain(terms.ip(effect.count))
    case 'influence':
      return effects.gain(terms.influence(effect.count))
    case 'scholar':
      return effects.gain(terms.scholars(effect.count))
    case 'specialist':
      return effect.type < 0
        ? effects.specialistOfChoice(effect.count)
        : effects.gain(specialistText(phrases, effect.type, effect.count))
    case 'aspiration':
      return effects.wildAspiration
    case 'economyToken':
      return effects.economyToken
    case 'placeCitizen':
      return effects.placeCitizens(effect.count)
    case 'action':
      return effects.action(terms.actions[effect.action])
    case 'refresh':
      return effects.refresh(effect.count)
    case 'callHome':
      return effects.callHome
    case 'build':
      return effects.build(terms.influence(effect.influence))
    case 'buy':
      return effects.buy(terms.influence(effect.influence), effectText(phrases, effect.gives))
    case 'discount':
      return effects.discount(effect.count)
    case 'turnOrder':
      return effects.turnOrder
    case 'none':
      return effects.none
  }
}

/** What an effect is called where there is little room: an action by its name alone. */
export const briefly = (phrases: Phrases, effect: Effect): string =>
  effect.kind === 'action' ? phrases.terms.actions[effect.action] : effectText(phrases, effect)

/** Specialists of a type, by its place; beyond the three types, of any. */
export const specialistText = ({ terms }: Phrases, type: number, count: number): string =>
  (terms.specialists[type] ?? terms.anySpecialists)(count)

/** `2 traders, 1 thinker`, or nothing. */
export function specialistsText(phrases: Phrases, counts: readonly number[]): string {
  const parts = counts.flatMap((count, type) => (count === 0 ? [] : [specialistText(phrases, type, count)]))
  return parts.length === 0 ? phrases.terms.nothing : parts.join(', ')
}

export const listed = ({ terms }: Phrases, items: readonly string[]): string =>
  items.length === 0 ? terms.nothing : items.join(', ')
