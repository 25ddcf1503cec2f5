import { type ComponentText, sentences } from '../../../kernel/words.ts'
import type { Card, Master, Newton } from '../components.ts'
import { colorText, roman, volumesText } from './amounts.ts'
import { effectsText, effectText } from './effects.ts'
import type { Phrases } from './phrases.ts'

/** `Work II C`, or `Red Work` for a Starting card. */
export function cardName(phrases: Phrases, { id, action, level, color }: Card): string {
  const { terms, components } = phrases
  if (color !== undefined) return components.startingCard(terms.actions[action], colorText(phrases, color))
  const letter = id.slice(id.lastIndexOf('-') + 1).toUpperCase()
  return `${terms.actions[action]} ${roman(level)} ${letter}`
}

/** A card as its owner plays it: of one's own Starting cards the colour says nothing. */
export const ownCardName = (phrases: Phrases, card: Card): string =>
  card.color === undefined ? cardName(phrases, card) : phrases.terms.actions[card.action]

export function cardText(phrases: Phrases, newton: Newton, card: Card): ComponentText {
  const { terms, components } = phrases
  const volumes = Object.values(card.volumes).some(count => count > 0)
  return {
    name: cardName(phrases, card),
    text: sentences(
      card.color === undefined ? components.level(roman(card.level)) : components.startingCardText,
      components.action(terms.actions[card.action]),
      ...(volumes ? [components.volumes(volumesText(phrases, card.volumes))] : []),
      ...card.effects.map(({ effect }) => {
        const text = effectText(phrases, newton, effect)
        return effect.timing === 'immediate' ? components.immediateEffect(text) : components.effect(text)
      }),
    ),
  }
}

export function masterText(phrases: Phrases, newton: Newton, { name, vp, effects }: Master): ComponentText {
  const { terms, components } = phrases
  return {
    name,
    text: sentences(components.master, effectsText(phrases, newton, effects), components.worth(terms.vp(vp))),
  }
}
