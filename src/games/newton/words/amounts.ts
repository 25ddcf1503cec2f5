import type { Gain, Payment, Volumes } from '../pack.ts'
import { volumeColors } from '../pack.ts'
import type { PlayerColor } from './phrases/terms.ts'
import type { Phrases } from './phrases.ts'

/** `2 coins and 1 potion` */
export function amountText({ terms }: Phrases, { coins, potions, students, vp }: Gain & Payment): string {
  const parts: string[] = []
  if (coins !== undefined) parts.push(terms.coins(coins))
  if (potions !== undefined) parts.push(terms.potions(potions))
  if (students !== undefined) parts.push(terms.students(students))
  if (vp !== undefined) parts.push(terms.vp(vp))
  return parts.length === 0 ? terms.nothing : terms.and(parts)
}

/** `1 orange volume and 2 green volumes` */
export function volumesText({ terms }: Phrases, volumes: Partial<Volumes>): string {
  const parts = [...volumeColors, 'any' as const].flatMap(color => {
    const count = volumes[color] ?? 0
    return count === 0 ? [] : [terms.volumes(count, color)]
  })
  return parts.length === 0 ? terms.nothing : terms.and(parts)
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
export const roman = (value: number): string => romans[value] ?? String(value)

const greek: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ' }
export const ancientLandText = ({ terms }: Phrases, symbol: string): string =>
  terms.ancientLand(greek[symbol] ?? symbol)

export const colorText = ({ terms }: Phrases, color: string): string =>
  terms.playerColors[color as PlayerColor] ?? color

/** `Work 3` */
export const actionText = (name: string, value: number): string => `${name} ${value}`
