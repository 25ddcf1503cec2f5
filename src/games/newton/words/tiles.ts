import { type ComponentText, sentences } from '../../../kernel/words.ts'
import type { Newton, QuickAction } from '../components.ts'
import type { BasicAction, Pack } from '../pack.ts'
import { amountText, ancientLandText } from './amounts.ts'
import { effectsText, quickEffectText } from './effects.ts'
import type { Phrases } from './phrases.ts'

type Tiles = Pack['tiles']

export function tokenText(phrases: Phrases, { gain }: Pack['bonusTokens'][number]): ComponentText {
  const amount = amountText(phrases, gain)
  const { token, tokenText } = phrases.components
  return { name: token(amount), text: sentences(tokenText(amount)) }
}

export function cityText(phrases: Phrases, newton: Newton, { effects }: Tiles['city'][number]): ComponentText {
  const effect = effectsText(phrases, newton, effects)
  const { city, cityText } = phrases.components
  return { name: city(effect), text: sentences(cityText(effect)) }
}

export function inventionText(
  phrases: Phrases,
  newton: Newton,
  { effects }: Tiles['invention'][number],
): ComponentText {
  const effect = effectsText(phrases, newton, effects)
  const { invention, inventionText } = phrases.components
  return { name: invention(effect), text: sentences(inventionText(effect)) }
}

export const universityText = (phrases: Phrases, { number }: Tiles['university'][number]): ComponentText => ({
  name: phrases.terms.university(number),
  text: sentences(phrases.components.universityText),
})

export const ancientLandTileText = (phrases: Phrases, { symbol }: Tiles['ancientLand'][number]): ComponentText => ({
  name: ancientLandText(phrases, symbol),
  text: sentences(phrases.components.ancientLandText),
})

export function specializationText(
  phrases: Phrases,
  newton: Newton,
  { takes }: Tiles['specialization'][number],
): ComponentText {
  const { anyIncome, anyDevelopment, specialization, specializationText } = phrases.components
  const any = takes.tile === 'income' ? anyIncome : anyDevelopment
  const tile = takes.type === 'any' ? any : tileName(phrases, newton, takes.tile, takes.type)
  return { name: specialization(tile), text: sentences(specializationText(tile)) }
}

/** An Income or Development tile by its type; the Medicine tile lies among the Income tiles. */
export function tileName(phrases: Phrases, newton: Newton, tile: 'income' | 'development', type: string): string {
  const { components, terms } = phrases
  if (type === 'medicine') return components.medicine
  if (tile === 'development') return components.development(terms.actions[type as BasicAction] ?? type)
  return components.income(incomeOf(phrases, newton, type))
}

/** What an Income tile pays in each round. */
const incomeOf = (phrases: Phrases, { incomes }: Newton, type: string): string =>
  amountText(phrases, incomes.get(type)?.income ?? {})

export const incomeText = (phrases: Phrases, newton: Newton, { type }: Tiles['income'][number]): ComponentText => ({
  name: tileName(phrases, newton, 'income', type),
  text: sentences(phrases.components.incomeText(incomeOf(phrases, newton, type))),
})

export const developmentText = (
  phrases: Phrases,
  newton: Newton,
  { type, symbols }: Tiles['development'][number],
): ComponentText => ({
  name: tileName(phrases, newton, 'development', type),
  text: sentences(phrases.components.developmentText(symbols, phrases.terms.actions[type])),
})

export const medicineText = (phrases: Phrases, { sides }: Tiles['medicine']): ComponentText => ({
  name: phrases.components.medicine,
  text: sentences(phrases.components.medicineText(sides.map(side => amountText(phrases, side.income)))),
})

export function objectiveText(phrases: Phrases, { scoring }: Tiles['objective'][number]): ComponentText {
  const { components, terms } = phrases
  const { per, vp, every = 1, max } = scoring
  const limit = max === null ? undefined : terms.vp(max)
  return {
    name: components.objective(components.scoredThings[per]),
    text: sentences(components.objectiveText(terms.vp(vp), components.scored[per](every), limit)),
  }
}

export function quickText(phrases: Phrases, newton: Newton, quick: QuickAction): ComponentText {
  const { components } = phrases
  const { quickText, oncePerTurn } = components
  const text = quickText(amountText(phrases, { coins: quick.coins }), quickEffectText(phrases, newton, quick))
  return {
    name: quickName(phrases, quick),
    text: sentences(text, ...(quick.limitPerTurn === null ? [] : [oncePerTurn(quick.limitPerTurn)])),
  }
}

function quickName(phrases: Phrases, { effect }: QuickAction): string {
  const { quickTurnOver, quickIncrease } = phrases.components
  if (effect.kind === 'turnOverCards') return quickTurnOver
  return effect.kind === 'gain' ? quickGainName(phrases, effect.gain) : quickIncrease
}

/** `Buy 1 potion`, `Enrol 1 Student` */
export function quickGainName(phrases: Phrases, gain: Parameters<typeof amountText>[1]): string {
  const { quickStudents, quickGain } = phrases.components
  const amount = amountText(phrases, gain)
  const onlyStudents = gain.students !== undefined && Object.keys(gain).length === 1
  return onlyStudents ? quickStudents(amount) : quickGain(amount)
}
