import { colorText } from './amounts.ts'
import type { TablePhrases } from './phrases/telling.ts'
import type { Phrases } from './phrases.ts'

/** What is chosen before the game, and its values. */
export const gameOptionText = ({ table }: Phrases, name: string): string =>
  table.options[name as keyof TablePhrases['options']] ?? name

export function optionValueText(phrases: Phrases, name: string, value: string): string {
  const { table } = phrases
  if (name === 'colors') return value === '' ? table.anyColor : colorText(phrases, value)
  if (value === 'true') return table.yes
  return value === 'false' ? table.no : value
}
