import type { GameEvent, Seat } from './contract.ts'

/** How much of something a seat gains, or below zero pays. */
export interface AmountChange {
  readonly type: string
  readonly amount: number
}

/** What events with an amount add up to for a seat, in the order in which they first came. */
export function changesFor(events: readonly GameEvent[], seat: Seat): readonly AmountChange[] {
  const sums = new Map<string, number>()
  for (const event of events) {
    if (event.seat !== seat || !hasAmount(event)) continue
    sums.set(event.type, (sums.get(event.type) ?? 0) + event.amount)
  }
  return [...sums].filter(([, amount]) => amount !== 0).map(([type, amount]) => ({ type, amount }))
}

export const hasAmount = (event: GameEvent): event is GameEvent & { readonly amount: number } =>
  'amount' in event && typeof event.amount === 'number'
