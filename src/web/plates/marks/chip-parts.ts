import type { IconName } from '../icons/icons.ts'
import type { ChipPart, PlaceName } from '../targets.ts'

/** Adds an amount to the chip of a place: amounts of one kind with the same sign are one number. */
export function addToChips(chips: Map<PlaceName, ChipPart[]>, at: PlaceName, amount: number, icon: IconName): void {
  const parts = chips.get(at) ?? []
  const known = parts.findIndex(
    part => 'icon' in part && part.icon === icon && Math.sign(part.change) === Math.sign(amount),
  )
  const before = parts[known]
  if (before !== undefined && 'change' in before) parts[known] = { change: before.change + amount, icon }
  else parts.push({ change: amount, icon })
  chips.set(at, parts)
}
