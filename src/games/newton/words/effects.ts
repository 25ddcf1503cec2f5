import type { Newton, QuickAction } from '../components.ts'
import type { ActionOptions, BasicAction, Effect } from '../pack.ts'
import { actionText, amountText, volumesText } from './amounts.ts'
import type { Phrases } from './phrases.ts'

/** What an effect does, made from its data. */
export function effectText(phrases: Phrases, { pack }: Newton, effect: Effect): string {
  const { effects, terms } = phrases
  switch (effect.kind) {
    case 'gain':
      return amountText(phrases, effect.gain)
    case 'convert':
      return effects.convert(amountText(phrases, effect.pay), amountText(phrases, effect.gain))
    case 'gainPerVolume':
      return effects.forEach(amountText(phrases, effect.gain), effects.availableVolume(effect.color))
    case 'gainPerIdenticalVolumes':
      return effects.forEach(amountText(phrases, effect.gain), effects.identicalVolumes(effect.setSize))
    case 'discardCard':
      return effects.discardCard(amountText(phrases, effect.gain))
    case 'copyImmediate':
    case 'doubleBonusTokens':
    case 'playMaster':
      return effects[effect.kind]
    case 'secondBook':
    case 'ignoreBookRequirement':
    case 'moveToFreeVillage':
    case 'extraTravelCube':
      return effects[effect.kind](amountText(phrases, effect.pay))
    case 'action':
      if (effect.action === 'any') return effects.anyAction(effect.value)
      return [
        actionText(terms.actions[effect.action], effect.value),
        ...optionTexts(phrases, effect.action, effect.options),
      ].join(', ')
    case 'actionPer':
      return effects.forEach(actionText(terms.actions[effect.action], effect.value), terms.counted[effect.per])
    case 'gainPer':
      return effects.forEach(amountText(phrases, effect.gain), terms.counted[effect.per])
    case 'lessonsThenAct':
      return effects.lessonsThenAct(actionText(terms.actions.lessons, effect.value))
    case 'removeBookshelfTiles':
      return effects.removeBookshelfTiles(effect.count)
    case 'placeTravelCube':
      return effects.placeTravelCube(terms.or(effect.targets.map(kind => terms.placeKinds[kind])))
    case 'payPlaceTravelCube':
      return effects.payPlaceTravelCube(amountText(phrases, effect.pay), terms.placeKinds[effect.target])
    case 'medicine':
      return effects.medicine(pack.tiles.medicine.sides.map(side => amountText(phrases, side.income)))
    case 'permanentVolumes':
      return effects.permanentVolumes(volumesText(phrases, effect.volumes))
  }
}

function optionTexts({ effects }: Phrases, action: BasicAction, options: ActionOptions = {}): readonly string[] {
  const texts: string[] = []
  if (options.split) texts.push(effects.split[action])
  if (options.ignoreRequirement) texts.push(effects.ignoreRequirement[action])
  if (options.noCoins) texts.push(effects.noCoins)
  if (options.freeRoutes) texts.push(effects.freeRoutes)
  if (options.cubesOnPassedPlaces) texts.push(effects.cubesOnPassedPlaces)
  return texts
}

/** All effects of a component, in printed order. */
export const effectsText = (phrases: Phrases, components: Newton, effects: readonly Effect[]): string =>
  effects.map(effect => effectText(phrases, components, effect)).join('; ')

export function quickEffectText(phrases: Phrases, components: Newton, { effect }: QuickAction): string {
  switch (effect.kind) {
    case 'turnOverCards':
      return phrases.effects.turnOverCards(effect.count)
    case 'increaseActionCardValue':
      return phrases.effects.increaseActionCardValue(effect.amount)
    case 'gain':
      return effectText(phrases, components, effect)
  }
}

/** An effect of a card by its name there. */
export function cardEffectText(phrases: Phrases, components: Newton, card: string, name: string): string {
  const effect = components.cards.get(card)?.effects.find(one => one.name === name)?.effect
  return effect === undefined ? name : effectText(phrases, components, effect)
}
