import type { GameEvent, Seat } from '../../kernel/contract.ts'
import type { MetRule } from './coaching.ts'

/** Something that happened to whoever is coached, by its types. */
export const own =
  <Event extends GameEvent>(...types: readonly Event['type'][]) =>
  (event: Event, isOwn: boolean): boolean =>
    isOwn && types.includes(event.type)

/** Something that happened at the table, by its types. */
export const atTable =
  <Event extends GameEvent>(...types: readonly Event['type'][]) =>
  (event: Event): boolean =>
    types.includes(event.type)

/** The first rule that a seat met of late and was never told. */
export function ruleMet(
  rules: readonly MetRule[],
  happened: readonly GameEvent[],
  seat: Seat,
  told: readonly string[],
): MetRule | undefined {
  for (const event of ofLate(happened, seat)) {
    const met = rules.find(rule => !told.includes(rule.rule) && rule.meets(event, event.seat === seat))
    if (met !== undefined) return met
  }
  return undefined
}

/** What happened since the last turn of a seat began. */
function ofLate(happened: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  const isEnd = ({ type, seat: whose }: GameEvent): boolean => type === 'turn-ended' && whose === seat
  const last = happened.findLastIndex(isEnd)
  const before = happened.slice(0, Math.max(0, last)).findLastIndex(isEnd)
  return happened.slice(before + 1)
}
